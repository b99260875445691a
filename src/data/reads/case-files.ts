import type { LoanRequest } from '../../domain/request/loan-request';
import { readStaffRequest } from '../../records/case-file';
import type { RecordFields } from '../../records/fields';
import { type Listed, type Page, readableRows } from '../staff/lists';
import type { Query, Store } from '../store';
import { pageOfQuery, readRow } from './lists';

/** A stored request. */
interface StoredRequest {
  readonly id: string;
  readonly data: RecordFields;
}

/** Requests as staff read them: the true reason, the value that counts and more is in their case files. */
async function readCases(
  store: Store,
  stored: readonly StoredRequest[],
): Promise<Listed<LoanRequest>[]> {
  const files = await store.byIds(
    'expedientes',
    stored.map(({ id }) => id),
  );
  const read = (id: string, data: RecordFields) => readStaffRequest(id, data, files.get(id));
  return stored.map(({ id, data }) => readRow(read, id, data));
}

/** The requests with these ids, in this order; deleted ones are left out. */
export async function casesByIds(
  store: Store,
  ids: readonly string[],
): Promise<Listed<LoanRequest>[]> {
  const stored = await store.byIds('users', ids);
  const found = ids.flatMap((id) => {
    const data = stored.get(id);
    return data ? [{ id, data }] : [];
  });
  return readCases(store, found);
}

/** A page of an ordered query for requests. */
export async function pageOfRequests(
  store: Store,
  query: Query,
  size: number,
  after: unknown,
): Promise<Page<Listed<LoanRequest>>> {
  const asStored = (id: string, data: RecordFields): StoredRequest => ({ id, data });
  const { rows, next } = await pageOfQuery(store, query, size, after, asStored);
  return { rows: await readCases(store, readableRows(rows)), next };
}

/** A page of the requests whose entries in the index an ordered query finds. */
export async function pageOfEntries(
  store: Store,
  query: Query,
  size: number,
  after: unknown,
): Promise<Page<Listed<LoanRequest>>> {
  const { rows, next } = await pageOfQuery(store, query, size, after, (id) => ({ id }));
  const ids = rows.map(({ id }) => id);
  return { rows: await casesByIds(store, ids), next };
}
