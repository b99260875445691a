import { DEFAULT_LANGUAGE } from '../../domain/language';
import { mailsOf } from '../../domain/mail/mail';
import { isAnonymousVisitor } from '../../domain/session';
import type { Visitor } from '../../records/origin';
import type { Backend } from '../backend';
import { BackendError, errorCode } from '../errors';
import type { SessionStore } from '../session-store';
import { connect } from './connection/app';
import { createCaller } from './connection/call';
import { type Clock, systemClock } from './connection/clock';
import { isOutdated } from './connection/live-release';
import { once } from './connection/once';
import type { Context, VisitorContext } from './context';
import { trackRequest } from './follow-up';
import { listGames } from './games';
import { loanConditions } from './loan';
import { ratesInForce, ratesOfVersion } from './rates';
import { responseTime } from './response-time';
import { createServerTime } from './sessions/server-time';
import { createSessions } from './sessions/sessions';
import type { FirebaseSettings } from './settings';
import { readOwnRequest, submitLoanRequest } from './visitor/loan-requests';
import { createSignUpKeys } from './visitor/sign-up-keys';
import { registerSubscriber } from './visitor/subscribers';

/** Starts a session; marks its failure as one before anything was sent to the database. */
async function unsent<T>(startSession: () => Promise<T>): Promise<T> {
  try {
    return await startSession();
  } catch (error) {
    throw new BackendError(errorCode(error), { cause: error, unsent: true });
  }
}

/** The backend of the whole product, on Firebase. Sends nothing before the first call. */
export function createBackend(
  settings: FirebaseSettings,
  session: SessionStore,
  clock: Clock = systemClock,
): Backend {
  const context: Context = {
    connect: once(() => connect(settings, clock)),
    caller: createCaller(clock, settings.requestTimeoutMs, {
      onReadFailure: settings.onReadFailure,
    }),
    clock,
    session,
    secondFactorRequired: settings.secondFactorRequired,
    staffProvider: settings.bankSignIn?.provider ?? 'password',
    staffUrl: settings.staffUrl,
    visitorUrl: settings.visitorUrl,
    isOutdated: () => isOutdated(settings.release),
    bank: settings.bank,
    mails: (code) => mailsOf(settings.bank, code),
    ...(settings.emulators && { emulators: settings.emulators }),
  };
  const sessions = createSessions(context);
  const serverTime = createServerTime(context);
  const keys = createSignUpKeys(serverTime.now);

  /** Acts for the visitor, and once more if the token is refused: in a new session if this one has ended. */
  async function asVisitor<T>(act: (context: VisitorContext) => Promise<T>): Promise<T> {
    let visitor: Visitor | undefined;
    const attempt = async () => {
      const [known] = await Promise.all([unsent(sessions.visitor), clock.learn()]);
      visitor = known;
      const { db } = await context.connect();
      return act({ ...context, db, visitor: known, ...serverTime });
    };
    try {
      return await attempt();
    } catch (error) {
      if (errorCode(error) !== 'expired') throw error;
      const { uid } = visitor ?? {};
      if (uid !== undefined) await unsent(() => sessions.renew(uid));
      return attempt();
    }
  }

  /** A read of something that counts for a time, which the bank's clock tells. */
  async function timed<T>(read: () => Promise<T>): Promise<T> {
    const [answer] = await Promise.all([read(), clock.learn()]);
    return answer;
  }

  /** The same with an existing session only; without one, resolves to undefined. */
  async function asKnownVisitor<T>(
    act: (context: VisitorContext) => Promise<T>,
  ): Promise<T | undefined> {
    const session = await unsent(sessions.restore);
    return isAnonymousVisitor(session) ? asVisitor(act) : undefined;
  }

  /** The same for writes; nothing begins if the browser knows that it is offline. */
  async function writeAsVisitor<T>(act: (context: VisitorContext) => Promise<T>): Promise<T> {
    context.caller.requireConnection();
    try {
      return await asVisitor(act);
    } catch (error) {
      if (errorCode(error) !== 'denied' || !(await context.isOutdated())) throw error;
      throw new BackendError('outdated', { cause: error, unsent: true });
    }
  }

  const acting = once(() => context.caller.write(() => import('./visitor/act')));

  const proving = once(() => context.caller.write(() => import('./visitor/proving')));

  const complaining = once(() => context.caller.write(() => import('./visitor/complaints')));

  return {
    startSession: () => unsent(sessions.start),
    restoreSession: () => unsent(sessions.restore),
    listGames: () => listGames(context),
    ratesInForce: (calculator) => ratesInForce(context, calculator),
    ratesOfVersion: (calculator, version) => ratesOfVersion(context, calculator, version),
    loanConditions: () => timed(() => loanConditions(context)),
    responseTime: () => timed(() => responseTime(context)),
    endVisitorSession: sessions.endVisitor,
    ownRequest: () =>
      asKnownVisitor((visitor) => visitor.caller.read(() => readOwnRequest(visitor))),
    trackRequest: (code) => timed(() => trackRequest(context, code)),
    submitLoanRequest: (draft) => writeAsVisitor((visitor) => submitLoanRequest(visitor, draft)),
    async act(name, asked) {
      context.caller.requireConnection();
      const { isProvenByCode, sayAct } = await unsent(acting);
      if (isProvenByCode(name)) return sayAct(context, undefined, name, asked);
      return writeAsVisitor((visitor) => sayAct(visitor, visitor.visitor.uid, name, asked));
    },
    beginProof: async (asked) => {
      const { beginProof } = await proving();
      return asVisitor((visitor) => beginProof(visitor, asked));
    },
    finishProof: async (gameId, answer) => {
      const { finishProof } = await proving();
      return asVisitor((visitor) => finishProof(visitor, gameId, answer));
    },
    async ownProof(gameId) {
      const { readOwnProof } = await proving();
      return asKnownVisitor((visitor) => visitor.caller.read(() => readOwnProof(visitor, gameId)));
    },
    async ownComplaints() {
      const { readComplaints } = await complaining();
      const read = (visitor: VisitorContext) => visitor.caller.read(() => readComplaints(visitor));
      return (await asKnownVisitor(read)) ?? [];
    },
    registerSubscriber: (draft, language = DEFAULT_LANGUAGE) =>
      writeAsVisitor((visitor) =>
        serverTime.retry(() =>
          keys.during(visitor.visitor.uid, draft, (key) =>
            registerSubscriber(visitor, { key, draft, language }),
          ),
        ),
      ),
    signInStaff: sessions.signInStaff,
    signOut: sessions.signOut,
    bankSignIn: once(() =>
      context.caller.write(async () => {
        if (settings.bankSignIn === undefined) throw new BackendError('denied');
        const { createBankSignIn } = await import('./staff-account/bank-sign-in');
        return createBankSignIn(context, sessions, settings.bankSignIn);
      }),
    ),
    staffAccount: once(() =>
      context.caller.write(async () => {
        const { createStaffAccount } = await import('./staff-account');
        return createStaffAccount(context, settings, sessions);
      }),
    ),
    invitations: once(() =>
      context.caller.write(async () => {
        const { createInvitations } = await import('./staff-account/invitations');
        return createInvitations(context);
      }),
    ),
    staff: once(() =>
      context.caller.write(async () => {
        const { createStaffBackend } = await import('./staff');
        const [{ db }] = await Promise.all([context.connect(), clock.learn()]);
        return createStaffBackend(context, db, sessions);
      }),
    ),
  };
}
