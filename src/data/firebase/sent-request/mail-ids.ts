import type { LoanRequest } from '../../../domain/request/loan-request';
import type { CaseMail } from '../../staff/casework';

/** The id of the mail that carries a decision. */
export const decisionMailId = (requestId: string) => `${requestId}_decision`;

/** The id of the mail that carries the bank's question with this number, from 1 on. */
export const questionMailId = (requestId: string, number: number) =>
  `${requestId}_pregunta_${number}`;

/** The id of the mail that confirms the answer to that question. */
export const answerMailId = (requestId: string, number: number) =>
  `${requestId}_respuesta_${number}`;

/** The id of the mail that confirms a withdrawal. */
export const withdrawalMailId = (requestId: string) => `${requestId}_retiro`;

/** The id of the mail that confirms a corrected address. */
export const correctionMailId = (requestId: string) => `${requestId}_correo`;

/** A mail that there may be about a request. */
export interface MailAbout {
  readonly mailId: string;
  readonly kind: CaseMail['kind'];
  /** When its record asked for it. */
  readonly askedAt: Date;
}

/** The mails that there may be about a request, oldest first. */
export function mailsAbout(request: LoanRequest): MailAbout[] {
  const { id, receivedAt, decision, withdrawnAt, correction, questions } = request;
  const about = (kind: MailAbout['kind'], mailId: string, askedAt: Date | undefined) =>
    askedAt ? [{ kind, mailId, askedAt }] : [];
  return [
    ...about('received', id, receivedAt),
    ...questions.flatMap(({ askedAt, answer }, place) => [
      ...about('question', questionMailId(id, place + 1), askedAt),
      ...about('answer', answerMailId(id, place + 1), answer?.answeredAt),
    ]),
    ...about('correction', correctionMailId(id), correction?.correctedAt),
    ...about('withdrawal', withdrawalMailId(id), withdrawnAt),
    ...about('result', decisionMailId(id), decision?.decidedAt),
  ].sort((a, b) => a.askedAt.getTime() - b.askedAt.getTime());
}

/** Their ids. */
export function mailIdsOf(request: LoanRequest): string[] {
  return mailsAbout(request).map(({ mailId }) => mailId);
}
