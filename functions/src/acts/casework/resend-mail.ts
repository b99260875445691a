import { isResendable } from '../../../../src/domain/acts/casework.ts';
import { isComplaintNumber } from '../../../../src/domain/complaint/number.ts';
import { MAX_RESENDS } from '../../../../src/domain/mail/mail.ts';
import { mailsAbout } from '../../../../src/domain/mail/mails-about.ts';
import {
  complaintAnswerId,
  complaintReceiptId,
  complaintWithdrawalId,
  readComplaint,
} from '../../../../src/records/complaint.ts';
import { type RecordFields, reader } from '../../../../src/records/fields.ts';
import { mailIdOf } from '../../../../src/records/mail.ts';
import { readDelivery, resendsOf } from '../../../../src/records/mail-status.ts';
import { readLoanRequest } from '../../../../src/records/request.ts';
import { refused, staffAct } from '../act.ts';
import { readable } from '../readable.ts';

/** The record that asked for a mail: a request, a complaint, or a sign-up of the same id. */
function recordPath(mail: string): string {
  const [id = ''] = mail.split('_');
  if (isComplaintNumber(id)) return `reclamos/${id}`;
  return mail === id || /_[a-z]/.test(mail) ? `users/${id}` : `subscriptores/${mail}`;
}

/** When a record asked for a mail; undefined if it cannot be told. */
function askedAt(mail: string, record: RecordFields): Date | undefined {
  const [id = ''] = mail.split('_');
  if (isComplaintNumber(id)) {
    const { receivedAt, answer, withdrawnAt } = readComplaint(id, record);
    if (mail === complaintReceiptId(id)) return receivedAt;
    if (mail === complaintAnswerId(id)) return answer?.answeredAt;
    return mail === complaintWithdrawalId(id) ? withdrawnAt : undefined;
  }
  if (recordPath(mail).startsWith('subscriptores')) return reader(record, mail).date('registro');
  const request = readLoanRequest(id, record);
  return mailsAbout(request).find((about) => mailIdOf(id, about) === mail)?.askedAt;
}

/** Has a failed or stuck mail sent again, unchanged; leaves alone one that is on its way. */
export const resendMail = staffAct('resendMail', {
  roles: ['analyst', 'reviewer'],
  audit: ['reenviar'],
  async run({ mail, resends }, { store, now }) {
    const [stored, record] = await store.get(`mail/${mail}`, recordPath(mail));
    if (!stored) return refused('conflict');
    const times = resendsOf(stored);
    const asked = readable(record, (fields) => askedAt(mail, fields));
    const delivery = readDelivery(mail, stored, asked);
    const { state } = delivery;
    const waits = isResendable(delivery, now);
    if (!waits) return state === 'unsent' ? refused('too-early') : 'done';
    if (times !== resends) return refused('conflict');
    if (times >= MAX_RESENDS) return refused('too-many');
    const [caso = ''] = mail.split('_');
    return {
      writes: [
        { update: `mail/${mail}`, fields: { 'delivery.state': 'RETRY', reenvios: times + 1 } },
      ],
      entries: [
        {
          id: `reenvio_${mail}_${times + 1}`,
          action: 'reenviar',
          about: `mail/${mail}`,
          fields: { caso },
        },
      ],
    };
  },
});
