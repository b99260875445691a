import { doc, runTransaction, serverTimestamp, Timestamp } from 'firebase/firestore/lite';
import { RESENDABLE_STATES, UNSENT_MINUTES } from '../../../../domain/mail/mail';
import { mailsAbout } from '../../../../domain/mail/mails-about';
import type { LoanRequest } from '../../../../domain/request/loan-request';
import { MINUTE_MS } from '../../../../domain/time';
import type { RecordFields } from '../../../../records/fields';
import { mailIdOf } from '../../../../records/mail';
import { auditEntry } from '../../../../records/staff/audit';
import { fromStoredDelivery } from '../../../../records/states';
import type { CaseMail, MailStatus } from '../../../staff/casework';
import { readKept } from '../../connection/read-kept';
import { type WriteOutcome, writeOnce } from '../../connection/write-once';
import type { StaffContext } from '../../context';

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

const isResendable = ({ state }: MailStatus) => RESENDABLE_STATES.includes(state);

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
export function sendMailAgain(context: StaffContext, mailId: string): Promise<void> {
  const { db, caller } = context;
  const author = context.author();
  const path = doc(db, 'mail', mailId);
  const [requestId = ''] = mailId.split('_');
  return writeOnce<void>(caller, {
    write: () =>
      runTransaction(
        db,
        async (transaction) => {
          const times = resendsOf((await transaction.get(path)).data() ?? {}) + 1;
          const id = `reenvio_${mailId}_${times}`;
          const { data } = auditEntry(id, 'reenviar', `mail/${mailId}`, author, serverTimestamp());
          transaction.update(path, { 'delivery.state': 'RETRY', reenvios: times });
          transaction.set(doc(db, 'auditoria', id), { ...data, caso: requestId });
        },
        { maxAttempts: 1 },
      ),
    async readBack(): Promise<WriteOutcome<void>> {
      const mail = await readMail(context, mailId);
      const isWaiting = mail && (mail.stuck || mail.state === 'unsent' || isResendable(mail));
      return mail === undefined || isWaiting
        ? { kind: 'missing' }
        : { kind: 'stored', value: undefined };
    },
  });
}
