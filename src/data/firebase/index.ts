import { isAnonymousVisitor } from '../../domain/session';
import type { Backend } from '../backend';
import { BackendError, errorCode } from '../errors';
import { type Connection, connect } from './connection/app';
import { createCaller } from './connection/call';
import { type Clock, systemClock } from './connection/clock';
import { createServerTime } from './connection/server-time';
import { createSessionKeeper, type Visitor } from './sessions/sessions';
import type { FirebaseSettings } from './settings';
import { lastChange, listGames } from './visitor/games';
import { readOwnRequest, submitLoanRequest } from './visitor/loan-requests';
import { createSignUpKeys } from './visitor/sign-up-keys';
import { registerSubscriber } from './visitor/subscribers';

/** Remembers a promise, and forgets it when it rejects, so that it can be asked for again. */
function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => {
    made ??= make().catch((error: unknown) => {
      made = undefined;
      throw error;
    });
    return made;
  };
}

/** Asks for a session. Without one nothing is sent, and the failure says so. */
async function unsent<T>(startSession: () => Promise<T>): Promise<T> {
  try {
    return await startSession();
  } catch (error) {
    throw new BackendError(errorCode(error), { cause: error, unsent: true });
  }
}

/** The backend that the whole product uses, on Firebase. Nothing is sent before it is asked. */
export function createBackend(settings: FirebaseSettings, clock: Clock = systemClock): Backend {
  const connection = once(() => connect(settings));
  const caller = createCaller(clock);
  const keeper = createSessionKeeper(connection, caller, clock);
  const serverTime = createServerTime(connection, caller, clock);
  const keys = createSignUpKeys(serverTime.now);

  /** Acts for the visitor; where the session turns out to be over, once more for a new one. */
  async function asVisitor<T>(act: (visitor: Visitor, open: Connection) => Promise<T>): Promise<T> {
    let visitor: Visitor | undefined;
    try {
      visitor = await unsent(keeper.visitor);
      return await act(visitor, await connection());
    } catch (error) {
      if (errorCode(error) !== 'expired') throw error;
      if (visitor) await keeper.drop(visitor.uid);
      return act(await unsent(keeper.visitor), await connection());
    }
  }

  return {
    session: keeper.session,
    onSession: keeper.onSession,
    startSession: () => unsent(keeper.start),
    listGames: () => listGames(connection, caller),
    lastChange: (game) => lastChange(connection, caller, game),
    endVisitorSession: keeper.endVisitor,
    async ownRequest() {
      const session = await keeper.start();
      if (!isAnonymousVisitor(session)) return undefined;
      return asVisitor(({ uid }, open) => caller.read(() => readOwnRequest(open, uid)));
    },
    submitLoanRequest: (draft) =>
      asVisitor((visitor, open) =>
        serverTime.retry(() => submitLoanRequest(open, caller, serverTime.now, visitor, draft)),
      ),
    registerSubscriber: (draft, language = 'es') =>
      asVisitor((visitor, open) =>
        serverTime.retry(() =>
          keys.during(visitor.uid, draft, (key) =>
            registerSubscriber(open, caller, serverTime.now, { visitor, key, draft, language }),
          ),
        ),
      ),
    signInStaff: keeper.signInStaff,
    signOut: keeper.signOut,
    staff: once(() =>
      caller.write(async () => {
        const { createStaffBackend } = await import('./staff');
        const { db } = await connection();
        return createStaffBackend(db, caller, clock, keeper);
      }),
    ),
  };
}
