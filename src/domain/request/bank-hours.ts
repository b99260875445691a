import { MINUTE_MS } from '../time';
import type { Question } from './questions';
import type { CreditStatus } from './states';
import { deadline } from './time-limits';
import { clockFrom, type UndoneDecision } from './undo';

/** However late the answer to a question comes, the bank then has at least so many minutes. */
const LEAST_MINUTES = 120;

/** What is stored of the bank's hours for a request. A request that is closed has neither. */
export interface BankHours {
  /** The moment by which the bank answers; undefined also until an act has moved it. */
  readonly dueAt?: Date;
  /** How many minutes the bank had left when it asked, below 0 if it was late; only while it waits. */
  readonly minutesLeft?: number;
}

/** What the bank's hours follow from. */
export interface Timed extends BankHours {
  readonly status: CreditStatus;
  readonly receivedAt: Date;
  readonly undone?: readonly Pick<UndoneDecision, 'undoneAt' | 'next'>[] | undefined;
  /** The last one dates a wait from before `minutesLeft` was stored. */
  readonly questions: readonly Pick<Question, 'askedAt'>[];
}

/** 72 hours after the request was sent or went back to review, as long as no question came between. */
const firstDeadline = ({ receivedAt, undone = [] }: Timed) =>
  deadline(clockFrom({ receivedAt, undone }));

/** The moment by which the bank answers; undefined while it waits for the visitor, and once closed. */
export function deadlineOf(request: Timed): Date | undefined {
  return request.status === 'pending' ? (request.dueAt ?? firstDeadline(request)) : undefined;
}

/** Whether the hours have stood still, or do: they no longer end 72 hours after they began. */
export function isMoved(request: Timed): boolean {
  return deadlineOf(request)?.getTime() !== firstDeadline(request).getTime();
}

/** The whole minutes that the bank has left when it asks at this moment, below 0 if it is late. */
function pausedAt(due: Date, now: Date): number {
  return Math.floor((due.getTime() - now.getTime()) / MINUTE_MS);
}

/** How many minutes the bank has once the visitor answers; undefined unless it waits for that. */
export function minutesOnAnswer(request: Timed): number | undefined {
  if (request.status !== 'information') return undefined;
  const askedAt = request.questions.at(-1)?.askedAt ?? request.receivedAt;
  const left = request.minutesLeft ?? pausedAt(firstDeadline(request), askedAt);
  return Math.max(left, LEAST_MINUTES);
}

/** The deadline if the bank's wait for the visitor ends at this moment; undefined if it does not wait. */
export function resumedAt(request: Timed, now: Date): Date | undefined {
  const minutes = minutesOnAnswer(request);
  return minutes === undefined ? undefined : new Date(now.getTime() + minutes * MINUTE_MS);
}

/** What is stored of the bank's hours once a request takes another state at this moment. */
export function hoursAfter(request: Timed, to: CreditStatus, now: Date): BankHours {
  const due = deadlineOf(request);
  if (to === 'information') return due ? { minutesLeft: pausedAt(due, now) } : {};
  if (to !== 'pending') return {};
  return { dueAt: resumedAt(request, now) ?? deadline(now) };
}
