import { brand } from '../../../../src/config/brand.ts';
import { isOpenComplaint } from '../../../../src/domain/complaint/complaint.ts';
import { complaintWithdrawnMail } from '../../../../src/domain/mail/complaint-mails.ts';
import {
  complaintWithdrawalId,
  complaintWithdrawalRecord,
  readComplaint,
} from '../../../../src/records/complaint.ts';
import { refused, visitorAct } from '../act.ts';
import { readable } from '../readable.ts';

/** Withdraws an open complaint of the own session for good. */
export const withdrawComplaint = visitorAct('withdrawComplaint', {
  needs: 'session',
  async run({ number }, { store, visitor, now }) {
    const [record] = await store.get(`reclamos/${number}`);
    const complaint = readable(record, (fields) => readComplaint(number, fields));
    if (!complaint || record?.id !== visitor.uid) return refused('conflict');
    if (complaint.withdrawnAt) return 'done';
    if (!isOpenComplaint(complaint)) return refused('conflict');
    const message = { ...complaintWithdrawnMail(brand, number)[complaint.language] };
    return {
      writes: [
        { update: `reclamos/${number}`, fields: complaintWithdrawalRecord(now) },
        {
          create: `mail/${complaintWithdrawalId(number)}`,
          fields: { to: complaint.email, message },
        },
      ],
      entries: undefined,
    };
  },
});
