import { BackendError, type BackendErrorCode } from '../../src/data/errors';
import * as reads from '../../src/data/reads/staff';
import type { AskedOfRead, StaffBackend, StaffReadName } from '../../src/data/staff/backend';
import { isUnreadable, type Listed, type Page, readableRows } from '../../src/data/staff/lists';
import type { Reading } from '../../src/data/store';
import type { AskedOf } from '../../src/domain/acts/described';
import type { Signer } from '../../src/domain/acts/signing';
import type { StaffActs } from '../../src/domain/acts/staff-acts';
import type { AuditFilter } from '../../src/domain/audit';
import type { BankSettings, ConfirmationSetting } from '../../src/domain/bank-settings';
import type { Calculator } from '../../src/domain/calculator';
import type { Complaint } from '../../src/domain/complaint/complaint';
import type { GameFacts } from '../../src/domain/market/catalogue';
import type { MarketGame } from '../../src/domain/market/market-value';
import type { RatesDraft } from '../../src/domain/rates/rates';
import type { Claim } from '../../src/domain/request/case';
import type { LoanRequest } from '../../src/domain/request/loan-request';
import { STAFF_ROLES, type StaffRole } from '../../src/domain/session';
import type { Person } from '../../src/domain/staff/people';
import type { SharedView } from '../../src/domain/staff/shared-view';
import type { Subscriber } from '../../src/domain/subscriber';
import type { RequestSummary } from '../../src/domain/summary/request-summary';
import type { MemberWeek } from '../../src/domain/summary/team';
import { readStaffRequest } from '../../src/records/case-file';
import { draftRecord } from '../../src/records/rates-draft';
import { confirmationRecord, SETTING_PATHS } from '../../src/records/settings';
import { SHARED_VIEWS } from '../../src/records/shared-view';
import { STORED_STATUS } from '../../src/records/states';
import { at, requestDocuments } from '../../tools/samples/documents';
import { collectionOf, documentOf } from './acts/map-database';
import { add } from './acts/stage';
import { createControlledCalls } from './controlled-calls';
import { createInMemoryAudit, type StoredAudit } from './in-memory/in-memory-audit';
import { createInMemoryCases, type StoredCases } from './in-memory/in-memory-cases';
import { createInMemoryCatalogue } from './in-memory/in-memory-catalogue';
import { createInMemoryDocuments } from './in-memory/in-memory-documents';
import { createInMemoryPeople, type StoredPeople } from './in-memory/in-memory-people';
import { mapStore } from './map-store';
import { memberEmail } from './staff-records';
import { type StoredContents, storedDocuments } from './stored-documents';

/** The calls of a staff backend that can be made to fail or to wait. */
export type StaffCall = StaffMethod | StaffReadName | keyof StaffActs;

type StaffMethod = Exclude<keyof StaffBackend, 'read' | 'act'>;

type AskedOfCall<Call extends StaffMethod | StaffReadName> = Call extends StaffReadName
  ? AskedOfRead<Call>
  : Call extends StaffMethod
    ? Parameters<StaffBackend[Call]>
    : never;

/** A read, whatever it is asked with. */
type AnyRead = (context: Reading, ...asked: readonly unknown[]) => unknown;

interface Contents
  extends Omit<StoredContents, 'subscribers'>,
    StoredCases,
    StoredAudit,
    StoredPeople {
  /** Ids of games whose record cannot be read. */
  readonly unreadableGames?: readonly string[];
  /** Ids of requests whose record cannot be read. */
  readonly unreadable?: readonly string[];
  /** By game. */
  readonly averages?: Readonly<Record<string, RequestSummary>>;
  /** Ids of games whose summary cannot be read. */
  readonly unreadableAverages?: readonly string[];
  /** What members did, by week. */
  readonly team?: Readonly<Record<string, readonly MemberWeek[]>>;
  readonly subscribers?: readonly Listed<Subscriber>[];
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
  calls<Call extends StaffMethod | StaffReadName>(call: Call): readonly AskedOfCall<Call>[];
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
    setComplaint(complaint: Complaint): void;
    setClaim(claim: Claim): void;
    setConfirmation(setting: ConfirmationSetting): void;
    setPerson(person: Person): void;
    setSharedViews(views: readonly SharedView[]): void;
  };
}

function pageOf<T>(rows: readonly T[], size: number, after: unknown): Page<T> {
  const start = typeof after === 'number' ? after : 0;
  const end = start + size;
  return { rows: rows.slice(start, end), next: end < rows.length ? end : undefined };
}

const [LONG_AGO, NEVER] = [at(new Date(0)), at(new Date('9999-01-01'))];

/** Documents that nobody can read, at the end of their lists. */
function unreadableDocuments({
  unreadable = [],
  unreadableGames = [],
  subscribers = [],
}: Contents) {
  const registro = LONG_AGO;
  const request = { estadoCredito: STORED_STATUS.pending, juego: 'roblox', registro };
  const subscriber = { ...{ nombre: '~', apellido: '~', correo: '~' }, consentimiento: '~' };
  return [
    ...unreadable.flatMap((id) => [
      [`users/${id}`, request] as const,
      [`indice/${id}`, { ...request, vence: NEVER, ordenNombre: '~', ordenValor: -2 }] as const,
    ]),
    ...unreadableGames.map((id) => [`games/${id}`, { value: '~' }] as const),
    ...subscribers
      .filter(isUnreadable)
      .map(({ id }) => [`subscriptores/${id}`, { ...subscriber, registro }] as const),
  ];
}

const LOCAL_AMOUNT: ConfirmationSetting = { value: 1_250_000, edits: 1 };
const UNSET_DIGEST: BankSettings['digest'] = { value: [], edits: 0 };
const UNSET_CORE: BankSettings['core'] = { value: '', edits: 0 };

/** A staff backend that keeps the promises of the real one without a network. */
export function createInMemoryStaffBackend(contents: Contents = {}): InMemoryStaffBackend {
  const author = contents.author ?? 'staff';
  const controlled = createControlledCalls<StaffCall>();
  const { answer } = controlled;
  const member = { author, roles: contents.roles ?? STAFF_ROLES };
  const { confirmation = LOCAL_AMOUNT, digest = UNSET_DIGEST, core = UNSET_CORE } = contents;
  const stage = createInMemoryDocuments(
    [
      ...storedDocuments({
        ...contents,
        ...{ confirmation, digest, core },
        subscribers: readableRows(contents.subscribers ?? []),
        // Kept with everybody's accounts.
        names: {},
      }),
      ...unreadableDocuments(contents),
    ],
    member,
  );
  const { documents } = stage;
  const store = mapStore(documents);
  const reading: Reading = {
    ...{ store, clock: { now: Date.now }, author: () => author },
    names: new Map(),
  };
  const audit = createInMemoryAudit(contents, member, stage);
  const people = createInMemoryPeople(contents, stage);
  const catalogue = createInMemoryCatalogue(stage, member);
  const cases = createInMemoryCases(contents, stage, reading);

  let lastChange = 0;
  /** Keeps the index, as a function does; no two changes are of one moment. */
  function index(request: LoanRequest) {
    lastChange = Math.max(Date.now(), lastChange + 1);
    const path = `indice/${request.id}`;
    const entry = requestDocuments(request).find((made) => made.path === path);
    documents.set(path, { ...entry?.data, cambio: at(new Date(lastChange)) });
  }
  stage.onWritten((path) => {
    const [collection, id = ''] = path.split('/');
    const fields = documents.get(`users/${id}`);
    if ((collection === 'users' || collection === 'expedientes') && fields)
      index(readStaffRequest(id, fields, documents.get(`expedientes/${id}`)));
  });

  function update(request: LoanRequest) {
    documents.delete(`expedientes/${request.id}`);
    add(documents, request);
    index(request);
  }

  /** Reads of what is not kept as documents, or what the rules refuse to some. */
  const own: Partial<Record<StaffReadName, (...asked: readonly never[]) => unknown>> = {
    caseEntries: cases.entries,
    listAudit: (filter: AuditFilter, size: number, after?: unknown) =>
      pageOf(audit.list(filter), size, after),
    requestAverages: () => ({
      byGame: contents.averages ?? {},
      unreadable: contents.unreadableAverages ?? [],
    }),
    staffMembers: () =>
      Object.entries(contents.names ?? {})
        .map(([uid, name]) => ({
          ...{ uid, name, email: memberEmail(uid), active: true },
          roles: contents.reviewers?.includes(uid) ? (['reviewer'] as const) : [],
          ...(contents.letIn?.[uid] && { letIn: contents.letIn[uid] }),
        }))
        .sort((a, b) => (a.email < b.email ? -1 : 1)),
    staffName: (uid: string) => contents.names?.[uid],
    teamWeek: (week: string) => contents.team?.[week],
    undelivered() {
      audit.demandAdmin();
      return reads.undelivered(reading);
    },
  };

  /** Reads of the product, over the documents. */
  const product: Readonly<Record<string, unknown>> = reads;
  const read = (name: StaffReadName, ...asked: readonly unknown[]): Promise<unknown> =>
    answer(name, asked, () =>
      own[name] ? own[name](...(asked as never[])) : (product[name] as AnyRead)(reading, ...asked),
    );

  return {
    calls: <Call extends StaffMethod | StaffReadName>(call: Call) =>
      controlled.made(call) as readonly AskedOfCall<Call>[],
    asked: <Name extends keyof StaffActs>(name: Name) =>
      controlled.made(name).map(([asked]) => asked as AskedOf<StaffActs, Name>),
    fail: (call, code, ...only) => controlled.fail(call, new BackendError(code), only),
    recover: controlled.recover,
    hold: controlled.hold,
    elsewhere: {
      setDraft: ({ id }, draft) =>
        void documents.set(`borradores/${id}`, documentOf(draftRecord(draft))),
      setValues: catalogue.setValues,
      editGame: catalogue.setFacts,
      setRequest: update,
      setComplaint(complaint) {
        for (const [path, data] of storedDocuments({ complaints: [complaint] }))
          documents.set(path, data);
      },
      setClaim: cases.setClaim,
      setConfirmation: (next) =>
        void documents.set(SETTING_PATHS.confirmation, confirmationRecord(next, at)),
      setPerson: people.set,
      setSharedViews(views) {
        for (const { id } of collectionOf(documents, SHARED_VIEWS))
          documents.delete(`${SHARED_VIEWS}/${id}`);
        for (const [path, data] of storedDocuments({ views })) documents.set(path, data);
      },
    },

    read: read as StaffBackend['read'],
    act: (name, asked) => answer(name, [asked], () => stage.act(name, asked)),
    appendMarketValue: (gameId, seen, value, reason) =>
      answer('appendMarketValue', [gameId, seen, value, reason], () =>
        catalogue.append(gameId, seen, value, reason),
      ),
    listPeople: () => answer('listPeople', [], people.list),
    changePeople: (act) => answer('changePeople', [act], () => people.change(act)),
    noteOpening: (id) => answer('noteOpening', [id], () => cases.noteOpening(id)),
    noteSearch: (list) => answer('noteSearch', [list], () => audit.noteSearch(list)),
    noteExport: (made) => answer('noteExport', [made], () => audit.noteExport(made)),
  };
}
