import { isMoment } from '../../records/fields';
import type { RequestChanges } from '../staff/requests';
import type { Part, Query, Reading } from '../store';
import { casesByIds } from './case-files';

/** The most changes that one look reads; the next look reads the rest. */
const CHANGES = 50;

/** How far a first look goes back, so that a list read at the same time misses no change. */
const OVERLAP_MS = 30_000;

/** The ids of the entries of the search index that changed, and when the last of them did. */
async function changedEntries({ store }: Reading, query: Omit<Query, 'of'>, part: Part) {
  const found = await store.find({ of: 'indice', ...query }, part);
  const last = found.at(-1)?.data.cambio;
  // As it is stored, because a date is less exact.
  return { ids: found.map(({ id }) => id), last: isMoment(last) ? last : undefined };
}

/**
 * At most 50 of the requests that changed since an earlier look; a change appears once the search
 * index has it, a moment later. A first look, without an argument, returns none; the next one
 * tells what changed since half a minute before the last change known to the first.
 */
export async function requestChanges(context: Reading, after?: unknown): Promise<RequestChanges> {
  if (!isMoment(after) && !(after instanceof Date)) {
    const newest = { order: [['cambio', 'desc']] } as const;
    const { last } = await changedEntries(context, newest, { limit: 1 });
    const begun = new Date(Math.max(0, (last?.toDate().getTime() ?? 0) - OVERLAP_MS));
    return { changed: [], until: begun, next: begun };
  }
  const since = { where: [['cambio', '>', after]], order: [['cambio', 'asc']] } as const;
  const { ids, last = after } = await changedEntries(context, since, { limit: CHANGES });
  const changed = await casesByIds(context.store, ids);
  return { changed, until: last instanceof Date ? last : last.toDate(), next: last };
}
