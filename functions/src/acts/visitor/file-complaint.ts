import { brand } from '../../../../src/config/brand.ts';
import {
  COMPLAINT_PAUSE_SECONDS,
  isNumberOfYear,
  MAX_COMPLAINTS,
} from '../../../../src/domain/complaint/complaint.ts';
import { complaintReceiptMail } from '../../../../src/domain/mail/complaint-mails.ts';
import {
  complaintReceiptId,
  complaintRecord,
  isSameComplaint,
  newComplaint,
  ownComplaintsRecord,
  readComplaint,
  readOwnComplaints,
} from '../../../../src/records/complaint.ts';
import { refused, visitorAct } from '../act.ts';
import { readable } from '../readable.ts';

/** Makes a complaint under a number of the browser. The same as the last one, still open, is that one. */
export const fileComplaint = visitorAct('fileComplaint', {
  needs: 'session',
  async run({ number, code, ...said }, { store, visitor, now }) {
    const { uid } = visitor;
    const draft = { ...said, code: code === '' ? undefined : code };
    const [list, taken, known] = await store.get(
      `misReclamos/${uid}`,
      `reclamos/${number}`,
      ...(draft.code === undefined ? [] : [`codigos/${draft.code}`]),
    );
    const own = list && readOwnComplaints(uid, list);
    const numbers = own?.numbers ?? [];
    const last = numbers.at(-1);
    const [record] = last === undefined ? [] : await store.get(`reclamos/${last}`);
    const stored = last === undefined ? undefined : readable(record, (f) => readComplaint(last, f));
    if (stored && !stored.withdrawnAt && isSameComplaint(stored, draft)) return 'done';
    if (taken || !isNumberOfYear(number, now)) return refused('conflict');
    const seconds = own ? (now.getTime() - own.last.getTime()) / 1000 : COMPLAINT_PAUSE_SECONDS;
    if (numbers.length >= MAX_COMPLAINTS || seconds < COMPLAINT_PAUSE_SECONDS)
      return refused('limit');
    if (draft.code !== undefined && !known) return refused('no-request');
    const complaint = newComplaint(number, draft, now);
    const message = { ...complaintReceiptMail(brand, number)[complaint.language] };
    return {
      writes: [
        {
          create: `reclamos/${number}`,
          fields: complaintRecord(complaint, uid, (moment) => moment),
        },
        { merge: `misReclamos/${uid}`, fields: ownComplaintsRecord([...numbers, number], now) },
        { create: `mail/${complaintReceiptId(number)}`, fields: { to: complaint.email, message } },
      ],
      entries: undefined,
    };
  },
});
