import type { LoanRequest } from '../../domain/request/loan-request';
import { searchWords } from '../../domain/search';
import { isMoment } from '../../records/fields';
import type { Listed, Page } from '../staff/lists';
import type { Condition, Found, Query, Store } from '../store';
import { casesByIds } from './case-files';
import { inOrder, type StoredOrder } from './request-order';

/** How many index entries one read fetches; results are in order within each read. */
const INDEX_PAGE = 100;

/** The search, and the order of its results. */
export interface RequestSearch {
  readonly typed: string;
  /** Conditions on the fields that the index copies from the request. */
  readonly conditions: readonly Condition[];
  /** Only those whose deadline is not after this moment, in milliseconds since 1970. */
  readonly dueBy: number | undefined;
  readonly order: StoredOrder;
}

/**
 * Results that no page has shown yet, and the entry of the index to continue after; `from` is
 * undefined at its end.
 */
class Matches {
  constructor(
    readonly ids: readonly string[],
    readonly from: 'beginning' | Found | undefined,
  ) {}
}

const BEGINNING = new Matches([], 'beginning');

/** Every typed word is a separate condition: Firestore walks the entries of the rarest one. */
function matching({ typed, conditions }: RequestSearch): Query {
  const words = searchWords(typed).map((word) => [['tokens', word], '==', true] as const);
  return { of: 'indice', where: [...words, ...conditions] };
}

/** The next entries of the index, in order. */
async function readIndex(
  store: Store,
  search: RequestSearch,
  from: Matches['from'],
): Promise<Matches> {
  const after = typeof from === 'object' ? from.place : undefined;
  const found = await store.find(matching(search), { limit: INDEX_PAGE, after });
  const { dueBy } = search;
  const timely = found.filter(({ data: { vence } }) => {
    return dueBy === undefined || (isMoment(vence) && vence.toDate().getTime() <= dueBy);
  });
  const ids = inOrder(timely, search.order).map(({ id }) => id);
  return new Matches(ids, found.length === INDEX_PAGE ? found.at(-1) : undefined);
}

/** Continues in the index until a page is full. */
async function fill(
  store: Store,
  search: RequestSearch,
  size: number,
  begun: Matches,
): Promise<Matches> {
  let found = begun;
  while (found.ids.length < size && found.from !== undefined) {
    const { ids, from } = await readIndex(store, search, found.from);
    found = new Matches([...found.ids, ...ids], from);
  }
  return found;
}

/** How many match in total; undefined if a time limit has to be compared here. */
const countMatches = async (store: Store, search: RequestSearch) =>
  search.dueBy === undefined ? store.count(matching(search)) : undefined;

/**
 * A page of the requests that contain every typed word, or a beginning of it, in name, nickname,
 * cedula, e-mail or reference. The total is unknown only if many are overdue.
 */
export async function pageOfSearch(
  store: Store,
  search: RequestSearch,
  size: number,
  after: unknown,
): Promise<Page<Listed<LoanRequest>>> {
  if (searchWords(search.typed).length === 0) return { rows: [], next: undefined, total: 0 };
  const found = await fill(store, search, size, after instanceof Matches ? after : BEGINNING);
  const [ids, rest] = [found.ids.slice(0, size), found.ids.slice(size)];
  const isWhole = found.from === undefined;
  const [rows, total] = await Promise.all([
    casesByIds(store, ids),
    isWhole ? found.ids.length : countMatches(store, search),
  ]);
  const next = isWhole && rest.length === 0 ? undefined : new Matches(rest, found.from);
  return { rows, next, ...(after === undefined && { total }) };
}
