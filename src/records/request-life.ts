import { type Decision, type LoanRequest, toldOf } from '../domain/request/loan-request';
import type { Need, Question } from '../domain/request/questions';
import { RESERVED, type ToldReason } from '../domain/request/reasons';
import type { Reconsideration } from '../domain/request/reconsideration';
import type { CreditStatus } from '../domain/request/states';
import type { UndoneDecision } from '../domain/request/undo';
import { bankHoursRecord } from './bank-hours';
import { bankOutcomeRecord, loosePaymentRecord } from './bank-outcome';
import { decisionSuffix } from './mail';
import type { Moments } from './moments';
import { requestProofRecord } from './proof';
import { STORED_STATUS } from './states';
import { toUndoRecord, undoneRecord } from './undo';
import { BY_VISITOR, STORED_CAUSE, STORED_NEED, STORED_POINT, STORED_TOLD } from './words';

type At = Moments['at'];

/** The fields that change with a request's state; only one with a code has `actualizado`. */
export const moveRecord = (status: CreditStatus, code: string | undefined, now: unknown) => ({
  estadoCredito: STORED_STATUS[status],
  ...(code && { actualizado: now }),
});

/** `retiro` as written when a request is withdrawn at this moment. */
export const withdrawalRecord = (fecha: unknown) => ({ retiro: { fecha } });

/** `reconsideracion` as written: what the visitor says. */
export const reconsiderationRecord = (
  { point, words }: Pick<Reconsideration, 'point' | 'words'>,
  fecha: unknown,
) => ({ reconsideracion: { fecha, sobre: STORED_POINT[point], texto: words } });

/** `cierre` as written when a request is closed at this moment because nobody answered, or lapsed. */
export const closingRecord = (fecha: unknown) => ({ cierre: { fecha } });

/** What a reminder adds to the question with this number. */
export const reminderRecord = (number: number, recordada: unknown) => ({
  [`preguntas.${number}.recordada`]: recordada,
});

/** `decision` as written; a decline has a reason, as it is told, and an approval may have a last moment. */
export const decisionRecord = (
  reason: ToldReason | undefined,
  fecha: unknown,
  hasta?: unknown,
) => ({
  decision: {
    fecha,
    ...(reason && { motivo: STORED_TOLD[reason] }),
    ...(hasta !== undefined && { hasta }),
  },
});

/** What telling its visitor of the last moment adds to an approval. */
export const toldUntilRecord = (hasta: unknown, avisada: unknown) => ({
  'decision.hasta': hasta,
  'decision.avisada': avisada,
});

/** What a reminder of its last moment adds to an approval. */
export const approvalReminderRecord = (recordada: unknown) => ({
  'decision.recordada': recordada,
});

/** What telling the reason after all changes in a `decision`. */
export const explainedRecord = (reason: ToldReason, explicado: unknown) => ({
  'decision.motivo': STORED_TOLD[reason],
  'decision.explicado': explicado,
});

/** What a whole record tells of why this decision was made. */
export const toldDecision = (
  request: LoanRequest,
  { reason, duplicateOf }: Pick<Decision, 'reason' | 'duplicateOf'>,
): ToldReason | undefined =>
  reason && reason !== RESERVED ? toldOf(request, reason, duplicateOf !== undefined) : reason;

/** All of `decision` of a whole record. */
function storedAnswer(request: LoanRequest, one: Decision, at: At) {
  const { decidedAt, until, toldAt, remindedAt, explainedAt } = one;
  const told = toldDecision(request, one);
  const { decision } = decisionRecord(told, at(decidedAt), until && at(until));
  return {
    decision: {
      ...decision,
      ...(toldAt && { avisada: at(toldAt) }),
      ...(remindedAt && { recordada: at(remindedAt) }),
      ...(explainedAt && { explicado: at(explainedAt) }),
    },
  };
}

/** The question with this number, from 1 on, as written into `preguntas`. */
export const questionRecord = (number: number, need: Need, fecha: unknown) => ({
  [`preguntas.${number}`]: { necesita: STORED_NEED[need], fecha },
});

/** The answer to the question with this number as written. */
export const answerRecord = (number: number, text: string, respondida: unknown) => ({
  [`preguntas.${number}.respuesta`]: text,
  [`preguntas.${number}.respondida`]: respondida,
});

/** A corrected address as written, with the one before. */
export const correctionRecord = (email: string, previous: string, fecha: unknown) => ({
  correo: email,
  correccion: { anterior: previous, fecha },
});

/** The end of promotions as written. */
export const promotionsEndRecord = (moment: unknown) => ({
  'consentimiento.mercadeo': false,
  'consentimiento.retiroMercadeo': moment,
});

function storedQuestion({ need, askedAt, remindedAt, answer }: Question, at: At) {
  return {
    necesita: need && STORED_NEED[need],
    fecha: at(askedAt),
    ...(remindedAt && { recordada: at(remindedAt) }),
    ...(answer && { respuesta: answer.text, respondida: at(answer.answeredAt) }),
  };
}

/** A decision with the state that it led to, as a proposal to undo it begins. */
export const storedDecision = (
  {
    status,
    decidedAt,
    reason,
  }: Pick<UndoneDecision, 'decidedAt' | 'reason'> & { readonly status: CreditStatus },
  at: At,
) => ({
  estado: STORED_STATUS[status],
  fecha: at(decidedAt),
  ...(reason && { motivo: STORED_TOLD[reason] }),
});

/** A decision that was undone, as a request and its tracker hold it. */
export function storedUndone(request: LoanRequest, undone: UndoneDecision, at: At) {
  const { undoneAt, byVisitor, next } = undone;
  const causa = byVisitor ? BY_VISITOR : STORED_CAUSE[undone.cause ?? 'other'];
  return undoneRecord(
    toUndoRecord(storedDecision({ ...undone, reason: toldDecision(request, undone) }, at), {
      causa,
      next,
    }),
    at(undoneAt),
  );
}

/** The fields of everything that happened to a request after it was sent. */
export function requestLife(request: LoanRequest, at: At) {
  const { decision, undone, withdrawnAt, unansweredAt, lapsedAt, correction } = request;
  const { questions, proven, expiresAt, reconsideration, atBank } = request;
  const numbered = questions.map((one, place) => [`${place + 1}`, storedQuestion(one, at)]);
  return {
    ...(decision && storedAnswer(request, decision, at)),
    ...(undone && {
      decisiones: Object.fromEntries(
        undone.map((one, place) => [`${place + 1}`, storedUndone(request, one, at)]),
      ),
      vuelta: decisionSuffix(undone.length + 1),
    }),
    ...(atBank && bankOutcomeRecord(atBank.kind, at(atBank.at), atBank.isLate)),
    ...(request.hasLoosePayment && loosePaymentRecord),
    ...(reconsideration && reconsiderationRecord(reconsideration, at(reconsideration.askedAt))),
    ...(withdrawnAt && withdrawalRecord(at(withdrawnAt))),
    ...(unansweredAt && closingRecord(at(unansweredAt))),
    ...(lapsedAt && closingRecord(at(lapsedAt))),
    ...(correction && {
      correccion: { anterior: correction.previous, fecha: at(correction.correctedAt) },
    }),
    ...(numbered.length > 0 && { preguntas: Object.fromEntries(numbered) }),
    ...(proven && { prueba: requestProofRecord(proven, at) }),
    ...bankHoursRecord(request, at),
    ...(expiresAt && { expira: at(expiresAt) }),
  };
}
