/**
 * What somebody may ask of the bank with a code: to withdraw the request, to erase its data, or to
 * end a subscription (product decision "My data").
 */
export type PetitionKind = 'withdrawal' | 'erasure' | 'unsubscribe';

/**
 * How far a petition has come. `asked`: the bank has not taken it up yet. `mailed`: a link to confirm
 * it goes to the recorded address, unless that has had its mails of the day. `confirmed`: the link was
 * used. `done`: carried out. `closed`: there was nothing left to withdraw.
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

/** Petitions as the database spells them. */
export const STORED_KIND: Readonly<Record<PetitionKind, string>> = {
  withdrawal: 'retiro',
  erasure: 'borrado',
  unsubscribe: 'baja',
};

/** How long a link that was mailed stands before the same can be asked again, in minutes. */
export const ASK_AGAIN_MINUTES = 10;
