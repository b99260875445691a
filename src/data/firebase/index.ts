import { DEFAULT_LANGUAGE } from '../../domain/language';
import { mailsOf } from '../../domain/mail/mail';
import { isAnonymousVisitor } from '../../domain/session';
import type { Visitor } from '../../records/origin';
import type { Backend } from '../backend';
import { BackendError, errorCode } from '../errors';
import { listGames } from '../reads/games';
import { loanConditions } from '../reads/loan';
import { ownRequest } from '../reads/own-request';
import { ratesInForce, ratesOfVersion } from '../reads/rates';
import { responseTime } from '../reads/response-time';
import { trackRequest } from '../reads/tracking';
import type { SessionStore } from '../session-store';
import type { Own } from '../store';
import { connect } from './connection/app';
import { createCaller } from './connection/call';
import { type Clock, systemClock } from './connection/clock';
import { isOutdated } from './connection/live-release';
import { once } from './connection/once';
import type { Context, VisitorContext } from './context';
import { createServerTime } from './sessions/server-time';
import { createSessions } from './sessions/sessions';
import type { FirebaseSettings } from './settings';
import { firestoreStore } from './store';
import { submitLoanRequest } from './visitor/loan-requests';
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
  const connected = once(() => connect(settings, clock));
  const database = async () => (await connected()).db;
  const caller = createCaller(clock, settings.requestTimeoutMs, {
    onReadFailure: settings.onReadFailure,
  });
  const { understand } = caller;
  const context: Context = {
    connect: connected,
    caller,
    store: firestoreStore(database, caller.read),
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

  // What reads the own documents is repeated as a whole.
  const ownStore = firestoreStore(database, (run) => run());

  /** Acts for the visitor, and once more if the token is refused: in a new session if this one has ended. */
  async function asVisitor<T>(act: (context: VisitorContext) => Promise<T>): Promise<T> {
    let visitor: Visitor | undefined;
    const attempt = async () => {
      const [known] = await Promise.all([unsent(sessions.visitor), clock.learn()]);
      visitor = known;
      const db = await database();
      return act({ ...context, db, store: ownStore, visitor: known, ...serverTime });
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
    const [answer] = await Promise.all([understand(read), clock.learn()]);
    return answer;
  }

  /** Reads for a visitor with an existing session; without one, resolves to undefined. */
  async function readOwn<T>(act: (own: Own) => Promise<T>): Promise<T | undefined> {
    const session = await unsent(sessions.restore);
    if (!isAnonymousVisitor(session)) return undefined;
    return asVisitor((visitor) => caller.read(() => act(visitor)));
  }

  /** The same for writes; nothing begins if the browser knows that it is offline. */
  async function writeAsVisitor<T>(act: (context: VisitorContext) => Promise<T>): Promise<T> {
    caller.requireConnection();
    try {
      return await asVisitor(act);
    } catch (error) {
      if (errorCode(error) !== 'denied' || !(await context.isOutdated())) throw error;
      throw new BackendError('outdated', { cause: error, unsent: true });
    }
  }

  const acting = once(() => caller.write(() => import('./visitor/act')));

  const proving = once(() => caller.write(() => import('./visitor/proving')));

  const proofs = once(() => caller.write(() => import('../reads/own-proof')));

  const complaints = once(() => caller.write(() => import('../reads/own-complaints')));

  return {
    startSession: () => unsent(sessions.start),
    restoreSession: () => unsent(sessions.restore),
    listGames: () => understand(() => listGames(context)),
    ratesInForce: (calculator) => understand(() => ratesInForce(context, calculator)),
    ratesOfVersion: (calculator, version) =>
      understand(() => ratesOfVersion(context, calculator, version)),
    loanConditions: () => timed(() => loanConditions(context)),
    responseTime: () => timed(() => responseTime(context)),
    endVisitorSession: sessions.endVisitor,
    ownRequest: () => readOwn(ownRequest),
    trackRequest: (code) => timed(() => trackRequest(context, code)),
    submitLoanRequest: (draft) => writeAsVisitor((visitor) => submitLoanRequest(visitor, draft)),
    async act(name, asked) {
      caller.requireConnection();
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
      const { ownProof } = await proofs();
      return readOwn((own) => ownProof(own, gameId));
    },
    async ownComplaints() {
      const { ownComplaints } = await complaints();
      return (await readOwn(ownComplaints)) ?? [];
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
      caller.write(async () => {
        if (settings.bankSignIn === undefined) throw new BackendError('denied');
        const { createBankSignIn } = await import('./staff-account/bank-sign-in');
        return createBankSignIn(context, sessions, settings.bankSignIn);
      }),
    ),
    staffAccount: once(() =>
      caller.write(async () => {
        const { createStaffAccount } = await import('./staff-account');
        return createStaffAccount(context, settings, sessions);
      }),
    ),
    invitations: once(() =>
      caller.write(async () => {
        const { createInvitations } = await import('./staff-account/invitations');
        return createInvitations(context);
      }),
    ),
    staff: once(() =>
      caller.write(async () => {
        const { createStaffBackend } = await import('./staff');
        const [{ db }] = await Promise.all([context.connect(), clock.learn()]);
        return createStaffBackend(context, db, sessions);
      }),
    ),
  };
}
