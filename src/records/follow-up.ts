import { type BankOutcomeKind, outcomeNow } from '../domain/request/bank-outcome';
import {
  changedAt,
  type LoanRequest,
  openQuestion,
  VERIFICATION_HOURS,
} from '../domain/request/loan-request';
import type { Need } from '../domain/request/questions';
import type { ToldReason } from '../domain/request/reasons';
import type { CreditStatus } from '../domain/request/states';
import type { Tracking } from '../domain/request/tracking';
import { bankHoursRecord, readBankHours } from './bank-hours';
import {
  bankOutcomeRecord,
  loosePaymentRecord,
  readBankOutcome,
  readHasLoosePayment,
} from './bank-outcome';
import { type RecordFields, reader } from './fields';
import type { Moments } from './moments';
import { storedUndone, toldDecision } from './request-life';
import { STORED_STATUS } from './states';
import { readUndone } from './undo';
import { STORED_NEED, STORED_TOLD, wordOf } from './words';

/** The changing part of a request that its code shows. */
export interface Shown {
  readonly status: CreditStatus;
  /** Why it was declined. */
  readonly reason?: ToldReason | undefined;
  /** What the last question asks for. */
  readonly need?: Need | undefined;
}

/** What a move of a request changes in `seguimiento/{code}`. */
export function trackerMove({ status, reason, need }: Shown, actualizada: unknown) {
  return {
    estado: STORED_STATUS[status],
    actualizada,
    motivo: reason ? STORED_TOLD[reason] : null,
    necesita: need ? STORED_NEED[need] : null,
  };
}

/** `banco` of a tracker as written: that a loan is paid back is nobody's business who has the code. */
export const trackedOutcome = (kind: BankOutcomeKind, moment: unknown) =>
  bankOutcomeRecord(kind === 'repaid' ? 'disbursed' : kind, moment);

/** `hasta` of a tracker as written: the last moment of its approval, also once that lapsed. */
export const trackedUntil = (hasta: unknown) => (hasta === undefined ? {} : { hasta });

/**
 * `seguimiento/{code}` as written. `plazo` is a number of hours and not a moment, because only the
 * server knows when a request is sent. The hours run from `enviada` until an act writes `vence`, or,
 * after a return to review from before that, from the return, which `anterior` (the decision that was
 * undone last) dates.
 */
export function trackerRecord(request: LoanRequest, at: Moments['at']) {
  const { gameId, status, decision, receivedAt, atBank, expiresAt } = request;
  const undone = request.undone?.at(-1);
  const shown = {
    status,
    reason: decision && toldDecision(request, decision),
    need: openQuestion(request)?.need,
  };
  return {
    juego: gameId,
    enviada: at(receivedAt),
    plazo: VERIFICATION_HOURS,
    ...trackerMove(shown, at(changedAt(request))),
    ...bankHoursRecord(request, at),
    ...(undone && { anterior: storedUndone(request, undone, at) }),
    ...(atBank && trackedOutcome(atBank.kind, at(atBank.at))),
    ...(request.hasLoosePayment && loosePaymentRecord),
    ...(expiresAt && { expira: at(expiresAt) }),
    ...(status !== 'withdrawn' && trackedUntil(decision?.until && at(decision.until))),
  };
}

/** `codigos/{code}` as written: whose the code is. */
export const codeRecord = (uid: string) => ({ id: uid });

/** `seguimiento/{code}` as read. Throws a `RecordError` naming a field that is not as specified. */
export function readTracking(code: string, data: RecordFields): Tracking {
  const fields = reader(data, `seguimiento/${code}`);
  const receivedAt = fields.date('enviada');
  const word = (field: string) => (data[field] === null ? '' : fields.text(field));
  const [reason, need] = [word('motivo'), word('necesita')];
  const undone = fields.has('anterior') ? readUndone(fields.part('anterior')) : undefined;
  const status = fields.word('estado', STORED_STATUS);
  const atBank = outcomeNow(readBankOutcome(fields), status, undone);
  return {
    code,
    gameId: fields.text('juego'),
    status,
    ...(atBank && { atBank }),
    ...readHasLoosePayment(fields),
    ...(fields.has('hasta') && { until: fields.date('hasta') }),
    receivedAt,
    undone,
    ...readBankHours(fields),
    updatedAt: fields.date('actualizada'),
    ...(fields.has('expira') && { expiresAt: fields.date('expira') }),
    reason: wordOf(STORED_TOLD, reason),
    need: wordOf(STORED_NEED, need),
  };
}
