import {
  onIdTokenChanged,
  signInAnonymously,
  signInWithEmailAndPassword,
  signOut,
  type User,
} from 'firebase/auth';
import { isAnonymousVisitor, type Session } from '../../../domain/session';
import { BackendError, errorCode } from '../../errors';
import type { Connection } from '../connection/app';
import type { Caller } from '../connection/call';
import type { Clock } from '../connection/clock';
import { toBackendError, toSignInError } from '../connection/errors';
import { createNotice } from '../notice';
import { type Identity, identify, signedInAt } from './identity';
import { endAt } from './session-end';

/** An anonymous visitor as records name one. */
export interface Visitor {
  readonly uid: string;
  /** When the session began, in milliseconds since 1970. */
  readonly signedInAt: number;
}

/** Makes, restores, follows and ends sessions. Every rejection is a BackendError. */
export interface SessionKeeper {
  session(): Session;
  onSession(listener: (session: Session) => void): () => void;
  /** The session there is, or an anonymous one; joins a call under way. */
  start(): Promise<Session>;
  /** The anonymous visitor, with a session made where there is none; else `not-a-visitor`. */
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

const NOBODY: Identity = { session: { kind: 'none' }, endsAt: undefined };

/** Keeps the sessions of one Firebase app. */
export function createSessionKeeper(
  connection: () => Promise<Connection>,
  caller: Caller,
  clock: Clock,
): SessionKeeper {
  const notice = createNotice();
  let starting: Promise<Session> | undefined;
  let signingIn: Promise<unknown> | undefined;
  let entering: Promise<unknown> | undefined;
  let cancelEnd = () => {};
  let turn = 0;
  let following = false;
  /** The user is gone a moment before the session is known to be. */
  let ending = false;

  async function open(): Promise<Connection> {
    const opened = await connection();
    if (!following) {
      following = true;
      onIdTokenChanged(opened.auth, (user) => void follow(user).catch(() => undefined));
    }
    return opened;
  }

  async function end(): Promise<void> {
    const { auth } = await open();
    ending = true;
    await signOut(auth).finally(() => {
      ending = false;
    });
  }

  /** Publishes who a user is, unless another user was asked about since. */
  async function follow(user: User | null): Promise<Session> {
    turn += 1;
    const mine = turn;
    const found = user === null ? NOBODY : await identify(user);
    const over = found.endsAt !== undefined && found.endsAt <= clock.now();
    if (over) await end();
    const { session, endsAt } = over ? NOBODY : found;
    if (mine !== turn) return session;
    cancelEnd();
    if (endsAt !== undefined) cancelEnd = endAt(clock, endsAt, () => void end());
    // Nobody yet is not nobody: an anonymous session is being made.
    if (session.kind !== 'none' || starting === undefined) notice.publish(session);
    return session;
  }

  /** Joins a sign-in that outlived its time limit: a second one would replace its user. */
  function signInAsVisitor({ auth }: Connection): Promise<unknown> {
    signingIn ??= signInAnonymously(auth).finally(() => {
      signingIn = undefined;
    });
    return signingIn;
  }

  async function restore({ auth }: Connection): Promise<Session> {
    await auth.authStateReady();
    try {
      return await follow(auth.currentUser);
    } catch (error) {
      if (toBackendError(error).code !== 'expired') throw error;
      await end();
      return NOBODY.session;
    }
  }

  async function begin(): Promise<Session> {
    try {
      // An anonymous session made meanwhile would replace the member of staff.
      await Promise.allSettled([entering]);
      const opened = await caller.read(open);
      const restored = await caller.read(() => restore(opened));
      if (restored.kind !== 'none') return restored;
      await caller.read(() => signInAsVisitor(opened));
      return await caller.read(() => follow(opened.auth.currentUser));
    } catch (error) {
      notice.publish(NOBODY.session);
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
      const { auth } = await open();
      if (auth.currentUser?.uid === uid) await end();
    });
  }

  // A failure is told by whatever needs the connection next.
  open().catch(() => undefined);

  return {
    session: notice.current,
    onSession: notice.listen,
    start,
    async visitor() {
      const session = await start();
      if (!isAnonymousVisitor(session)) throw new BackendError('not-a-visitor');
      const user = (await open()).auth.currentUser;
      if (user === null) throw new BackendError('expired');
      try {
        return { uid: user.uid, signedInAt: await caller.read(() => signedInAt(user)) };
      } catch (error) {
        if (errorCode(error) === 'expired') await drop(user.uid);
        throw error;
      }
    },
    member() {
      const session = notice.current();
      return session.kind === 'staff' && !ending ? session.uid : undefined;
    },
    async signInStaff(email, password) {
      const before = [starting, signingIn];
      const signedIn = caller.write(async () => {
        // So would one that ends later.
        await Promise.allSettled(before);
        const { auth } = await open();
        const { user } = await signInWithEmailAndPassword(auth, email.trim(), password).catch(
          (error: unknown) => Promise.reject(toSignInError(error)),
        );
        return follow(user);
      });
      entering = signedIn;
      const session = await signedIn;
      if (session.kind === 'staff') return;
      await caller.write(end);
      throw new BackendError('bad-credentials');
    },
    signOut: () => caller.write(end),
    endVisitor: () =>
      caller.write(async () => {
        const { auth } = await open();
        await auth.authStateReady();
        if (auth.currentUser?.isAnonymous) await end();
      }),
    drop,
  };
}
