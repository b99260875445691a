import { indexEntry } from '../../functions/src/search-index';
import { BackendError, type BackendErrorCode } from '../../src/data/errors';
import {
  isUnreadable,
  type Listed,
  type MailStatus,
  type Page,
  type RequestFilter,
  readableRows,
  type StaffBackend,
  type SubscriberFilter,
} from '../../src/data/staff-backend';
import type { Calculator } from '../../src/domain/calculator';
import type { GameFacts } from '../../src/domain/catalogue';
import type { MarketGame } from '../../src/domain/market-value';
import type { RatesDraft } from '../../src/domain/rates';
import { deadline, type LoanRequest, SOON_HOURS } from '../../src/domain/request/loan-request';
import { MAX_QUESTIONS } from '../../src/domain/request/questions';
import { isOpen } from '../../src/domain/request/states';
import { searchWords } from '../../src/domain/search-words';
import { STAFF_ROLES, type StaffRole } from '../../src/domain/session';
import type { Subscriber } from '../../src/domain/subscriber';
import type { RequestSummary } from '../../src/domain/summary/request-summary';
import { createControlledCalls } from './controlled-calls';
import { createInMemoryAudit, type StoredAudit } from './in-memory-audit';
import { createInMemoryCatalogue, type StoredCatalogue } from './in-memory-catalogue';
import { createInMemoryRates, type StoredRates } from './in-memory-rates';

/** The calls of a staff backend that can be made to fail or to wait. */
export type StaffCall = keyof StaffBackend;

interface Contents extends StoredRates, StoredCatalogue, StoredAudit {
  /** Ids of games whose record cannot be read. */
  readonly unreadableGames?: readonly string[];
  readonly requests?: readonly LoanRequest[];
  /** Ids of requests whose record cannot be read. */
  readonly unreadable?: readonly string[];
  /** By game. */
  readonly averages?: Readonly<Record<string, RequestSummary>>;
  /** Ids of games whose summary cannot be read. */
  readonly unreadableAverages?: readonly string[];
  readonly subscribers?: readonly Listed<Subscriber>[];
  readonly mails?: Readonly<Record<string, MailStatus>>;
  readonly names?: Readonly<Record<string, string>>;
  /** The uid that writes. */
  readonly author?: string;
  /** What that member may do; everything by default. */
  readonly roles?: readonly StaffRole[];
}

/** A staff backend in memory and what a test may do with it. */
export interface InMemoryStaffBackend extends StaffBackend {
  /** What a call was called with, each time. */
  calls<Call extends StaffCall>(call: Call): readonly Parameters<StaffBackend[Call]>[];
  /** Makes a call fail from now on, for these first arguments only where some are given. */
  fail(call: StaffCall, code: BackendErrorCode, ...firstArguments: string[]): void;
  recover(call: StaffCall): void;
  /** Lets a call wait from now on, until the returned function is called. */
  hold(call: StaffCall): () => void;
  /** What another member of staff does meanwhile. */
  elsewhere: {
    setDraft(calculator: Calculator, draft: RatesDraft): void;
    setValues(gameId: string, values: readonly number[]): void;
    editGame(seen: MarketGame, facts: GameFacts): MarketGame;
    /** The bank looks at the imports that wait. */
    lookAtImports(): void;
    setRequest(request: LoanRequest): void;
  };
}

const HOUR_MS = 3_600_000;

function pageOf<T>(search: string, rows: readonly T[], size: number, after: unknown): Page<T> {
  const start = typeof after === 'number' ? after : 0;
  const end = start + size;
  const total = search.trim() === '' || after !== undefined ? undefined : rows.length;
  return { rows: rows.slice(start, end), next: end < rows.length ? end : undefined, total };
}

function begins(search: string, ...texts: readonly string[]): boolean {
  return texts.some((text) => text.toLowerCase().startsWith(search.trim().toLowerCase()));
}

/** Whether a request has every word of a search, as the search index finds it. */
function isFound({ id, code, applicant, correction }: LoanRequest, search: string): boolean {
  if (search.trim() === '') return true;
  const { name, nickname, cedula, email } = applicant;
  const entry = indexEntry(id, {
    nombre: name,
    nickname,
    cedula,
    correo: email,
    codigo: code,
    ...(correction && { correccion: { anterior: correction.previous } }),
  });
  const words = searchWords(search);
  const tokens = new Set(entry.tokens as readonly string[]);
  return words.length > 0 && words.every((word) => tokens.has(word));
}

const newestFirst = (a: LoanRequest, b: LoanRequest) =>
  b.receivedAt.getTime() - a.receivedAt.getTime();

/** Whether the address was corrected since a request was shown. */
const isMoved = (stored: LoanRequest, shown: LoanRequest) =>
  stored.applicant.email !== shown.applicant.email;

/** A staff backend that keeps the promises of the real one without a network. */
export function createInMemoryStaffBackend(contents: Contents = {}): InMemoryStaffBackend {
  const author = contents.author ?? 'staff';
  let requests = [...(contents.requests ?? [])];
  const broken = (contents.unreadable ?? []).map((id) => ({ id, unreadable: true as const }));
  const mails = new Map(Object.entries(contents.mails ?? {}));
  const controlled = createControlledCalls<StaffCall>();
  const { answer } = controlled;
  const member = { author, roles: contents.roles ?? STAFF_ROLES };
  const rates = createInMemoryRates(contents, member);
  const catalogue = createInMemoryCatalogue(contents, member);
  const audit = createInMemoryAudit(contents, member);

  function select(filter: RequestFilter): LoanRequest[] {
    const now = new Date();
    const wanted = filter.overdue && filter.status === 'all' ? 'pending' : filter.status;
    const sorted = requests
      .filter(({ status, proposal }) => {
        if (wanted === 'open') return isOpen(status);
        if (wanted === 'confirming') return proposal?.waiting === true;
        return wanted === 'all' || (status === wanted && !proposal?.waiting);
      })
      // A decided request is never overdue.
      .filter(({ status }) => !filter.overdue || status === 'pending')
      .filter(({ gameId }) => filter.gameId === undefined || gameId === filter.gameId)
      .filter(({ receivedAt }) => !filter.overdue || deadline(receivedAt) <= now)
      .filter((request) => isFound(request, filter.search))
      .sort(newestFirst);
    const isOpenOnes =
      wanted === 'open' || wanted === 'confirming' || (wanted !== 'all' && isOpen(wanted));
    return isOpenOnes ? sorted.reverse() : sorted;
  }

  function sorted({ search, sortBy, descending }: SubscriberFilter): Listed<Subscriber>[] {
    const key = (subscriber: Subscriber) =>
      sortBy === 'registeredAt' ? subscriber.registeredAt.toISOString() : subscriber[sortBy];
    const all = contents.subscribers ?? [];
    const found = readableRows(all)
      .filter(({ email, name, lastName }) => begins(search, email, name, lastName))
      .sort((a, b) => (key(a) < key(b) || (key(a) === key(b) && a.id < b.id) ? -1 : 1));
    return [...(descending ? found.reverse() : found), ...all.filter(isUnreadable)];
  }

  function update(request: LoanRequest) {
    requests = requests.map((other) => (other.id === request.id ? request : other));
  }

  return {
    calls: <Call extends StaffCall>(call: Call) =>
      controlled.made(call) as readonly Parameters<StaffBackend[Call]>[],
    fail: (call, code, ...only) => controlled.fail(call, new BackendError(code), only),
    recover: controlled.recover,
    hold: controlled.hold,
    elsewhere: {
      setDraft: rates.setDraft,
      setValues: catalogue.setValues,
      editGame: catalogue.edit,
      lookAtImports: catalogue.lookAtImports,
      setRequest: update,
    },

    listGames: () =>
      answer('listGames', [], () => ({
        games: catalogue.games(),
        unreadable: contents.unreadableGames ?? [],
      })),
    listChanges: (gameId) => answer('listChanges', [gameId], () => catalogue.changes(gameId)),
    appendMarketValue: (gameId, seen, value, reason) =>
      answer('appendMarketValue', [gameId, seen, value, reason], () =>
        catalogue.append(gameId, seen, value, reason),
      ),
    editGame: (seen, facts) => answer('editGame', [seen, facts], () => catalogue.edit(seen, facts)),
    importValues: (asked) => answer('importValues', [asked], () => catalogue.ask(asked)),
    importState: (id) => answer('importState', [id], () => catalogue.importState(id)),
    ratesInForce: (calculator) =>
      answer('ratesInForce', [calculator.id], () => rates.inForce(calculator)),
    ratesHistory: (calculator) =>
      answer('ratesHistory', [calculator.id], () => rates.history(calculator)),
    ratesDraft: (calculator) =>
      answer('ratesDraft', [calculator.id], () => rates.draft(calculator)),
    saveRatesDraft: (calculator, seen, next) =>
      answer('saveRatesDraft', [calculator, seen, next], () => rates.save(calculator, seen, next)),
    discardRatesDraft: (calculator, seen) =>
      answer('discardRatesDraft', [calculator, seen], () => rates.discard(calculator, seen)),
    returnRatesDraft: (calculator, seen, note) =>
      answer('returnRatesDraft', [calculator, seen, note], () =>
        rates.giveBack(calculator, seen, note),
      ),
    publishRates: (calculator, draft, inForce) =>
      answer('publishRates', [calculator, draft, inForce], () =>
        rates.publish(calculator, draft, inForce),
      ),
    pageRequests: (filter, size, after) =>
      answer('pageRequests', [filter, size, after], () =>
        pageOf<Listed<LoanRequest>>(filter.search, [...select(filter), ...broken], size, after),
      ),
    findRequest: (id) =>
      answer('findRequest', [id], () => [...requests, ...broken].find((each) => each.id === id)),
    flagRepeats: (asked) =>
      answer('flagRepeats', [asked], () => {
        const owners = (of: (applicant: LoanRequest['applicant']) => string, value: string) =>
          requests.filter(({ applicant }) => of(applicant) === value).length;
        return new Map(
          asked.map(({ id, applicant }) => [
            id,
            {
              cedula: owners(({ cedula }) => cedula, applicant.cedula) > 1,
              email: owners(({ email }) => email, applicant.email) > 1,
            },
          ]),
        );
      }),
    countRequests: (filter) =>
      answer('countRequests', [filter], () => select({ ...filter, search: '' }).length),
    requestCounts: (now) =>
      answer('requestCounts', [now], () => {
        const pending = requests.filter(({ status }) => status === 'pending');
        const limit = now.getTime() + SOON_HOURS * HOUR_MS;
        return {
          pending: pending.length,
          soon: pending.filter(({ receivedAt }) => deadline(receivedAt).getTime() < limit).length,
          decidedToday: requests.filter(
            ({ decision }) => decision?.decidedAt.toDateString() === now.toDateString(),
          ).length,
        };
      }),
    findRepeats: (request) =>
      answer('findRepeats', [request], () => {
        const others = requests.filter(({ id }) => id !== request.id).sort(newestFirst);
        return {
          cedula: others.filter((each) => each.applicant.cedula === request.applicant.cedula),
          email: others.filter((each) => each.applicant.email === request.applicant.email),
        };
      }),
    confirmationAmount: () => answer('confirmationAmount', [], () => undefined),
    claims: () => answer('claims', [], () => []),
    claim: (ids, reason) => answer('claim', [ids, reason], () => []),
    release: (ids) => answer('release', [ids], () => {}),
    nextRequest: (skip) => answer('nextRequest', [skip], () => undefined),
    noteOpening: (id) => answer('noteOpening', [id], () => {}),
    caseEntries: (ids) => answer('caseEntries', [ids], () => []),
    addNote: (requestId, text) =>
      answer('addNote', [requestId, text], () => ({
        kind: 'note',
        requestId,
        author,
        at: new Date(),
        text,
      })),
    mailsOf: (request) => answer('mailsOf', [request], () => []),
    decide: (request, choice) =>
      answer('decide', [request, choice], () => {
        const { status } = choice;
        const reason = choice.status === 'declined' ? choice.reason : undefined;
        const stored = requests.find(({ id }) => id === request.id);
        const same = stored?.decision?.author === author && stored.decision.reason === reason;
        if (stored?.status === status && same) return [stored];
        if (!stored || !isOpen(stored.status) || isMoved(stored, request))
          throw new BackendError('conflict');
        const decided = { ...stored, status, decision: { author, decidedAt: new Date(), reason } };
        update(decided);
        const mailId = `${request.id}_decision`;
        const unsent = { state: 'unsent', error: undefined, attempts: 0, stuck: false } as const;
        mails.set(mailId, { mailId, ...unsent });
        return [decided];
      }),
    askInformation: (request, need) =>
      answer('askInformation', [request, need], () => {
        const stored = requests.find(({ id }) => id === request.id);
        if (request.questions.length >= MAX_QUESTIONS) throw new BackendError('denied');
        const [last] = stored?.questions.slice(request.questions.length) ?? [];
        const same = last?.author === author && last.need === need;
        if (stored?.status === 'information' && same) return stored;
        if (stored?.status !== 'pending' || last || isMoved(stored, request))
          throw new BackendError('conflict');
        const question = { need, author, askedAt: new Date(), answer: undefined };
        const asked: LoanRequest = {
          ...stored,
          status: 'information',
          questions: [...stored.questions, question],
        };
        update(asked);
        return asked;
      }),
    mailStatus: (request, which) =>
      answer('mailStatus', [request, which], () =>
        mails.get(which === 'received' ? request.id : `${request.id}_decision`),
      ),
    sendMailAgain: (mailId) =>
      answer('sendMailAgain', [mailId], () => {
        const mail = mails.get(mailId);
        if (!mail?.stuck && mail?.state === 'unsent') throw new BackendError('denied');
        if (mail?.stuck || mail?.state === 'error')
          mails.set(mailId, { ...mail, state: 'retry', stuck: false });
      }),
    requestAverages: () =>
      answer('requestAverages', [], () => ({
        byGame: contents.averages ?? {},
        unreadable: contents.unreadableAverages ?? [],
      })),
    pageSubscribers: (filter, size, after) =>
      answer('pageSubscribers', [filter, size, after], () =>
        pageOf(filter.search, sorted(filter), size, after),
      ),
    countSubscribers: () =>
      answer('countSubscribers', [], () => (contents.subscribers ?? []).length),
    staffName: (uid) => answer('staffName', [uid], () => contents.names?.[uid]),
    staffMembers: () =>
      answer('staffMembers', [], () =>
        Object.entries(contents.names ?? {})
          .map(([uid, email]) => ({ uid, email }))
          .sort((a, b) => (a.email < b.email ? -1 : 1)),
      ),
    listAudit: (filter, size, after) =>
      answer('listAudit', [filter, size, after], () => pageOf('', audit.list(filter), size, after)),
    noteSearch: (list) => answer('noteSearch', [list], () => audit.noteSearch(list)),
    noteExport: (made) => answer('noteExport', [made], () => audit.noteExport(made)),
    bankSettings: () => answer('bankSettings', [], audit.settings),
    saveConfirmationAmount: (seen, amount) =>
      answer('saveConfirmationAmount', [seen, amount], () => audit.saveAmount(seen, amount)),
    saveDigestEmails: (seen, emails) =>
      answer('saveDigestEmails', [seen, emails], () => audit.saveEmails(seen, emails)),
  };
}
