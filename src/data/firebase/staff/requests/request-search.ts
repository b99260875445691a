import {
  collection,
  documentId,
  getDocs,
  limit,
  type QueryConstraint,
  query,
  Timestamp,
  where,
} from 'firebase/firestore/lite';
import type { LoanRequest } from '../../../../domain/request/loan-request';
import { searchWords } from '../../../../domain/search-words';
import { type Listed, MAX_PAGE, type Page } from '../../../staff-backend';
import type { StaffContext } from '../../context';
import { readLoanRequest } from '../../records/visitor-records';
import { pageOfRest, pageOfRows, readRow } from '../lists/paging';

/** The most values that one query can compare a field with. */
const MOST_VALUES = 30;

/** Later than any request. */
export const ANY_TIME = Number.MAX_SAFE_INTEGER;

/** What to search for, and the order of the results. */
export interface RequestSearch {
  readonly typed: string;
  /** Conditions on the fields that the index copies from the request. */
  readonly conditions: readonly QueryConstraint[];
  /** Only those received up to this moment, in milliseconds since 1970. */
  readonly upTo: number;
  readonly newestFirst: boolean;
}

/** Splits a list into parts that are short enough, by default for one query. */
export function inParts<T>(values: readonly T[], most = MOST_VALUES): T[][] {
  const parts = Math.ceil(values.length / most);
  return Array.from({ length: parts }, (_, place) =>
    values.slice(place * most, (place + 1) * most),
  );
}

interface Found {
  readonly ids: readonly string[];
  /** Whether these are all matches rather than the first 500. */
  readonly all: boolean;
}

/** The matching entries of `indice`. Firestore finds one word; the others are compared here. */
async function findIds({ db, caller }: StaffContext, search: RequestSearch): Promise<Found> {
  const words = searchWords(search.typed);
  const [longest] = [...words].sort((a, b) => b.length - a.length);
  if (longest === undefined) return { ids: [], all: true };
  const asked = query(
    collection(db, 'indice'),
    where('tokens', 'array-contains', longest),
    ...search.conditions,
    limit(MAX_PAGE),
  );
  const { docs } = await caller.read(() => getDocs(asked));
  const sign = search.newestFirst ? -1 : 1;
  const ids = docs
    .map((entry) => {
      const { tokens, registro } = entry.data();
      const received = registro instanceof Timestamp ? registro.toMillis() : ANY_TIME;
      return { id: entry.id, tokens: new Set(tokens), received };
    })
    .filter(({ received }) => received <= search.upTo)
    .filter(({ tokens }) => words.every((word) => tokens.has(word)))
    .sort((a, b) => sign * (a.received - b.received))
    .map(({ id }) => id);
  return { ids, all: docs.length < MAX_PAGE };
}

/** The requests with these ids, in this order; deleted ones are left out. */
async function readByIds(
  { db, caller }: StaffContext,
  ids: readonly string[],
): Promise<Listed<LoanRequest>[]> {
  const answers = await Promise.all(
    inParts(ids).map((part) =>
      caller.read(() => getDocs(query(collection(db, 'users'), where(documentId(), 'in', part)))),
    ),
  );
  const stored = new Map(answers.flatMap(({ docs }) => docs.map((found) => [found.id, found])));
  return ids.flatMap((id) => {
    const found = stored.get(id);
    return found ? [readRow(readLoanRequest, id, found.data())] : [];
  });
}

async function firstPage(context: StaffContext, search: RequestSearch, size: number) {
  const { ids, all } = await findIds(context, search);
  const page = pageOfRows(ids, size);
  return all ? page : { ...page, total: undefined };
}

/**
 * A page of the requests that have every typed word, or a beginning of it, in name, nickname,
 * cedula, e-mail or reference. At most 500; if there may be more, the total is unknown.
 */
export async function pageOfSearch(
  context: StaffContext,
  search: RequestSearch,
  size: number,
  after: unknown,
): Promise<Page<Listed<LoanRequest>>> {
  const page = pageOfRest<string>(after, size) ?? (await firstPage(context, search, size));
  return { ...page, rows: await readByIds(context, page.rows) };
}
