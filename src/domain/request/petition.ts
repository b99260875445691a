/**
 * The kinds of petitions that a code permits: withdrawing the request, reconsidering its
 * decline, erasing its data, or ending a subscription (product decision "My data").
 */
export type PetitionKind = 'withdrawal' | 'reconsideration' | 'erasure' | 'unsubscribe';

/**
 * The progress of a petition. `asked`: the bank has not taken it up yet. `mailed`: a link to
 * confirm it goes to the recorded address, unless that has reached its daily limit. `confirmed`:
 * the link was used. `done`: carried out. `closed`: there was nothing left to do.
 */
export type PetitionState = 'asked' | 'mailed' | 'confirmed' | 'done' | 'closed';

/** A petition as anybody who has its code sees it, `peticiones/{code}_{kind}`: nothing of a person. */
export interface Petition {
  readonly code: string;
  readonly kind: PetitionKind;
  readonly state: PetitionState;
  readonly askedAt: Date;
  /** When it was carried out. */
  readonly doneAt: Date | undefined;
}

/** How long after a mailed link the same can be asked again, in minutes. */
export const ASK_AGAIN_MINUTES = 10;
