import type { Auth } from 'firebase-admin/auth';
import type { PeopleRefusal } from '../../../../src/domain/acts/people/people.ts';
import type { SessionToken } from '../../acts/guard.ts';
import type { Database } from '../../acts/store.ts';
import type { Send } from '../../mail/mail.ts';

/** An account of a member, as far as procedures look at it. */
export interface Account {
  readonly uid: string;
  readonly email?: string | undefined;
  readonly customClaims?: Readonly<Record<string, unknown>> | undefined;
  readonly metadata: { readonly lastSignInTime: string | null };
  readonly multiFactor?: { readonly enrolledFactors: readonly unknown[] } | undefined;
}

/** The accounts of members: those of Firebase, or a map of them. */
export interface Accounts {
  getUser(uid: string): Promise<Account>;
  getUsers(asked: { readonly uid: string }[]): Promise<{ readonly users: readonly Account[] }>;
  setCustomUserClaims(uid: string, claims: object): Promise<void>;
  /** Ends every session. */
  revokeRefreshTokens(uid: string): Promise<void>;
  updateUser(
    uid: string,
    changes: { password?: string; multiFactor?: { enrolledFactors: null } },
  ): Promise<unknown>;
}

/** The dependencies of acts on the staff's accounts; `now` in milliseconds since the epoch. */
export interface PeopleTools {
  readonly database: Database;
  readonly accounts: Accounts;
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

/** The same for who makes accounts. */
export interface EntryTools extends PeopleTools {
  readonly accounts: Auth;
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
