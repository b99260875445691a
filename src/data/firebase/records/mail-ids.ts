import type { LoanRequest } from '../../../domain/request/loan-request';

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

/** The ids of the mails that there may be about a request, oldest first. */
export function mailIdsOf(request: LoanRequest): string[] {
  const { id, receivedAt, decision, withdrawnAt, correction, questions } = request;
  const asked: readonly (readonly [mailId: string, askedAt: Date | undefined])[] = [
    [id, receivedAt],
    ...questions.flatMap(({ askedAt, answer }, place) => [
      [questionMailId(id, place + 1), askedAt] as const,
      [answerMailId(id, place + 1), answer?.answeredAt] as const,
    ]),
    [correctionMailId(id), correction?.correctedAt],
    [withdrawalMailId(id), withdrawnAt],
    [decisionMailId(id), decision?.decidedAt],
  ];
  return asked
    .flatMap(([mailId, askedAt]) => (askedAt ? [{ mailId, askedAt: askedAt.getTime() }] : []))
    .sort((a, b) => a.askedAt - b.askedAt)
    .map(({ mailId }) => mailId);
}
