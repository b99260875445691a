import {
  collection,
  getDocs,
  limit,
  orderBy,
  type QueryConstraint,
  query,
  Timestamp,
  where,
} from 'firebase/firestore/lite';
import type { RequestChanges } from '../../../staff/requests';
import type { StaffContext } from '../../context';
import { readCases } from './case-files';
import { storedByIds } from './request-search';

/** The most changes that one look reads; the next look reads the rest. */
const CHANGES = 50;

/** How far a first look goes back, so that a list read at the same time misses no change. */
const OVERLAP_MS = 30_000;

/** The ids of the entries of the search index that changed, and when the last of them did. */
async function changedEntries({ db, caller }: StaffContext, ...asked: readonly QueryConstraint[]) {
  const { docs } = await caller.read(() => getDocs(query(collection(db, 'indice'), ...asked)));
  const last: unknown = docs.at(-1)?.get('cambio');
  return {
    ids: docs.map(({ id }) => id),
    last: last instanceof Timestamp ? last : undefined,
  };
}

/** What changed since an earlier look; see StaffBackend.requestChanges. */
export async function requestChanges(
  context: StaffContext,
  after?: unknown,
): Promise<RequestChanges> {
  if (!(after instanceof Timestamp)) {
    const { last } = await changedEntries(context, orderBy('cambio', 'desc'), limit(1));
    const begun = Timestamp.fromMillis(Math.max(0, (last?.toMillis() ?? 0) - OVERLAP_MS));
    return { changed: [], until: begun.toDate(), next: begun };
  }
  const since = [where('cambio', '>', after), orderBy('cambio'), limit(CHANGES)];
  const { ids, last = after } = await changedEntries(context, ...since);
  const changed = await readCases(context, await storedByIds(context, ids));
  return { changed, until: last.toDate(), next: last };
}
