import type { Backend, ProofStep } from '../../src/data/backend';
import { BackendError, type BackendErrorCode } from '../../src/data/errors';
import { isProvenByCode } from '../../src/data/firebase/visitor/act';
import { createSessionStore, type SessionStore } from '../../src/data/session-store';
import type { StaffBackend } from '../../src/data/staff/backend';
import type { BankSignInCalls } from '../../src/data/staff/bank-sign-in';
import type { Invitations } from '../../src/data/staff/invitations';
import type { AnswerOf, AskedOf } from '../../src/domain/acts/described';
import type { VisitorSaid } from '../../src/domain/acts/visitor/visitor-acts';
import { BUILT_IN_VERSION } from '../../src/domain/calculator';
import type { Complaint } from '../../src/domain/complaint/complaint';
import { checkName, checkNickname } from '../../src/domain/fields/fields';
import { readCedula } from '../../src/domain/fields/identifiers/cedula';
import { readEmail } from '../../src/domain/fields/identifiers/email';
import type { LoanConditions } from '../../src/domain/loan/terms';
import type { MarketGame } from '../../src/domain/market/market-value';
import type { Proof } from '../../src/domain/proof';
import { isAcceptedVersion, type PublishedRates, ratesOf } from '../../src/domain/rates/rates';
import type { LoanRequest, LoanRequestDraft } from '../../src/domain/request/loan-request';
import type { PetitionLink } from '../../src/domain/request/petition-link';
import { newCode } from '../../src/domain/request/request-code';
import type { Tracking } from '../../src/domain/request/tracking';
import { isAnonymousVisitor, type Session, STAFF_ROLES } from '../../src/domain/session';
import { SIGN_UP_PAUSE_SECONDS, type SubscriberDraft } from '../../src/domain/subscriber';
import type { CountedResponseTime } from '../../src/domain/summary/response-time';
import { isSameRequest, newRequest } from '../../src/records/request';
import { trackingOf } from '../../tools/samples/requests';
import { createControlledCalls } from './controlled-calls';
import {
  createInMemoryStaffAccount,
  type InMemoryStaffAccount,
} from './in-memory/in-memory-staff-account';
import { createInMemoryVisitorActs } from './in-memory/in-memory-visitor-acts';

/** The calls of a backend that can be made to fail or to wait; acts by their own names. */
export type BackendCall = keyof Backend | keyof VisitorSaid;

interface Contents {
  readonly session?: Session;
  readonly games?: readonly MarketGame[];
  /** Ids of games whose record cannot be read. */
  readonly unreadable?: readonly string[];
  readonly request?: LoanRequest | undefined;
  /** What codes show, those of other browsers included. */
  readonly tracked?: readonly Tracking[];
  /** The mailed links that work. */
  readonly links?: readonly PetitionLink[];
  /** The codes that subscriptions have. */
  readonly subscriptions?: readonly string[];
  /** The complaints of this visitor, newest first. */
  readonly complaints?: readonly Complaint[];
  /** The rates in force by game, for games that have published ones. */
  readonly rates?: Readonly<Record<string, PublishedRates>>;
  /** The terms of the example of a loan, which a bank need not have. */
  readonly loan?: LoanConditions;
  /** How fast the bank answered lately, known after 30 decisions. */
  readonly responseTime?: CountedResponseTime;
  /** What publishers answer, one call after the other; then they are unavailable. */
  readonly proofSteps?: readonly ProofStep[];
  /** The visitor's proofs. */
  readonly proof?: Proof;
  /** The calls of staff; without it `staff()` is denied. */
  readonly staff?: StaffBackend;
  /** The calls of an invited person. */
  readonly invitations?: Invitations;
  /** The sign-in with an account at the bank. */
  readonly bankSignIn?: BankSignInCalls;
  /** The own account of staff. */
  readonly account?: InMemoryStaffAccount;
}

/** A backend in memory with its controls for tests. */
export interface InMemoryBackend extends Backend {
  /** Every draft that came in, those that were made to fail included. */
  readonly drafts: readonly LoanRequestDraft[];
  readonly subscribers: readonly SubscriberDraft[];
  /** How often a call was made. */
  calls(call: BackendCall): number;
  /** Makes a call fail from now on; `unsent`: before anything was sent. */
  fail(call: BackendCall, code: BackendErrorCode, unsent?: boolean): void;
  /** Makes a call work again. */
  recover(call: BackendCall): void;
  /** Lets a call wait from now on, until the returned function is called. */
  hold(call: BackendCall): () => void;
  /** Puts rates into force, as staff do meanwhile. */
  publish(gameId: string, rates: PublishedRates): void;
  /** Changes what the bank published of the example of a loan. */
  publishLoan(loan: LoanConditions | undefined): void;
  /** Replaces this visitor's stored request. */
  store(request: LoanRequest | undefined): void;
  /** Who is signed in. */
  session(): Session;
  /** Changes who is signed in. */
  become(session: Session): void;
  /** Publishes the session to this store too, now and after each change. */
  publishTo(store: SessionStore): InMemoryBackend;
}

/** The uid of the visitor that a backend in memory starts with. */
const VISITOR_UID = 'visitor7f3a20xy';

/** The request that a draft becomes, received at this moment; sending it gives it a code. */
export function receivedRequest(
  draft: LoanRequestDraft,
  receivedAt = new Date(),
  id = VISITOR_UID,
): LoanRequest {
  return newRequest({ uid: id, code: undefined }, draft, receivedAt);
}

/** A backend that keeps the promises of the real one without a network. */
export function createInMemoryBackend(contents: Contents = {}): InMemoryBackend {
  const sessions = createSessionStore();
  sessions.publish(contents.session ?? { kind: 'visitor', uid: VISITOR_UID, anonymous: true });
  const account = contents.account ?? createInMemoryStaffAccount();
  let loan = contents.loan;
  let request = contents.request;
  const published = new Map<string, readonly PublishedRates[]>(
    Object.entries(contents.rates ?? {}).map(([id, rates]) => [id, [rates]]),
  );
  const drafts: LoanRequestDraft[] = [];
  const subscribers: SubscriberDraft[] = [];
  const controlled = createControlledCalls<BackendCall>();

  const answer = <T>(call: BackendCall, work: () => T | Promise<T>) =>
    controlled.answer(call, [], work);

  function requireVisitor() {
    const session = sessions.current();
    const isOther = session.kind === 'visitor' && !session.anonymous;
    if (session.kind === 'staff' || isOther) throw new BackendError('not-a-visitor');
  }

  function requireRight(...problems: readonly (string | undefined)[]) {
    if (problems.some((problem) => problem !== undefined)) throw new BackendError('denied');
  }

  const carryOut = createInMemoryVisitorActs(contents);
  let complaints = contents.complaints ?? [];
  const left: LoanRequest[] = [];
  let visitors = 1;
  let lastSignUp = Number.NEGATIVE_INFINITY;

  /** Ends the session; its request stays with the bank and out of sight. */
  function leave() {
    visitors += 1;
    if (request) left.push(request);
    request = undefined;
    complaints = [];
    lastSignUp = Number.NEGATIVE_INFINITY;
    sessions.publish({ kind: 'none' });
  }

  /** The session there is; who ended the last one as a visitor is a new visitor. */
  function visiting(): Session {
    if (sessions.current().kind === 'none' && visitors > 1) {
      sessions.publish({ kind: 'visitor', uid: `${VISITOR_UID}${visitors}`, anonymous: true });
    }
    return sessions.current();
  }

  /** The member has done the first task. */
  function endDuty(): void {
    const session = sessions.current();
    if (session.kind === 'staff') sessions.publish({ ...session, duty: undefined });
  }

  const steps = [...(contents.proofSteps ?? [])];
  let proof = contents.proof;

  /** The next step of proving an account; the last proof counts. */
  function nextStep(): ProofStep {
    requireVisitor();
    const step = steps.shift() ?? { step: 'failed', failure: 'unavailable', left: 9 };
    if (step.step === 'proven') proof = step.proof;
    return step;
  }

  /** What a visitor says: with a code or a link it needs no session. */
  async function say<Name extends keyof VisitorSaid>(
    name: Name,
    asked: AskedOf<VisitorSaid, Name>,
  ): Promise<AnswerOf<VisitorSaid, Name>> {
    if (!isProvenByCode(name)) {
      requireVisitor();
      visiting();
    }
    const requests = [...left, ...(request ? [request] : []), ...(contents.tracked ?? [])];
    const codes = requests.flatMap(({ code }) => code ?? []);
    const after = await carryOut({ request, complaints }, { proof, codes }, name, asked);
    ({ request, complaints } = after);
    if (name === 'removeProof') proof = undefined;
    return after.answer;
  }

  const backend: InMemoryBackend = {
    drafts,
    subscribers,
    calls: (call) => controlled.made(call).length,
    fail: (call, code, unsent = false) => controlled.fail(call, new BackendError(code, { unsent })),
    recover: controlled.recover,
    hold: controlled.hold,
    publishLoan: (next) => {
      loan = next;
    },
    store: (next) => {
      request = next;
    },
    publish: (gameId, rates) =>
      void published.set(gameId, [...(published.get(gameId) ?? []), rates]),
    session: sessions.current,
    become: sessions.publish,
    publishTo(store) {
      const publish = () => store.publish(sessions.current());
      publish();
      sessions.subscribe(publish);
      return backend;
    },

    startSession: () => answer('startSession', visiting),
    restoreSession: () => answer('restoreSession', sessions.current),
    endVisitorSession: () =>
      answer('endVisitorSession', () => {
        if (isAnonymousVisitor(sessions.current())) leave();
      }),
    listGames: () =>
      answer('listGames', () => ({
        games: [...(contents.games ?? [])],
        unreadable: contents.unreadable ?? [],
      })),
    ratesInForce: (calculator) =>
      answer('ratesInForce', () => published.get(calculator.id)?.at(-1) ?? ratesOf(calculator)),
    ratesOfVersion: (calculator, version) =>
      answer('ratesOfVersion', () =>
        [ratesOf(calculator), ...(published.get(calculator.id) ?? [])].find(
          (rates) => rates.version === version,
        ),
      ),
    loanConditions: () => answer('loanConditions', () => loan),
    responseTime: () => answer('responseTime', () => contents.responseTime),
    ownRequest: () =>
      answer('ownRequest', () => {
        return isAnonymousVisitor(visiting()) ? request : undefined;
      }),
    trackRequest: (code) =>
      answer('trackRequest', () => {
        const sent = [...left, ...(request ? [request] : [])].find((one) => one.code === code);
        if (sent) return trackingOf(sent, code);
        return contents.tracked?.find((shown) => shown.code === code);
      }),
    submitLoanRequest(draft) {
      drafts.push(draft);
      return answer('submitLoanRequest', () => {
        requireVisitor();
        const { name, nickname, cedula, email } = draft.applicant;
        requireRight(
          checkName(name),
          checkNickname(nickname),
          readCedula(cedula).problem,
          readEmail(email).problem,
        );
        if (request && !isSameRequest(request, draft)) throw new BackendError('conflict');
        if (request) return request;
        const { gameId, ratesVersion } = draft.quote;
        const inForce = published.get(gameId)?.at(-1) ?? { version: BUILT_IN_VERSION };
        if (!isAcceptedVersion(ratesVersion, inForce, new Date()))
          throw new BackendError('rates-changed');
        const { uid } = { uid: VISITOR_UID, ...visiting() };
        request = { ...receivedRequest(draft, new Date(), uid), code: newCode() };
        return request;
      });
    },
    act: (name, asked) => answer(name, () => say(name, asked)),
    beginProof: () => answer('beginProof', nextStep),
    finishProof: () => answer('finishProof', nextStep),
    ownProof: (gameId) => answer('ownProof', () => (proof?.gameId === gameId ? proof : undefined)),
    ownComplaints: () =>
      answer('ownComplaints', () => (isAnonymousVisitor(sessions.current()) ? complaints : [])),
    registerSubscriber: (draft) =>
      answer('registerSubscriber', () => {
        requireVisitor();
        visiting();
        const { name, lastName, email } = draft;
        requireRight(checkName(name), checkName(lastName), readEmail(email).problem);
        const now = Date.now();
        if (now - lastSignUp < SIGN_UP_PAUSE_SECONDS * 1000) throw new BackendError('limit');
        lastSignUp = now;
        subscribers.push(draft);
      }),
    signInStaff: (email) =>
      answer('signInStaff', () => {
        const signIn = () =>
          sessions.publish({
            kind: 'staff',
            uid: 'staff',
            email,
            name: email,
            roles: [...STAFF_ROLES],
          });
        const { question } = account;
        if (question === undefined) signIn();
        return question && { ...question, confirm: (code) => question.confirm(code).then(signIn) };
      }),
    bankSignIn: () =>
      answer('bankSignIn', () => {
        if (contents.bankSignIn) return contents.bankSignIn;
        throw new BackendError('denied');
      }),
    staffAccount: () =>
      answer('staffAccount', () => ({
        ...account,
        async changePassword(present, next) {
          const question = await account.changePassword(present, next);
          if (!question) endDuty();
          const leave = async () => sessions.publish({ kind: 'none', ended: 'password-changed' });
          const confirm = (code: string) => account.question?.confirm(code).then(endDuty);
          return question && { ...question, leave, confirm: async (code) => confirm(code) };
        },
        async enrol(phone) {
          const enrolment = await account.enrol(phone);
          return { ...enrolment, confirm: (code) => enrolment.confirm(code).then(endDuty) };
        },
      })),
    invitations: () =>
      answer('invitations', () => {
        if (contents.invitations) return contents.invitations;
        throw new BackendError('denied');
      }),
    signOut: () => answer('signOut', leave),
    staff: () =>
      answer('staff', () => {
        if (contents.staff) return contents.staff;
        throw new BackendError('denied');
      }),
  };
  return backend;
}
