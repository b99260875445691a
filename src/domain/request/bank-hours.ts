import { MINUTE_MS } from '../time';
import type { Question } from './questions';
import type { CreditStatus } from './states';
import { deadline, VERIFICATION_HOURS } from './time-limits';
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

/** A time in which the bank waited for the visitor. */
interface Wait {
  readonly from: number;
  readonly to: number;
}

/**
 * The waits of a request up to `end`. One ends with the answer, or where the bank went on without it: with
 * its next question, a proposal to approve or a decision.
 */
function waitsOf({ to: end, questions, movedOn }: Span): Wait[] {
  const moments = [...questions.map(({ askedAt }) => askedAt), ...movedOn, end].map(Number);
  return questions.map(({ askedAt, answer }) => {
    const from = askedAt.getTime();
    const next = Math.min(...moments.filter((moment) => moment > from));
    return { from, to: Math.min(answer?.answeredAt.getTime() ?? next, end.getTime()) };
  });
}

/** What the bank's hours between two moments follow from. */
interface Span {
  readonly from: Date;
  readonly to: Date;
  readonly questions: readonly Pick<Question, 'askedAt' | 'answer'>[];
  /** When the bank proposed or decided, which ends a wait for an answer. */
  readonly movedOn: readonly Date[];
}

/**
 * The minutes between two moments in which the bank could act, rounded up, and when 72 hours of them
 * were over, if they were.
 */
export function bankMinutes(span: Span): {
  readonly minutes: number;
  readonly lateAt: Date | undefined;
} {
  const start = span.from.getTime();
  let used = span.to.getTime() - start;
  let late = deadline(span.from).getTime();
  for (const wait of waitsOf(span)) {
    const waited = Math.max(0, wait.to - Math.max(wait.from, start));
    used -= waited;
    if (wait.from < late) late += waited;
  }
  const minutes = Math.max(0, Math.ceil(used / MINUTE_MS));
  return { minutes, lateAt: minutes > VERIFICATION_HOURS * 60 ? new Date(late) : undefined };
}
