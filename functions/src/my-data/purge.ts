import type { Query, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { type Expiring, expiring, type PurgeTools } from './expired.ts';
import { unusedAccounts } from './unused-accounts.ts';

/** Documents read at a time. */
const PAGE = 200;

/** Documents erased at the same time. */
const AT_ONCE = 10;

/** Ids of expired documents, by collection. */
export type Expired = Readonly<Record<string, readonly string[]>>;

/** Pages through the results of a query. A document that stays in place is not returned twice. */
async function* pages(query: Query): AsyncGenerator<QueryDocumentSnapshot[]> {
  for (let last: QueryDocumentSnapshot | undefined; ; ) {
    const limited = query.limit(PAGE);
    const { docs } = await (last === undefined ? limited : limited.startAfter(last)).get();
    if (docs.length === 0) return;
    yield docs;
    last = docs.at(-1);
  }
}

/** Runs an action on every expired document; returns their ids and the failures. */
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

/** The name under which a purge reports accounts, which are in no collection. */
const ACCOUNTS = 'cuentas';

/** Calls `act` with the accounts that nobody used; resolves to their uids and the failures. */
async function forUnused(
  { db, accounts, now }: PurgeTools,
  act: (uids: string[]) => Promise<unknown>,
): Promise<{ ids: string[]; errors: unknown[] }> {
  const ids: string[] = [];
  try {
    for await (const uids of unusedAccounts(db, accounts, now)) {
      if (uids.length > 0) await act(uids);
      ids.push(...uids);
    }
    return { ids, errors: [] };
  } catch (error) {
    return { ids, errors: [error] };
  }
}

const deleteAccounts =
  ({ accounts }: PurgeTools) =>
  async (uids: string[]) => {
    const { errors } = await accounts.deleteUsers(uids);
    if (errors.length > 0) throw new Error(errors[0]?.error.message);
  };

/** The documents that have expired by now, without erasing them. */
export async function findExpired(tools: PurgeTools): Promise<Expired> {
  const found: Record<string, readonly string[]> = {};
  for (const each of expiring(tools))
    found[each.collection] = [
      ...(found[each.collection] ?? []),
      ...(await forExpired(each, async () => {})).ids,
    ];
  found[ACCOUNTS] = (await forUnused(tools, async () => {})).ids;
  return found;
}

/**
 * Erases every expired document: requests with everything that belongs to them, mails, subscribers,
 * petitions and counts, and unused accounts. Resolves to the erased ids. If one cannot be erased, continues with
 * the others and then rejects; the next purge tries again.
 */
export async function purge(tools: PurgeTools): Promise<Expired> {
  const erased: Record<string, readonly string[]> = {};
  const failures: unknown[] = [];
  for (const each of expiring(tools)) {
    const { ids, errors } = await forExpired(each, each.erase);
    erased[each.collection] = [...(erased[each.collection] ?? []), ...ids];
    failures.push(...errors);
  }
  const unused = await forUnused(tools, deleteAccounts(tools));
  erased[ACCOUNTS] = unused.ids;
  failures.push(...unused.errors);
  if (failures.length > 0)
    throw new AggregateError(failures, `${failures.length} documents not erased`);
  return erased;
}
