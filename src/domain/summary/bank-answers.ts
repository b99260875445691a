import { dayKey } from '../day';
import { bankMinutes } from '../request/bank-hours';
import type { Question } from '../request/questions';
import { clockFrom, type UndoneDecision } from '../request/undo';

/** An answer of the bank as the open clock and Promedios count it, or that it did not come in 72 hours. */
export interface BankAnswer {
  /** The day of the answer in Santo Domingo, or of the 72nd hour without one. */
  readonly day: string;
  /** The minutes in which the bank could act before it; undefined: slower than any answer. */
  readonly minutes: number | undefined;
}

/** What the bank's answers to a request follow from; one that was closed as a repeat has none. */
export interface Answered {
  readonly receivedAt: Date;
  /** The decisions that no longer count, oldest first. */
  readonly undone: readonly Pick<UndoneDecision, 'decidedAt' | 'undoneAt' | 'next' | 'byVisitor'>[];
  /** When the decision was made that stands, also where the approval lapsed or was given back. */
  readonly decidedAt: Date | undefined;
  /** Without a decision: when it was withdrawn, closed without the visitor's answer, or asked about last. */
  readonly endedAt: Date | undefined;
  readonly questions: readonly Pick<Question, 'askedAt' | 'answer'>[];
  /** When its approval was proposed, which ends the wait for an answer. */
  readonly proposedAt: Date | undefined;
}

/**
 * The bank's answers to a request: the one in force, and the one before a reconsideration. Whoever gave
 * up, or was asked, only after 72 of the bank's hours counts as slower than any; sooner, not at all. Those
 * that the bank can still answer are counted by their deadlines.
 */
export function bankAnswers(request: Answered): BankAnswer[] {
  const { undone, decidedAt, endedAt, questions, proposedAt, receivedAt } = request;
  const movedOn = [...(proposedAt ? [proposedAt] : []), ...undone.map((one) => one.decidedAt)];
  const span = (to: Date, before: Answered['undone']) =>
    bankMinutes({ from: clockFrom({ receivedAt, undone: before }), to, questions, movedOn });
  const answered = (at: Date, before: Answered['undone']): BankAnswer => ({
    day: dayKey(at),
    minutes: span(at, before).minutes,
  });
  const reconsidered = undone.findIndex(({ byVisitor }) => byVisitor);
  const first = undone[reconsidered];
  const answers = first ? [answered(first.decidedAt, undone.slice(0, reconsidered))] : [];
  // A payment may bring back an approval that is older than its undoing.
  const before = undone.filter(({ undoneAt }) => decidedAt && undoneAt <= decidedAt);
  if (decidedAt) return [...answers, answered(decidedAt, before)];
  const lateAt = endedAt && span(endedAt, undone).lateAt;
  return lateAt ? [...answers, { day: dayKey(lateAt), minutes: undefined }] : answers;
}
