import { signInAnonymously, signInWithEmailAndPassword } from 'firebase/auth';
import { isAnonymousVisitor, type Session } from '../../../domain/session';
import { BackendError, errorCode } from '../../errors';
import type { Connection } from '../connection/app';
import { toBackendError, toSignInError } from '../connection/errors';
import type { Context, Visitor } from '../context';
import { createCurrentUser } from './current-user';
import { signedInAt } from './identity';

/** Starts, restores and ends sessions. Every rejection is a BackendError. */
export interface Sessions {
  /** The existing session, or an anonymous one; joins a call under way. */
  start(): Promise<Session>;
  /** The anonymous visitor, with a new session if there is none; otherwise `not-a-visitor`. */
  visitor(): Promise<Visitor>;
  /** The uid of the member of staff who is signed in and not being signed out. */
  member(): string | undefined;
  signInStaff(email: string, password: string): Promise<void>;
  signOut(): Promise<void>;
  /** Ends an anonymous session and no other. */
  endVisitor(): Promise<void>;
  /** Ends the session of this user and of nobody who signed in since. */
  drop(uid: string): Promise<void>;
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
    anonymousSignIn ??= signInAnonymously(auth).finally(() => {
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

  function drop(uid: string): Promise<void> {
    return caller.write(async () => {
      const { auth } = await user.connect();
      if (auth.currentUser?.uid === uid) await user.end();
    });
  }

  // A failure is reported by whatever needs the connection next.
  user.connect().catch(() => undefined);

  return {
    start,
    drop,
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
    async signInStaff(email, password) {
      const before = [starting, anonymousSignIn];
      const signingIn = caller.write(async () => {
        // An anonymous session that is still being made would replace the member of staff too.
        await Promise.allSettled(before);
        const { auth } = await user.connect();
        const { user: member } = await signInWithEmailAndPassword(
          auth,
          email.trim(),
          password,
        ).catch((error: unknown) => Promise.reject(toSignInError(error)));
        return user.follow(member);
      });
      staffSignIn = signingIn;
      const session = await signingIn;
      if (session.kind === 'staff') return;
      await caller.write(user.end);
      throw new BackendError('bad-credentials');
    },
    signOut: () => caller.write(user.end),
    endVisitor: () =>
      caller.write(async () => {
        const { auth } = await user.connect();
        await auth.authStateReady();
        if (auth.currentUser?.isAnonymous) await user.end();
      }),
  };
}
