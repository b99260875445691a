import { lapsedOn, shownUntil } from '../../../domain/request/approval';
import {
  deadlineOf,
  isMoved,
  minutesOnAnswer,
  type Timed,
} from '../../../domain/request/bank-hours';
import type { BankOutcome } from '../../../domain/request/bank-outcome';
import { type LoanRequest, openQuestion, reference } from '../../../domain/request/loan-request';
import { closesAt, type Need } from '../../../domain/request/questions';
import type { ToldReason } from '../../../domain/request/reasons';
import { referenceOf } from '../../../domain/request/request-code';
import { type RequestState, stateOf } from '../../../domain/request/request-state';
import type { CreditStatus } from '../../../domain/request/states';
import type { Tracking } from '../../../domain/request/tracking';
import { clockFrom, isReconsidered, type UndoneDecision } from '../../../domain/request/undo';

/** The state of a request, either one's own or followed by its code. */
export interface FollowedRequest {
  /** Undefined for a request from before requests had codes. */
  readonly code: string | undefined;
  readonly reference: string;
  readonly gameId: string;
  readonly status: CreditStatus;
  /** The state by its name. */
  readonly state: RequestState;
  readonly receivedAt: Date;
  /** When its 72 hours began: at the sending, or when it went back to review. */
  readonly clockFrom: Date;
  /** By when the bank answers; undefined while it waits for the visitor, and once it is closed. */
  readonly deadline: Date | undefined;
  /** How many minutes the bank has once the visitor answers; only while it waits. */
  readonly minutesOnAnswer: number | undefined;
  /** Whether the bank's hours stand or stood still, so that they are no row of days. */
  readonly isMoved: boolean;
  /** The decision that was undone last. */
  readonly undone: UndoneDecision | undefined;
  /** Whether it was reconsidered, as far as is known. */
  readonly isReconsidered: boolean;
  /** When the bank approved or declined it. */
  readonly decidedAt: Date | undefined;
  /** What the bank's core system told of the approval. */
  readonly atBank: BankOutcome | undefined;
  /** Why it was declined. */
  readonly reason: ToldReason | undefined;
  /** What the bank waits for, since when, and until when at least; the word may be one that today's list does not have. */
  readonly question:
    | { readonly need: Need | undefined; readonly askedAt: Date; readonly closesAt: Date }
    | undefined;
  readonly withdrawnAt: Date | undefined;
  /** When it was closed without the visitor's answer. */
  readonly unansweredAt: Date | undefined;
  /** When its approval lapsed. */
  readonly lapsedAt: Date | undefined;
  /** The last moment of an approval that may lapse, or that lapsed. */
  readonly until: Date | undefined;
}

/** When a request was withdrawn, closed or lapsed, or else decided; undefined while it is open. */
export function closedAt({
  decidedAt,
  withdrawnAt,
  unansweredAt,
  lapsedAt,
}: FollowedRequest): Date | undefined {
  return withdrawnAt ?? unansweredAt ?? lapsedAt ?? decidedAt;
}

/** The bank's hours for a request, as it is followed. */
const hoursOf = (request: Timed) => ({
  clockFrom: clockFrom({ ...request, undone: request.undone ?? [] }),
  deadline: deadlineOf(request),
  minutesOnAnswer: minutesOnAnswer(request),
  isMoved: isMoved(request),
});

/** The state of one's own request. */
export function followOwn(request: LoanRequest): FollowedRequest {
  const { code, gameId, status, receivedAt, decision, withdrawnAt, unansweredAt, lapsedAt } =
    request;
  const question = openQuestion(request);
  return {
    code,
    reference: reference(request),
    gameId,
    status,
    state: stateOf(request),
    receivedAt,
    ...hoursOf(request),
    undone: request.undone?.at(-1),
    isReconsidered: isReconsidered(request.undone),
    decidedAt: decision?.decidedAt,
    atBank: request.atBank,
    reason: decision?.reason,
    question: question && { ...question, closesAt: closesAt(question) },
    withdrawnAt,
    unansweredAt,
    lapsedAt: lapsedAt && lapsedOn(decision?.until, lapsedAt),
    until: shownUntil(request, decision?.until),
  };
}

/** The state of the request with a code. */
export function followTracking(tracking: Tracking): FollowedRequest {
  const { code, gameId, status, receivedAt, undone, updatedAt, reason, need } = tracking;
  const isDecided = status === 'approved' || status === 'declined';
  return {
    code,
    reference: referenceOf(code),
    gameId,
    status,
    state: stateOf({ ...tracking, undone: undone && [undone] }),
    receivedAt,
    ...hoursOf({
      ...tracking,
      undone: undone && [undone],
      questions: [{ askedAt: updatedAt }],
    }),
    undone,
    isReconsidered: isReconsidered(undone && [undone]),
    decidedAt: isDecided ? updatedAt : undefined,
    atBank: tracking.atBank,
    reason,
    question:
      status === 'information'
        ? { need, askedAt: updatedAt, closesAt: closesAt({ askedAt: updatedAt }) }
        : undefined,
    withdrawnAt: status === 'withdrawn' ? updatedAt : undefined,
    unansweredAt: status === 'unanswered' ? updatedAt : undefined,
    lapsedAt: status === 'lapsed' ? lapsedOn(tracking.until, updatedAt) : undefined,
    until: shownUntil(tracking, tracking.until),
  };
}
