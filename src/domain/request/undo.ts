import { lastMoment } from '../day';
import type { Cents } from '../money';

import type { DeclineReason, ToldReason } from './reasons';
import type { CreditStatus } from './states';

/** Within how many days after a decline two people may undo it; an approval until it is paid. */
export const UNDO_DAYS = 30;

/** How many decisions on one request may be undone. */
export const MAX_UNDONE = 3;

/** The longest words with which an undoing is proposed, in characters. */
export const MAX_UNDO_WORDS = 140;

/**
 * Why a decision is undone: the bank answered the wrong case, new facts came up, there was a mistake
 * in the data, or something else.
 */
export const UNDO_CAUSES = ['wrong-case', 'new-facts', 'error', 'other'] as const;

/** Why a decision is undone. */
export type UndoCause = (typeof UNDO_CAUSES)[number];

/** A decision in the sense of the bank's answer. */
export type Answer = Extract<CreditStatus, 'approved' | 'declined'>;

/**
 * What a request becomes when its decision is undone: pending, or the other answer; a decline has a reason, an
 * approval the most that may be lent.
 */
export type UndoTarget =
  | { readonly status: 'pending' }
  | { readonly status: 'approved'; readonly mostLent: Cents }
  | { readonly status: 'declined'; readonly reason: DeclineReason };

/** What is proposed: what the request becomes, why, and what happened in words for the second person. */
export interface UndoDraft {
  readonly to: UndoTarget;
  readonly cause: UndoCause;
  readonly words: string;
}

/** An undoing that was proposed; known to staff only, once they have read the case file. */
export interface UndoProposal extends Omit<UndoDraft, 'to'> {
  /** Those of before 28 November 2026 name no amount. */
  readonly to: UndoTarget | { readonly status: 'approved'; readonly mostLent?: undefined };
  /** From 1 on; each proposal about the same request has the next. */
  readonly number: number;
  /** The uid of the member, who may not confirm it. */
  readonly author: string;
  readonly proposedAt: Date;
}

/** A decision that no longer counts. */
export interface UndoneDecision {
  readonly status: Answer;
  readonly decidedAt: Date;
  /** Why it was declined; undefined for an approval, and for a decision from before reasons. */
  readonly reason: ToldReason | undefined;
  readonly undoneAt: Date;
  /** Undefined for a stored word outside today's list. */
  readonly cause: UndoCause | undefined;
  /** Whether the visitor asked for it: the decision is reconsidered, and nobody of staff undid it. */
  readonly byVisitor?: true;
  /** What the request became. */
  readonly next: UndoTarget['status'];
  /** Who decided, proposed and confirmed; known to staff only, where they have read the case file. */
  readonly staff?: {
    readonly decider: string;
    /** The request that was decided in its place, where this one was closed as a repeat. */
    readonly duplicateOf?: string;
    /** As the decision had them. */
    readonly mostLent?: Cents;
    readonly why?: string;
    readonly proposal: UndoProposal;
    readonly confirmer: string;
  };
}

/** Whether the visitor asked for one of these undoings: a decline is or was being reconsidered. */
export function isReconsidered(undone: readonly UndoneDecision[] | undefined): boolean {
  return undone?.some(({ byVisitor }) => byVisitor) ?? false;
}

/** The last moment at which a decline of this one may be undone. */
export function undoUntil(decidedAt: Date): Date {
  return lastMoment(decidedAt, UNDO_DAYS);
}

/**
 * The moment from which the 72 hours of a request run: its sending, or the last time that it went back
 * to review.
 */
export function clockFrom({
  receivedAt,
  undone = [],
}: {
  readonly receivedAt: Date;
  readonly undone?: readonly Pick<UndoneDecision, 'undoneAt' | 'next'>[];
}): Date {
  return undone.findLast(({ next }) => next === 'pending')?.undoneAt ?? receivedAt;
}

/** The number of the last proposal to undo a decision of a request, however it ended; 0 for none. */
export function undoProposals({
  undoing,
  droppedUndo,
  undone = [],
}: {
  readonly undoing?: Pick<UndoProposal, 'number'> | undefined;
  readonly droppedUndo?: number | undefined;
  readonly undone?: readonly Pick<UndoneDecision, 'staff'>[] | undefined;
}): number {
  return undoing?.number ?? droppedUndo ?? undone.at(-1)?.staff?.proposal.number ?? 0;
}
