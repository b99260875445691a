import type { RecordFields } from '../../records/fields';
import { type Listed, MAX_PAGE, type Page } from '../staff/lists';
import type { Query, Store } from '../store';

/** Reads a record; throws if it is not as specified. */
type ReadRecord<T> = (id: string, data: RecordFields) => T;

/** A record as a row of a list; a record that cannot be read is a row that says so. */
export function readRow<T>(read: ReadRecord<T>, id: string, data: RecordFields): Listed<T> {
  try {
    return read(id, data);
  } catch {
    return { id, unreadable: true };
  }
}

/** The records that a query finds, at most 500. */
export async function listOf<T>(
  store: Store,
  query: Query,
  read: ReadRecord<T>,
  limit = MAX_PAGE,
): Promise<Listed<T>[]> {
  const found = await store.find(query, { limit });
  return found.map(({ id, data }) => readRow(read, id, data));
}

/** Rows already fetched, with which the next page of search results continues. */
class Rest<T> {
  constructor(readonly rows: readonly T[]) {}
}

/** A page of rows that have all been fetched; `after` is the rest of them. */
function pageOf<T>({ rows }: Rest<T>, size: number): Page<T> {
  const rest = rows.slice(size);
  return { rows: rows.slice(0, size), next: rest.length > 0 ? new Rest(rest) : undefined };
}

/** The first page of such rows, with their number. */
export function pageOfRows<T>(rows: readonly T[], size: number): Page<T> {
  return { ...pageOf(new Rest(rows), size), total: rows.length };
}

/** The next page of such rows, undefined if `after` is not from such a page. */
export function pageOfRest<T>(after: unknown, size: number): Page<T> | undefined {
  return after instanceof Rest ? pageOf<T>(after, size) : undefined;
}

/**
 * A page of an ordered query. One document more than the page is fetched to know whether there is
 * a next one; a page of 500 has no room for it, so there a next page may turn out to be empty.
 */
export async function pageOfQuery<T>(
  store: Store,
  query: Query,
  size: number,
  after: unknown,
  read: ReadRecord<T>,
): Promise<Page<Listed<T>>> {
  const shown = Math.min(size, MAX_PAGE);
  const limit = Math.min(size + 1, MAX_PAGE);
  const found = await store.find(query, { limit, after });
  return {
    rows: found.slice(0, shown).map(({ id, data }) => readRow(read, id, data)),
    next: found.length === limit ? found[shown - 1]?.place : undefined,
  };
}
