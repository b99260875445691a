import {
  type DocumentData,
  getDocs,
  limit,
  type Query,
  QueryDocumentSnapshot,
  query,
  startAfter,
} from 'firebase/firestore/lite';
import { type Listed, MAX_PAGE, type Page } from '../../../staff/lists';
import type { Caller } from '../../connection/call';
import type { RecordFields } from '../../records/record-fields';

/** How a record is read; throws where it is not as specified. */
type ReadRecord<T> = (id: string, data: RecordFields) => T;

/** A record as a row of a list: one that cannot be read is there too, and says so. */
export function readRow<T>(read: ReadRecord<T>, id: string, data: RecordFields): Listed<T> {
  try {
    return read(id, data);
  } catch {
    return { id, unreadable: true };
  }
}

/** What a page of search results, already fetched, goes on with. */
class Rest<T> {
  constructor(readonly rows: readonly T[]) {}
}

/** A page of rows that are all here; `after` is the rest of them. */
function pageOf<T>({ rows }: Rest<T>, size: number): Page<T> {
  const rest = rows.slice(size);
  return { rows: rows.slice(0, size), next: rest.length > 0 ? new Rest(rest) : undefined };
}

/** The first page of rows that are all here, with their number. */
export function pageOfRows<T>(rows: readonly T[], size: number): Page<T> {
  return { ...pageOf(new Rest(rows), size), total: rows.length };
}

/** The next page of rows that were all here, undefined where `after` is not from one. */
export function pageOfRest<T>(after: unknown, size: number): Page<T> | undefined {
  return after instanceof Rest ? pageOf<T>(after, size) : undefined;
}

/**
 * A page of an ordered query. One document more than the page is fetched to know whether there is
 * a next one; a page of 500 has no room for it, so there a next page may turn out to be empty.
 */
export function pageOfQuery<T>(
  caller: Caller,
  ordered: Query<DocumentData, DocumentData>,
  size: number,
  after: unknown,
  read: ReadRecord<T>,
): Promise<Page<Listed<T>>> {
  const shown = Math.min(size, MAX_PAGE);
  const fetched = Math.min(size + 1, MAX_PAGE);
  return caller.read(async () => {
    const from = after instanceof QueryDocumentSnapshot ? [startAfter(after)] : [];
    const { docs } = await getDocs(query(ordered, ...from, limit(fetched)));
    return {
      rows: docs.slice(0, shown).map((found) => readRow(read, found.id, found.data())),
      next: docs.length === fetched ? docs[shown - 1] : undefined,
    };
  });
}
