import type { MailAbout } from '../domain/mail/mails-about';

/** The suffix of ids for the decision with this number: none for the first, `_2` for the second. */
export const decisionSuffix = (number: number) => (number === 1 ? '' : `_${number}`);

/** The id of the mail that carries the decision with this number; each undone one counts. */
export const decisionMailId = (requestId: string, number: number) =>
  `${requestId}_decision${decisionSuffix(number)}`;

/** The id of the mail that the page tells the reason of the decision with this number. */
export const explainedMailId = (requestId: string, number: number) =>
  `${requestId}_motivo${decisionSuffix(number)}`;

/** The id of the mail that tells that the decision with this number was undone. */
export const undoneMailId = (requestId: string, number: number) =>
  `${requestId}_deshecha_${number}`;

/** The id of the mail that confirms that a decline is reconsidered. */
export const reconsiderationMailId = (requestId: string) => `${requestId}_reconsideracion`;

/** The id of the mail that carries the bank's question with this number, from 1 on. */
export const questionMailId = (requestId: string, number: number) =>
  `${requestId}_pregunta_${number}`;

/** The id of the mail that reminds of that question. */
export const reminderMailId = (requestId: string, number: number) =>
  `${requestId}_recordatorio_${number}`;

/** The id of the mail that tells of a request that was closed without an answer. */
export const unansweredMailId = (requestId: string) => `${requestId}_sinRespuesta`;

/** The id of the mail that names the last day of the approval with this number, where none did. */
export const validityMailId = (requestId: string, number: number) =>
  `${requestId}_vigencia${decisionSuffix(number)}`;

/** The id of the mail that reminds of that day. */
export const approvalReminderMailId = (requestId: string, number: number) =>
  `${requestId}_caduca${decisionSuffix(number)}`;

/** The id of the mail that the approval with this number lapsed. */
export const lapsedMailId = (requestId: string, number: number) =>
  `${requestId}_caducada${decisionSuffix(number)}`;

/** The id of a mail to the bank that money went out for an approval that had ended. */
export const latePaymentMailId = (requestId: string, moment: Date, place: number) =>
  `${requestId}_pago_${moment.getTime()}_${place}`;

/** The id of the mail that confirms the answer to that question. */
export const answerMailId = (requestId: string, number: number) =>
  `${requestId}_respuesta_${number}`;

/** The id of the mail that confirms a withdrawal. */
export const withdrawalMailId = (requestId: string) => `${requestId}_retiro`;

/** The id of the mail that confirms a corrected address. */
export const correctionMailId = (requestId: string) => `${requestId}_correo`;

/** The id of a mail about a request. */
export function mailIdOf(requestId: string, { kind, number = 1 }: MailAbout): string {
  switch (kind) {
    case 'received':
      return requestId;
    case 'question':
      return questionMailId(requestId, number);
    case 'reminder':
      return reminderMailId(requestId, number);
    case 'answer':
      return answerMailId(requestId, number);
    case 'correction':
      return correctionMailId(requestId);
    case 'withdrawal':
      return withdrawalMailId(requestId);
    case 'reconsideration':
      return reconsiderationMailId(requestId);
    case 'unanswered':
      return unansweredMailId(requestId);
    case 'validity':
      return validityMailId(requestId, number);
    case 'approvalReminder':
      return approvalReminderMailId(requestId, number);
    case 'lapsed':
      return lapsedMailId(requestId, number);
    case 'result':
      return decisionMailId(requestId, number);
    case 'explained':
      return explainedMailId(requestId, number);
    case 'undone':
      return undoneMailId(requestId, number);
  }
}
