import type { Query, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { type Expiring, expiring, type PurgeTools } from './expired.ts';

/** Documents read at a time. */
const PAGE = 200;

/** Documents erased at the same time. */
const AT_ONCE = 10;

/** Ids of the documents that have expired, by collection. */
export type Expired = Readonly<Record<string, readonly string[]>>;

/** Pages through what a query finds; one that stays in place is not found again. */
async function* pages(query: Query): AsyncGenerator<QueryDocumentSnapshot[]> {
  for (let last: QueryDocumentSnapshot | undefined; ; ) {
    const limited = query.limit(PAGE);
    const { docs } = await (last === undefined ? limited : limited.startAfter(last)).get();
    if (docs.length === 0) return;
    yield docs;
    last = docs.at(-1);
  }
}

/** Does something with all that has expired; the ids of what it was done with, and the failures. */
async function forExpired(
  { query, isExpired = () => true }: Expiring,
  act: (found: QueryDocumentSnapshot) => Promise<unknown>,
): Promise<{ ids: string[]; errors: unknown[] }> {
  const [ids, errors]: [string[], unknown[]] = [[], []];
  for await (const page of pages(query)) {
    const expired = page.filter(isExpired);
    while (expired.length > 0) {
      const group = expired.splice(0, AT_ONCE).map((found) => act(found).then(() => found.id));
      for (const outcome of await Promise.allSettled(group))
        if (outcome.status === 'fulfilled') ids.push(outcome.value);
        else errors.push(outcome.reason);
    }
  }
  return { ids, errors };
}

/** What has expired by now, and would be erased. */
export async function findExpired(tools: PurgeTools): Promise<Expired> {
  const found: Record<string, readonly string[]> = {};
  for (const each of expiring(tools))
    found[each.collection] = (await forExpired(each, async () => {})).ids;
  return found;
}

/**
 * Erases what has expired: requests with all that belongs to them, mails, subscribers, petitions,
 * and counts that count no more. Resolves to what was erased. If something cannot be erased, goes on
 * and rejects after all has been tried; the next purge finds it again.
 */
export async function purge(tools: PurgeTools): Promise<Expired> {
  const erased: Record<string, readonly string[]> = {};
  const failures: unknown[] = [];
  for (const each of expiring(tools)) {
    const { ids, errors } = await forExpired(each, each.erase);
    erased[each.collection] = ids;
    failures.push(...errors);
  }
  if (failures.length > 0)
    throw new AggregateError(failures, `${failures.length} documents not erased`);
  return erased;
}
