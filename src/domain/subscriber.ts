import type { Language } from './language';

/** The fields of a sign-up, as typed. */
export interface SubscriberDraft {
  readonly name: string;
  readonly lastName: string;
  readonly email: string;
}

/** The consent of a sign-up: the version of the text, its language, and when. */
export interface SignUpConsent {
  readonly version: string;
  readonly language: Language;
  readonly acceptedAt: Date;
}

/** A person who asked for information (specification, section 3). */
export interface Subscriber extends SubscriberDraft {
  /** `{uid}_{ms timestamp}`. */
  readonly id: string;
  readonly registeredAt: Date;
  /** Undefined in a sign-up from before it was asked. */
  readonly consent: SignUpConsent | undefined;
}

/** The version of the consent text that the sign-up shows; raise it whenever that text changes. */
export const SIGN_UP_CONSENT_VERSION = '2026-11';

/** The versions that a sign-up may name: also an earlier one, while pages still show it. */
export const SIGN_UP_CONSENT_VERSIONS: readonly string[] = [SIGN_UP_CONSENT_VERSION];

/** Sign-ups that one session may make (product decision "Sign-up"). */
export const MAX_SIGN_UPS = 3;

/** Time between two sign-ups of one session, in seconds. */
export const SIGN_UP_PAUSE_SECONDS = 30;
