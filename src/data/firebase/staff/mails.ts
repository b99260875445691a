import { doc, getDoc, updateDoc } from 'firebase/firestore/lite';
import type { LoanRequest } from '../../../domain/loan-request';
import type { MailStatus } from '../../staff-backend';
import type { RecordFields } from '../record-fields';
import { fromStoredDelivery } from '../stored-names';
import { type Trace, writeOnce } from '../write-once';
import type { StaffContext } from './context';

/** The id of the mail that carries a decision. */
export function decisionMailId(requestId: string): string {
  return `${requestId}_decision`;
}

/** `delivery` as the mail function or the extension writes it; its fields are theirs to change. */
function readDelivery(mailId: string, delivery: RecordFields): MailStatus {
  const { state, error, attempts } = delivery;
  return {
    mailId,
    state: fromStoredDelivery(state),
    error: typeof error === 'string' && error !== '' ? error : undefined,
    attempts: typeof attempts === 'number' ? attempts : 0,
  };
}

async function readMail({ db }: StaffContext, mailId: string): Promise<MailStatus | undefined> {
  const mail = await getDoc(doc(db, 'mail', mailId));
  return mail.exists() ? readDelivery(mailId, mail.data().delivery ?? {}) : undefined;
}

/** How far a request's mail has come, undefined where there is none. */
export function mailStatus(
  context: StaffContext,
  request: LoanRequest,
  which: 'received' | 'result',
): Promise<MailStatus | undefined> {
  const mailId = which === 'received' ? request.id : decisionMailId(request.id);
  return context.caller.read(() => readMail(context, mailId));
}

/** Has a mail that failed sent again; one that is no longer failed is left as it is. */
export function sendMailAgain(context: StaffContext, mailId: string): Promise<void> {
  return writeOnce<void>(context.caller, {
    write: () => updateDoc(doc(context.db, 'mail', mailId), { 'delivery.state': 'RETRY' }),
    async look(): Promise<Trace<void>> {
      const mail = await readMail(context, mailId);
      return mail === undefined || mail.state === 'error' || mail.state === 'unsent'
        ? { found: 'absent' }
        : { found: 'done', value: undefined };
    },
    confirmed: () => undefined,
  });
}
