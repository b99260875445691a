import type { BankOutcomeKind } from './bank-outcome';

/** How long a member has a request after taking or renewing it, in minutes. */
export const CLAIM_MINUTES = 15;

/** The longest note, in characters. */
export const MAX_NOTE = 500;

/** The longest reason for taking a request over, in characters. */
export const MAX_TAKE_OVER_REASON = 140;

/**
 * Whether a proposal to approve waits for a second person: its request is pending, and nothing that ends it
 * came after it, such as a question or a version of the rates that mends those of its request.
 */
export function isProposalWaiting(
  isPending: boolean,
  proposedAt: Date,
  ...ends: readonly (Date | undefined)[]
): boolean {
  return isPending && ends.every((end) => end === undefined || end < proposedAt);
}

/** A member's claim on a request (product decision "Claim"). */
export interface Claim {
  readonly requestId: string;
  /** The uid of the member of staff. */
  readonly author: string;
  readonly since: Date;
  /** When the claim ends. */
  readonly until: Date;
}

/** A member who saw a request's challenge (challenge.ts) in an account itself, and when. */
export interface SeenCode {
  /** Each sighting of the same request has the next, from 1; 0 for one from before they were counted. */
  readonly number: number;
  /** The uid of the member of staff. */
  readonly author: string;
  readonly at: Date;
  /** The account, by its name in the game; undefined for one of before. */
  readonly account?: string;
  /** The round that it counts for: 1, and one more for each decision that was undone; 0 for none. */
  readonly round: number;
  /** Whether it was taken back. */
  readonly isWrong: boolean;
}

/** The round that a request is in. */
export const roundOf = ({ undone = [] }: { readonly undone?: readonly unknown[] }): number =>
  undone.length + 1;

/** The sighting that counts for a request as it is now; undefined if none does. */
export function countingSighting(
  sightings: readonly SeenCode[],
  request: { readonly undone?: readonly unknown[] },
): SeenCode | undefined {
  return sightings.find(({ round, isWrong }) => !isWrong && round === roundOf(request));
}

/** A line of a case's log that its records do not hold. */
export type CaseEntry =
  | {
      /** Other acts of staff on the case. */
      readonly kind:
        | 'opened'
        | 'taken'
        | 'takenOver'
        | 'seen'
        | 'unseen'
        | 'identified'
        | 'resent'
        | 'replied'
        | 'proposed'
        | 'proofReplaced'
        | 'endedByProof'
        | 'endedByEmail'
        | 'endedByQuestion'
        | 'undoProposed'
        | 'undoDropped'
        | 'cancelledLate'
        | 'paidLoose'
        | 'lapsed'
        | 'standsProposed'
        | 'backProposed'
        | 'loanStands'
        | 'moneyBack'
        | BankOutcomeKind;
      readonly requestId: string;
      readonly author: string;
      readonly at: Date;
      /** Why it was taken over; of a code, the account in which it was seen. */
      readonly reason: string | undefined;
    }
  | {
      /** A note for colleagues, which the visitor never sees and nobody changes. */
      readonly kind: 'note';
      readonly requestId: string;
      readonly author: string;
      readonly at: Date;
      readonly text: string;
    };
