import {
  type DocumentData,
  getDocs,
  limit,
  type Query,
  QueryDocumentSnapshot,
  query,
  startAfter,
} from 'firebase/firestore/lite';
import { MAX_PAGE, type Page } from '../../staff-backend';
import type { Caller } from '../call';

/** What a page of search results, already fetched, goes on with. */
class Rest<T> {
  constructor(readonly rows: readonly T[]) {}
}

/** A page of rows that are all here. */
export function pageOfRows<T>(rows: readonly T[], size: number): Page<T> {
  const rest = rows.slice(size);
  return { rows: rows.slice(0, size), next: rest.length > 0 ? new Rest(rest) : undefined };
}

/** The next page of rows that were all here, undefined where `after` is not from one. */
export function pageOfRest<T>(after: unknown, size: number): Page<T> | undefined {
  return after instanceof Rest ? pageOfRows<T>(after.rows, size) : undefined;
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
  read: (id: string, data: DocumentData) => T,
): Promise<Page<T>> {
  const shown = Math.min(size, MAX_PAGE);
  const fetched = Math.min(size + 1, MAX_PAGE);
  return caller.read(async () => {
    const from = after instanceof QueryDocumentSnapshot ? [startAfter(after)] : [];
    const { docs } = await getDocs(query(ordered, ...from, limit(fetched)));
    return {
      rows: docs.slice(0, shown).map((found) => read(found.id, found.data())),
      next: docs.length === fetched ? docs[shown - 1] : undefined,
    };
  });
}
