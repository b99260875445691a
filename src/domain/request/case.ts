/** How long a member has a request after taking or renewing it, in minutes. */
export const CLAIM_MINUTES = 15;

/** The longest note, in characters. */
export const MAX_NOTE = 500;

/** The longest reason for taking a request over, in characters. */
export const MAX_TAKE_OVER_REASON = 140;

/**
 * Whether a proposal to approve waits for a second person: its request is pending, and no question
 * was asked after it.
 */
export function isProposalWaiting(
  isPending: boolean,
  proposedAt: Date,
  askedAt: Date | undefined,
): boolean {
  return isPending && (askedAt === undefined || askedAt < proposedAt);
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

/** The member who saw a request's challenge (challenge.ts) in the account itself, and when. */
export interface SeenCode {
  /** The uid of the member of staff. */
  readonly author: string;
  readonly at: Date;
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
        | 'resent'
        | 'replied'
        | 'proposed'
        | 'proofReplaced'
        | 'endedByProof'
        | 'endedByEmail'
        | 'endedByQuestion'
        | 'undoProposed'
        | 'undoDropped';
      readonly requestId: string;
      readonly author: string;
      readonly at: Date;
      /** Why it was taken over. */
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
