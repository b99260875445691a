/** What a visitor types to receive information, as typed. */
export interface SubscriberDraft {
  readonly name: string;
  readonly lastName: string;
  readonly email: string;
}

/** A person who asked for information (specification, section 3). */
export interface Subscriber extends SubscriberDraft {
  /** `{uid}_{ms timestamp}`. */
  readonly id: string;
  readonly registeredAt: Date;
}

/** Sign-ups that one session may make (product decision "Sign-up"). */
export const MAX_SIGN_UPS = 3;

/** Time between two sign-ups of one session, in seconds. */
export const SIGN_UP_PAUSE_SECONDS = 30;
