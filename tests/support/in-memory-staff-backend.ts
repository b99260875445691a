import { indexEntry } from '../../functions/src/triggers/search-index';
import { BackendError, type BackendErrorCode } from '../../src/data/errors';
import type { StaffBackend } from '../../src/data/staff/backend';
import { isUnreadable, type Listed, type Page, readableRows } from '../../src/data/staff/lists';
import {
  hasDeadlines,
  ownOrder,
  type RequestFilter,
  type RequestOrder,
} from '../../src/data/staff/requests';
import type { SubscriberFilter } from '../../src/data/staff/subscribers';
import type { AskedOf } from '../../src/domain/acts/described';
import type { Signer } from '../../src/domain/acts/signing';
import type { StaffActs } from '../../src/domain/acts/staff-acts';
import type { BankSettings, ConfirmationSetting } from '../../src/domain/bank-settings';
import type { Calculator } from '../../src/domain/calculator';
import type { Complaint } from '../../src/domain/complaint/complaint';
import type { EventQueue } from '../../src/domain/core/event-queue';
import type { RefusedStatus } from '../../src/domain/core/refused-status';
import { isSameDay } from '../../src/domain/day';
import type { MailStatus } from '../../src/domain/mail/mail';
import type { GameFacts } from '../../src/domain/market/catalogue';
import type { MarketGame, MarketValueChange } from '../../src/domain/market/market-value';
import type { RatesDraft } from '../../src/domain/rates/rates';
import { deadlineOf } from '../../src/domain/request/bank-hours';
import type { Claim } from '../../src/domain/request/case';
import { isPersonKey, keysOf } from '../../src/domain/request/keys';
import { type LoanRequest, SOON_HOURS } from '../../src/domain/request/loan-request';
import { stateOf } from '../../src/domain/request/request-state';
import { isOpen } from '../../src/domain/request/states';
import { searchWords, sortKey } from '../../src/domain/search';
import { STAFF_ROLES, type StaffRole } from '../../src/domain/session';
import type { Person } from '../../src/domain/staff/people';
import type { SharedView } from '../../src/domain/staff/shared-view';
import type { Subscriber } from '../../src/domain/subscriber';
import type { RequestSummary } from '../../src/domain/summary/request-summary';
import type { MemberWeek } from '../../src/domain/summary/team';
import { HOUR_MS } from '../../src/domain/time';
import { readStaffRequest } from '../../src/records/case-file';
import { collectionOf } from './acts/map-database';
import { add } from './acts/stage';
import { createControlledCalls } from './controlled-calls';
import { createInMemoryAudit, type StoredAudit } from './in-memory/in-memory-audit';
import { createInMemoryCases, type StoredCases } from './in-memory/in-memory-cases';
import { createInMemoryCatalogue } from './in-memory/in-memory-catalogue';
import { createInMemoryComplaints } from './in-memory/in-memory-complaints';
import { createInMemoryDocuments } from './in-memory/in-memory-documents';
import { createInMemoryLoan, type StoredLoan } from './in-memory/in-memory-loan';
import { createInMemoryPeople, type StoredPeople } from './in-memory/in-memory-people';
import { createInMemoryRates, type StoredRates } from './in-memory/in-memory-rates';
import { createInMemorySettings } from './in-memory/in-memory-settings';
import { createInMemoryViews } from './in-memory/in-memory-views';
import { memberEmail } from './staff-records';
import { storedDocuments } from './stored-documents';

/** The calls of a staff backend that can be made to fail or to wait. */
export type StaffCall = keyof StaffBackend | keyof StaffActs;

interface Contents extends StoredRates, StoredLoan, StoredCases, StoredAudit, StoredPeople {
  readonly games?: readonly MarketGame[];
  /** By game, newest first. */
  readonly changes?: Readonly<Record<string, readonly MarketValueChange[]>>;
  /** Ids of games whose record cannot be read. */
  readonly unreadableGames?: readonly string[];
  readonly requests?: readonly LoanRequest[];
  /** Ids of requests whose record cannot be read. */
  readonly unreadable?: readonly string[];
  /** By game. */
  readonly averages?: Readonly<Record<string, RequestSummary>>;
  /** Ids of games whose summary cannot be read. */
  readonly unreadableAverages?: readonly string[];
  /** What members did, by week. */
  readonly team?: Readonly<Record<string, readonly MemberWeek[]>>;
  readonly subscribers?: readonly Listed<Subscriber>[];
  readonly names?: Readonly<Record<string, string>>;
  /** 400 dollars by default. */
  readonly confirmation?: ConfirmationSetting;
  readonly digest?: BankSettings['digest'];
  readonly core?: BankSettings['core'];
  readonly complaints?: readonly Complaint[];
  /** By the id of the mail. */
  readonly mails?: Readonly<Record<string, MailStatus>>;
  /** Events that did not arrive within 24 hours. */
  readonly undelivered?: readonly EventQueue[];
  /** Statuses of the core system that changed nothing. */
  readonly refusedStatuses?: readonly RefusedStatus[];
  /** Views that staff share. */
  readonly views?: readonly SharedView[];
  /** Who let a member in, by uid. */
  readonly letIn?: Readonly<Record<string, NonNullable<Signer['letIn']>>>;
  /** The uids of those among them who may be the second person. */
  readonly reviewers?: readonly string[];
  /** The uid that writes. */
  readonly author?: string;
  /** The roles of that member; all by default. */
  readonly roles?: readonly StaffRole[];
}

/** A staff backend in memory with its controls for tests. */
export interface InMemoryStaffBackend extends StaffBackend {
  /** The arguments of each call. */
  calls<Call extends keyof StaffBackend>(call: Call): readonly Parameters<StaffBackend[Call]>[];
  /** What each act of this name was said with. */
  asked<Name extends keyof StaffActs>(name: Name): readonly AskedOf<StaffActs, Name>[];
  /** Makes a call fail from now on; if first arguments are given, only with these. */
  fail(call: StaffCall, code: BackendErrorCode, ...firstArguments: string[]): void;
  recover(call: StaffCall): void;
  /** Lets a call wait from now on, until the returned function is called. */
  hold(call: StaffCall): () => void;
  /** Acts of another member of staff meanwhile. */
  elsewhere: {
    setDraft(calculator: Calculator, draft: RatesDraft): void;
    setValues(gameId: string, values: readonly number[]): void;
    editGame(seen: MarketGame, facts: GameFacts): void;
    setRequest(request: LoanRequest): void;
    setClaim(claim: Claim): void;
    setConfirmation(setting: ConfirmationSetting): void;
    setPerson(person: Person): void;
    setSharedViews(views: readonly SharedView[]): void;
  };
}

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
  const tokens = new Set(Object.keys(entry.tokens ?? {}));
  return words.length > 0 && words.every((word) => tokens.has(word));
}

const newestFirst = (a: LoanRequest, b: LoanRequest) =>
  b.receivedAt.getTime() - a.receivedAt.getTime();

/** By the deadline; those that wait for their visitor come last, in the order of their questions. */
function queuePlace(request: LoanRequest): number {
  const due = deadlineOf(request)?.getTime();
  const last = Number.MAX_SAFE_INTEGER / 2;
  return due ?? last + (request.questions.at(-1)?.askedAt ?? request.receivedAt).getTime();
}

const SORT_KEYS = {
  left: queuePlace,
  received: ({ receivedAt }: LoanRequest) => receivedAt.getTime(),
  name: ({ applicant }: LoanRequest) => sortKey(applicant.name),
  value: ({ value }: LoanRequest) => value ?? -1,
};

/** Of the same name or value the oldest comes first. */
function inOrder(
  requests: readonly LoanRequest[],
  { by, descending }: RequestOrder,
  isOfOpenOnes: boolean,
) {
  const key = SORT_KEYS[by === 'left' && !isOfOpenOnes ? 'received' : by];
  return requests.toSorted((a, b) => {
    if (key(a) === key(b)) return newestFirst(b, a);
    return key(a) < key(b) === descending ? 1 : -1;
  });
}

const LOCAL_AMOUNT: ConfirmationSetting = { value: 1_250_000, edits: 1 };
const UNSET_DIGEST: BankSettings['digest'] = { value: [], edits: 0 };
const UNSET_CORE: BankSettings['core'] = { value: '', edits: 0 };

/** A staff backend that keeps the promises of the real one without a network. */
export function createInMemoryStaffBackend(contents: Contents = {}): InMemoryStaffBackend {
  const author = contents.author ?? 'staff';
  const changes: string[] = [];
  const broken = (contents.unreadable ?? []).map((id) => ({ id, unreadable: true as const }));
  const controlled = createControlledCalls<StaffCall>();
  const { answer } = controlled;
  const member = { author, roles: contents.roles ?? STAFF_ROLES };
  const { confirmation = LOCAL_AMOUNT, digest = UNSET_DIGEST, core = UNSET_CORE } = contents;
  const stage = createInMemoryDocuments(
    storedDocuments({
      ...contents,
      ...{ confirmation, digest, core },
      // Kept by the parts below.
      ...{ subscribers: [], names: {} },
    }),
    member,
  );
  const audit = createInMemoryAudit(contents, member, stage);
  const settings = createInMemorySettings(stage);
  const people = createInMemoryPeople(contents, stage);
  const views = createInMemoryViews(stage);
  const rates = createInMemoryRates(stage);
  const loan = createInMemoryLoan(stage);
  const catalogue = createInMemoryCatalogue(stage, member);
  const cases = createInMemoryCases(contents, stage, author);
  const complaints = createInMemoryComplaints(stage, cases.mail);

  const requests = () =>
    collectionOf(stage.documents, 'users').map(({ id, fields }) =>
      readStaffRequest(id, fields, stage.documents.get(`expedientes/${id}`)),
    );
  const find = (id: string) => [...requests(), ...broken].find((each) => each.id === id);
  stage.onWritten((path) => {
    const [collection, id = ''] = path.split('/');
    if (collection === 'users' || collection === 'expedientes') changes.push(id);
  });

  function select(filter: RequestFilter): LoanRequest[] {
    const now = new Date();
    const wanted = filter.overdue && filter.status === 'all' ? 'pending' : filter.status;
    const found = requests()
      .filter((request) => {
        const { status, proposal, undoing } = request;
        if (wanted === 'open') return isOpen(status);
        if (wanted === 'confirming') return proposal?.waiting === true || undoing !== undefined;
        if (wanted === 'reconsidering') return stateOf(request) === 'reconsidering';
        return wanted === 'all' || status === wanted;
      })
      // A decided request is never overdue.
      .filter(({ status }) => !filter.overdue || status === 'pending')
      .filter(({ gameId }) => filter.gameId === undefined || gameId === filter.gameId)
      .filter(
        ({ proven }) =>
          filter.proof === undefined || (filter.proof === 'proven') === (proven !== undefined),
      )
      .filter((request) => !filter.overdue || queuePlace(request) <= now.getTime())
      .filter((request) => isFound(request, filter.search));
    return inOrder(found, filter.order ?? ownOrder(filter), hasDeadlines(filter));
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
    changes.push(request.id);
    stage.documents.delete(`expedientes/${request.id}`);
    add(stage.documents, request);
  }

  return {
    calls: <Call extends keyof StaffBackend>(call: Call) =>
      controlled.made(call) as readonly Parameters<StaffBackend[Call]>[],
    asked: <Name extends keyof StaffActs>(name: Name) =>
      controlled.made(name).map(([asked]) => asked as AskedOf<StaffActs, Name>),
    fail: (call, code, ...only) => controlled.fail(call, new BackendError(code), only),
    recover: controlled.recover,
    hold: controlled.hold,
    elsewhere: {
      setDraft: rates.setDraft,
      setValues: catalogue.setValues,
      editGame: catalogue.setFacts,
      setRequest: update,
      setClaim: cases.setClaim,
      setConfirmation: settings.setConfirmation,
      setPerson: people.set,
      setSharedViews: views.set,
    },

    act: (name, asked) => answer(name, [asked], () => stage.act(name, asked)),
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
    ratesInForce: (calculator) =>
      answer('ratesInForce', [calculator.id], () => rates.inForce(calculator)),
    ratesHistory: (calculator) =>
      answer('ratesHistory', [calculator.id], () => rates.history(calculator)),
    ratesDraft: (calculator) =>
      answer('ratesDraft', [calculator.id], () => rates.draft(calculator)),
    loanConditions: () => answer('loanConditions', [], loan.conditions),
    loanHistory: () => answer('loanHistory', [], loan.history),
    loanDraft: () => answer('loanDraft', [], loan.draft),
    pageRequests: (filter, size, after) =>
      answer('pageRequests', [filter, size, after], () =>
        pageOf<Listed<LoanRequest>>(filter.search, [...select(filter), ...broken], size, after),
      ),
    requestChanges: (after) =>
      answer('requestChanges', [after], () => ({
        changed: [...new Set(typeof after === 'number' ? changes.slice(after) : [])].flatMap(
          (id) => find(id) ?? [],
        ),
        until: new Date(),
        next: changes.length,
      })),
    findRequest: (id) => answer('findRequest', [id], () => find(id)),
    countRequests: (filter) =>
      answer('countRequests', [filter], () => select({ ...filter, search: '' }).length),
    requestCounts: (now) =>
      answer('requestCounts', [now], () => {
        const pending = requests().filter(({ status }) => status === 'pending');
        const limit = now.getTime() + SOON_HOURS * HOUR_MS;
        return {
          pending: pending.length,
          soon: pending.filter((one) => queuePlace(one) < limit).length,
          decidedToday: requests().filter(
            ({ decision }) => decision && isSameDay(decision.decidedAt, now),
          ).length,
        };
      }),
    findDuplicates: (request) =>
      answer('findDuplicates', [request], () => {
        const own = requests().find(({ id }) => id === request.id) ?? request;
        const keys = new Set(
          keysOf(own)
            .filter(isPersonKey)
            .map(({ kind, text }) => kind + text),
        );
        const has = (one: LoanRequest) =>
          keysOf(one).some(({ kind, text }) => keys.has(kind + text));
        return {
          request: own,
          others: requests()
            .filter((one) => one.id !== request.id && has(one))
            .sort(newestFirst),
        };
      }),
    confirmationAmount: () => answer('confirmationAmount', [], settings.confirmation),
    claims: () => answer('claims', [], cases.claims),
    nextRequest: (skip) => answer('nextRequest', [skip], () => cases.next(requests(), skip)),
    noteOpening: (id) =>
      answer('noteOpening', [id], () => {
        if (!find(id) && !complaints.find(id)) return false;
        cases.noteOpening(id);
        return true;
      }),
    caseEntries: (ids) => answer('caseEntries', [ids], () => cases.entries(ids)),
    seenCodes: (ids) => answer('seenCodes', [ids], () => cases.seenCodes(ids)),
    mailsOf: (request) => answer('mailsOf', [request], () => cases.mailsOf(request)),
    pageComplaints: (state, size, after) =>
      answer('pageComplaints', [state, size, after], () =>
        pageOf('', complaints.list(state), size, after),
      ),
    countComplaints: (state) =>
      answer('countComplaints', [state], () => complaints.list(state).length),
    complaintFigures: (now) => answer('complaintFigures', [now], () => complaints.figures(now)),
    findComplaint: (number) => answer('findComplaint', [number], () => complaints.find(number)),
    complaintMails: (complaint) =>
      answer('complaintMails', [complaint], () => complaints.mails(complaint)),
    requestAverages: () =>
      answer('requestAverages', [], () => ({
        byGame: contents.averages ?? {},
        unreadable: contents.unreadableAverages ?? [],
      })),
    teamWeek: (week) => answer('teamWeek', [week], () => contents.team?.[week]),
    pageSubscribers: (filter, size, after) =>
      answer('pageSubscribers', [filter, size, after], () =>
        pageOf(filter.search, sorted(filter), size, after),
      ),
    countSubscribers: () =>
      answer('countSubscribers', [], () => (contents.subscribers ?? []).length),
    sharedViews: (list) => answer('sharedViews', [list], () => views.list(list)),
    listPeople: () => answer('listPeople', [], people.list),
    changePeople: (act) => answer('changePeople', [act], () => people.change(act)),
    staffName: (uid) => answer('staffName', [uid], () => contents.names?.[uid]),
    staffMembers: () =>
      answer('staffMembers', [], () =>
        Object.entries(contents.names ?? {})
          .map(([uid, name]) => ({
            ...{ uid, name, email: memberEmail(uid), active: true },
            roles: contents.reviewers?.includes(uid) ? (['reviewer'] as const) : [],
            ...(contents.letIn?.[uid] && { letIn: contents.letIn[uid] }),
          }))
          .sort((a, b) => (a.email < b.email ? -1 : 1)),
      ),
    listAudit: (filter, size, after) =>
      answer('listAudit', [filter, size, after], () => pageOf('', audit.list(filter), size, after)),
    noteSearch: (list) => answer('noteSearch', [list], () => audit.noteSearch(list)),
    noteExport: (made) => answer('noteExport', [made], () => audit.noteExport(made)),
    bankSettings: () => answer('bankSettings', [], settings.settings),
    undelivered: () => answer('undelivered', [], audit.undelivered),
  };
}
