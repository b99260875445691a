import type { Auth } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import type { PeopleRefusal } from '../../../../src/domain/acts/people/people.ts';
import type { SessionToken } from '../../acts/guard.ts';
import type { Send } from '../../mail/mail.ts';

/** The dependencies of acts on the staff's accounts; `now` in milliseconds since the epoch. */
export interface PeopleTools {
  readonly db: Firestore;
  readonly accounts: Auth;
  readonly now: () => number;
  /** The session of the administrator who acts; none where the staff command does. */
  readonly session?: SessionToken;
  /** Waits for a number of milliseconds. */
  readonly wait: (ms: number) => Promise<unknown>;
}

/** The same with the mails of invitations. */
export interface InvitationTools extends PeopleTools {
  readonly send: Send;
}

/**
 * A procedure that changed nothing, and why. `denied`: the author is no administrator any more.
 * `last-admin`: nobody would administer; only the staff command meets it.
 */
export class PeopleRefused extends Error {
  override readonly name = 'PeopleRefused';
  constructor(readonly refusal: PeopleRefusal | 'denied' | 'last-admin') {
    super(refusal);
  }
}
