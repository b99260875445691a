import { onIdTokenChanged, signOut, type User } from 'firebase/auth';
import type { Session, SessionEnd } from '../../../domain/session';
import type { Connection } from '../connection/app';
import { once } from '../connection/once';
import type { Context } from '../context';
import { type Identity, identify } from './identity';
import { endAt } from './session-end';

/** Firebase's user, published as a session. */
export interface CurrentUser {
  /** Connects; from then on each change of the user is published. */
  connect(): Promise<Connection>;
  /** Publishes a user's session, unless another user has come since. */
  follow(user: User | null): Promise<Session>;
  /** Signs the user out; the session then tells why. */
  end(why?: SessionEnd): Promise<void>;
  /** Whether a sign-out is in progress: the user goes a moment before the session is published. */
  isEnding(): boolean;
}

/** Follows the user of one Firebase app. While `isStarting`, having no user is not published. */
export function createCurrentUser(context: Context, isStarting: () => boolean): CurrentUser {
  const { clock, session: store } = context;
  let cancelEnd = () => {};
  let latest = 0;
  let ending = false;
  let ended: SessionEnd | undefined;

  const connect = once(async () => {
    const connection = await context.connect();
    onIdTokenChanged(connection.auth, (user) => void follow(user).catch(() => undefined));
    return connection;
  });

  async function end(why?: SessionEnd): Promise<void> {
    const { auth } = await connect();
    ended = why;
    ending = true;
    await signOut(auth).finally(() => {
      ending = false;
    });
  }

  async function follow(user: User | null): Promise<Session> {
    latest += 1;
    const mine = latest;
    if (user !== null) ended = undefined;
    const nobody: Identity = { session: { kind: 'none', ended }, endsAt: undefined };
    const found = user === null ? nobody : await identify(user, context);
    // A wrong clock would end the session at once.
    if (found.endsAt !== undefined) await clock.learn();
    const isOver = found.endsAt !== undefined && found.endsAt <= clock.now();
    if (isOver) await end();
    const { session, endsAt } = isOver ? nobody : found;
    if (mine !== latest) return session;
    cancelEnd();
    if (endsAt !== undefined) cancelEnd = endAt(clock, endsAt, () => void end());
    // While an anonymous session is being made there is no user yet, which is not `none`.
    if (session.kind !== 'none' || !isStarting()) store.publish(session);
    return session;
  }

  return { connect, follow, end, isEnding: () => ending };
}
