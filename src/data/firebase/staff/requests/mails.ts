import { doc, Timestamp } from 'firebase/firestore/lite';
import { UNSENT_MINUTES } from '../../../../domain/mail/mail';
import { mailsAbout } from '../../../../domain/mail/mails-about';
import type { LoanRequest } from '../../../../domain/request/loan-request';
import { MINUTE_MS } from '../../../../domain/time';
import type { RecordFields } from '../../../../records/fields';
import { mailIdOf } from '../../../../records/mail';
import { fromStoredDelivery } from '../../../../records/states';
import type { CaseMail, MailStatus } from '../../../staff/casework';
import { readKept } from '../../connection/read-kept';
import type { StaffContext } from '../../context';
import { carryOut } from '../act';

const UNSENT_MS = UNSENT_MINUTES * MINUTE_MS;

/** `delivery` as the mail function or the extension writes it; this code only reads its fields. */
function readDelivery(mailId: string, delivery: RecordFields) {
  const { state, error, attempts } = delivery;
  return {
    mailId,
    state: fromStoredDelivery(state),
    error: typeof error === 'string' && error !== '' ? error : undefined,
    attempts: typeof attempts === 'number' ? attempts : 0,
  };
}

/** How often staff had a mail sent again. */
const resendsOf = ({ reenvios }: RecordFields) => (typeof reenvios === 'number' ? reenvios : 0);

/** When a delivery counts as stuck, in milliseconds; undefined if it never does. */
function stuckFrom({ state, leaseExpireTime }: RecordFields, askedAt: Date | undefined) {
  if (state === undefined) return askedAt && askedAt.getTime() + UNSENT_MS;
  return state === 'PROCESSING' && leaseExpireTime instanceof Timestamp
    ? leaseExpireTime.toMillis()
    : undefined;
}

/** `askedAt`: when the mail's record asked for it; without it a new mail never counts as stuck. */
async function readMail(
  { db, clock }: StaffContext,
  mailId: string,
  askedAt?: Date,
): Promise<MailStatus | undefined> {
  const mail = await readKept(doc(db, 'mail', mailId));
  if (mail === undefined) return undefined;
  const delivery: RecordFields = mail.delivery ?? {};
  const from = stuckFrom(delivery, askedAt);
  return {
    ...readDelivery(mailId, delivery),
    stuck: from !== undefined && from < clock.now(),
    resends: resendsOf(mail),
  };
}

/** A mail with its delivery, undefined if there is none. */
export function mailStatus(
  context: StaffContext,
  mailId: string,
  askedAt: Date,
): Promise<MailStatus | undefined> {
  return context.caller.read(() => readMail(context, mailId, askedAt));
}

/** Every mail about a request, oldest first; see StaffBackend.mailsOf. */
export async function mailsOf(
  context: StaffContext,
  request: LoanRequest,
): Promise<readonly CaseMail[]> {
  const mails = mailsAbout(request).map(async (about) => {
    const mailId = mailIdOf(request.id, about);
    const mail = await mailStatus(context, mailId, about.askedAt);
    return mail ? [{ ...mail, kind: about.kind }] : [];
  });
  return (await Promise.all(mails)).flat();
}

/**
 * Sends a mail again that failed, is stuck or was held back by its limit; leaves alone one in
 * progress.
 */
export async function sendMailAgain(context: StaffContext, mailId: string): Promise<void> {
  const mail = await context.caller.read(() => readMail(context, mailId));
  await carryOut(context, 'resendMail', { mail: mailId, resends: mail?.resends ?? 0 });
}
