import {
  type Auth,
  signInAnonymously,
  signInWithEmailAndPassword,
  type User,
  type UserCredential,
} from 'firebase/auth';
import { isAnonymousVisitor, type Session, type SessionEnd } from '../../../domain/session';
import type { Visitor } from '../../../records/origin';
import { BackendError, errorCode } from '../../errors';
import type { CodeQuestion } from '../../staff/account';
import type { Connection } from '../connection/app';
import {
  isCodeNeeded,
  toBackendError,
  toNewAccountError,
  toSignInError,
} from '../connection/errors';
import type { Context } from '../context';
import { createCurrentUser } from './current-user';
import { signedInAt } from './identity';

/** Starts, restores and ends sessions. Every rejection is a BackendError. */
export interface Sessions {
  /** The existing session, or an anonymous one; joins a call in progress. */
  start(): Promise<Session>;
  /** The existing session, one that is being made, or none. */
  restore(): Promise<Session>;
  /** The anonymous visitor, with a new session if there is none; otherwise `not-a-visitor`. */
  visitor(): Promise<Visitor>;
  /** The uid of the member of staff who is signed in and not being signed out. */
  member(): string | undefined;
  /** Resolves to the question for a code if the account has a second factor. */
  signInStaff(email: string, password: string): Promise<CodeQuestion | undefined>;
  /** The same by another way to sign in. */
  signInWith(enter: (auth: Auth) => Promise<UserCredential>): Promise<CodeQuestion | undefined>;
  signOut(): Promise<void>;
  /** Ends an anonymous session and no other. */
  endVisitor(): Promise<void>;
  /**
   * Ends the session of this user, unless somebody else has signed in since; the session says why.
   */
  drop(uid: string, why?: SessionEnd): Promise<void>;
  /**
   * Gets a new token for this user after the database took none, and drops the session only if the
   * account is gone. App Check without a token is answered the same way and must cost no session.
   */
  renew(uid: string): Promise<void>;
}

/** The sessions of one Firebase app, published to the context's session store. */
export function createSessions(context: Context): Sessions {
  const { caller, session: store } = context;
  let starting: Promise<Session> | undefined;
  let anonymousSignIn: Promise<unknown> | undefined;
  let staffSignIn: Promise<unknown> | undefined;
  const user = createCurrentUser(context, () => starting !== undefined);

  /** Joins a sign-in that outlived its time limit: a second one would replace its user. */
  function signInAsVisitor({ auth }: Connection): Promise<unknown> {
    anonymousSignIn ??= signInAnonymously(auth)
      .catch((error: unknown) => Promise.reject(toNewAccountError(error)))
      .finally(() => {
        anonymousSignIn = undefined;
      });
    return anonymousSignIn;
  }

  async function restore({ auth }: Connection): Promise<Session> {
    await auth.authStateReady();
    try {
      return await user.follow(auth.currentUser);
    } catch (error) {
      if (toBackendError(error).code !== 'expired') throw error;
      await user.end();
      return { kind: 'none' };
    }
  }

  async function begin(): Promise<Session> {
    try {
      // An anonymous session that begins meanwhile would replace the member of staff.
      await Promise.allSettled([staffSignIn]);
      const connection = await caller.read(user.connect);
      const restored = await caller.read(() => restore(connection));
      if (restored.kind !== 'none') return restored;
      await caller.read(() => signInAsVisitor(connection));
      return await caller.read(() => user.follow(connection.auth.currentUser));
    } catch (error) {
      store.publish({ kind: 'none' });
      throw error;
    }
  }

  function start(): Promise<Session> {
    starting ??= begin().finally(() => {
      starting = undefined;
    });
    return starting;
  }

  async function restoreOnly(): Promise<Session> {
    if (starting !== undefined) return starting.catch(() => store.current());
    await Promise.allSettled([staffSignIn]);
    const connection = await caller.read(user.connect);
    return caller.read(() => restore(connection));
  }

  function drop(uid: string, why?: SessionEnd): Promise<void> {
    return caller.write(async () => {
      const { auth } = await user.connect();
      if (auth.currentUser?.uid === uid) await user.end(why);
    });
  }

  /** Publishes who signed in; rejects with `bad-credentials` for anybody who is not staff. */
  async function admit(member: User): Promise<void> {
    if ((await user.follow(member)).kind === 'staff') return;
    await user.end();
    throw new BackendError('bad-credentials');
  }

  /** The question for a code that a sign-in ended with; rejects if it ended otherwise. */
  async function askCode(auth: Auth, failure: unknown): Promise<CodeQuestion> {
    if (!isCodeNeeded(failure)) throw toSignInError(failure);
    const { codeQuestion } = await import('../staff-account/second-factor');
    const { confirm, ...question } = await codeQuestion(auth, failure);
    return {
      ...question,
      confirm: (code) =>
        caller.write(async () =>
          admit(
            await confirm(code).catch((error: unknown) => Promise.reject(toSignInError(error))),
          ),
        ),
    };
  }

  function signInWith(enter: (auth: Auth) => Promise<UserCredential>) {
    const before = [starting, anonymousSignIn];
    const signingIn = caller.write(async () => {
      // An anonymous session that is still being made would replace the member of staff too.
      await Promise.allSettled(before);
      const { auth } = await user.connect();
      try {
        await admit((await enter(auth)).user);
        return undefined;
      } catch (error) {
        return await askCode(auth, error);
      }
    });
    staffSignIn = signingIn;
    return signingIn;
  }

  async function renew(uid: string): Promise<void> {
    const { currentUser } = (await user.connect()).auth;
    if (currentUser?.uid !== uid) return;
    try {
      await caller.read(() => currentUser.getIdToken(true));
    } catch (error) {
      if (errorCode(error) !== 'expired') throw error;
      await drop(uid);
    }
  }

  // The next call that needs the connection reports the failure.
  user.connect().catch(() => undefined);

  return {
    start,
    restore: restoreOnly,
    drop,
    renew,
    async visitor() {
      if (!isAnonymousVisitor(await start())) throw new BackendError('not-a-visitor');
      const { currentUser } = (await user.connect()).auth;
      if (currentUser === null) throw new BackendError('expired');
      try {
        const signedIn = await caller.read(() => signedInAt(currentUser));
        return { uid: currentUser.uid, signedInAt: signedIn };
      } catch (error) {
        if (errorCode(error) === 'expired') await drop(currentUser.uid);
        throw error;
      }
    },
    member() {
      const session = store.current();
      return session.kind === 'staff' && !user.isEnding() ? session.uid : undefined;
    },
    signInStaff: (email, password) =>
      signInWith((auth) => signInWithEmailAndPassword(auth, email.trim(), password)),
    signInWith,
    signOut: () => caller.write(() => user.end()),
    endVisitor: () =>
      caller.write(async () => {
        const { auth } = await user.connect();
        await auth.authStateReady();
        if (auth.currentUser?.isAnonymous) await user.end();
      }),
  };
}
