import { doc, Timestamp, updateDoc } from 'firebase/firestore/lite';
import { UNSENT_MINUTES } from '../../../../domain/mail/mail';
import type { LoanRequest } from '../../../../domain/request/loan-request';
import type { CaseMail, MailStatus } from '../../../staff/casework';
import { readKept } from '../../connection/read-kept';
import { type WriteOutcome, writeOnce } from '../../connection/write-once';
import type { StaffContext } from '../../context';
import type { RecordFields } from '../../records/record-fields';
import { fromStoredDelivery } from '../../records/stored-names';
import { mailsAbout } from '../../sent-request/mail-ids';

const UNSENT_MS = UNSENT_MINUTES * 60_000;

/** `delivery` as the mail function or the extension writes it; its fields are theirs to change. */
function readDelivery(mailId: string, delivery: RecordFields): Omit<MailStatus, 'stuck'> {
  const { state, error, attempts } = delivery;
  return {
    mailId,
    state: fromStoredDelivery(state),
    error: typeof error === 'string' && error !== '' ? error : undefined,
    attempts: typeof attempts === 'number' ? attempts : 0,
  };
}

/** When a delivery counts as stuck, in milliseconds; undefined where it never does. */
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
  return { ...readDelivery(mailId, delivery), stuck: from !== undefined && from < clock.now() };
}

/** Every mail about a request, oldest first; see StaffBackend.mailsOf. */
export async function mailsOf(
  context: StaffContext,
  request: LoanRequest,
): Promise<readonly CaseMail[]> {
  const mails = mailsAbout(request).map(async ({ mailId, kind, askedAt }) => {
    const mail = await context.caller.read(() => readMail(context, mailId, askedAt));
    return mail ? [{ ...mail, kind }] : [];
  });
  return (await Promise.all(mails)).flat();
}

/** Has a mail that failed or is stuck sent again; one that is on its way is left as it is. */
export function sendMailAgain(context: StaffContext, mailId: string): Promise<void> {
  return writeOnce<void>(context.caller, {
    write: () => updateDoc(doc(context.db, 'mail', mailId), { 'delivery.state': 'RETRY' }),
    async readBack(): Promise<WriteOutcome<void>> {
      const mail = await readMail(context, mailId);
      return mail === undefined || mail.stuck || ['error', 'unsent'].includes(mail.state)
        ? { kind: 'missing' }
        : { kind: 'stored', value: undefined };
    },
  });
}
