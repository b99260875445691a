import {
  collection,
  type DocumentData,
  documentId,
  FieldPath,
  getCount,
  getDocs,
  limit,
  type Query,
  type QueryConstraint,
  QueryDocumentSnapshot,
  query,
  startAfter,
  Timestamp,
  where,
} from 'firebase/firestore/lite';
import type { LoanRequest } from '../../../../domain/request/loan-request';
import { searchWords } from '../../../../domain/search';
import type { Listed, Page } from '../../../staff/lists';
import type { StaffContext } from '../../context';
import { inParts } from '../lists/in-parts';
import { pageOfQuery } from '../lists/paging';
import { readCases, type StoredRequest } from './case-files';
import { inOrder, type StoredOrder } from './request-order';

/** How many index entries one read fetches; results are in order within each read. */
const INDEX_PAGE = 100;

/** The search, and the order of its results. */
export interface RequestSearch {
  readonly typed: string;
  /** Conditions on the fields that the index copies from the request. */
  readonly conditions: readonly QueryConstraint[];
  /** Only those whose deadline is not after this moment, in milliseconds since 1970. */
  readonly dueBy: number | undefined;
  readonly order: StoredOrder;
}

/**
 * Results that no page has shown yet, and the place in the index to continue from; `from` is
 * undefined at its end.
 */
class Matches {
  constructor(
    readonly ids: readonly string[],
    readonly from: 'beginning' | QueryDocumentSnapshot | undefined,
  ) {}
}

const BEGINNING = new Matches([], 'beginning');

/** Every typed word is a separate condition: Firestore walks the entries of the rarest one. */
function matching({ db }: StaffContext, { typed, conditions }: RequestSearch) {
  const words = searchWords(typed).map((word) => where(new FieldPath('tokens', word), '==', true));
  return query(collection(db, 'indice'), ...words, ...conditions);
}

/** The next entries of the index, in order. */
async function readIndex(
  context: StaffContext,
  search: RequestSearch,
  from: Matches['from'],
): Promise<Matches> {
  const start = from instanceof QueryDocumentSnapshot ? [startAfter(from)] : [];
  const asked = query(matching(context, search), ...start, limit(INDEX_PAGE));
  const { docs } = await context.caller.read(() => getDocs(asked));
  const { dueBy } = search;
  const timely = docs.filter((entry) => {
    const due: unknown = entry.get('vence');
    return dueBy === undefined || (due instanceof Timestamp && due.toMillis() <= dueBy);
  });
  const ids = inOrder(timely, search.order).map(({ id }) => id);
  return new Matches(ids, docs.length === INDEX_PAGE ? docs.at(-1) : undefined);
}

/** Continues in the index until a page is full. */
async function fill(
  context: StaffContext,
  search: RequestSearch,
  size: number,
  begun: Matches,
): Promise<Matches> {
  let found = begun;
  while (found.ids.length < size && found.from !== undefined) {
    const { ids, from } = await readIndex(context, search, found.from);
    found = new Matches([...found.ids, ...ids], from);
  }
  return found;
}

/** How many match in total; undefined if a time limit has to be compared here. */
async function countMatches(context: StaffContext, search: RequestSearch) {
  if (search.dueBy !== undefined) return undefined;
  return (await context.caller.read(() => getCount(matching(context, search)))).data().count;
}

/** The stored requests with these ids, in this order; deleted ones are left out. */
export async function storedByIds(
  { db, caller }: StaffContext,
  ids: readonly string[],
): Promise<StoredRequest[]> {
  const answers = await Promise.all(
    inParts(ids).map((part) =>
      caller.read(() => getDocs(query(collection(db, 'users'), where(documentId(), 'in', part)))),
    ),
  );
  const stored = new Map(
    answers.flatMap(({ docs }) => docs.map((found) => [found.id, found.data()])),
  );
  return ids.flatMap((id) => {
    const data = stored.get(id);
    return data ? [{ id, data }] : [];
  });
}

const readByIds = async (context: StaffContext, ids: readonly string[]) =>
  readCases(context, await storedByIds(context, ids));

/** A page of the requests whose index entries an ordered query finds. */
export async function pageOfEntries(
  context: StaffContext,
  ordered: Query<DocumentData, DocumentData>,
  size: number,
  after: unknown,
): Promise<Page<Listed<LoanRequest>>> {
  const entries = await pageOfQuery(context.caller, ordered, size, after, (id) => ({ id }));
  const ids = entries.rows.map(({ id }) => id);
  return { rows: await readByIds(context, ids), next: entries.next };
}

/**
 * A page of the requests that contain every typed word, or a beginning of it, in name, nickname,
 * cedula, e-mail or reference. The total is unknown only if many are overdue.
 */
export async function pageOfSearch(
  context: StaffContext,
  search: RequestSearch,
  size: number,
  after: unknown,
): Promise<Page<Listed<LoanRequest>>> {
  if (searchWords(search.typed).length === 0) return { rows: [], next: undefined, total: 0 };
  const found = await fill(context, search, size, after instanceof Matches ? after : BEGINNING);
  const [ids, rest] = [found.ids.slice(0, size), found.ids.slice(size)];
  const isWhole = found.from === undefined;
  const [rows, total] = await Promise.all([
    readByIds(context, ids),
    isWhole ? found.ids.length : countMatches(context, search),
  ]);
  const next = isWhole && rest.length === 0 ? undefined : new Matches(rest, found.from);
  return { rows, next, ...(after === undefined && { total }) };
}
