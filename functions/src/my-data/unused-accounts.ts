import type { Auth, UserRecord } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import { retentionDays } from '../../../src/config/retention.ts';
import { DAY_MS } from '../../../src/domain/time.ts';

/** Accounts that Google deletes in one call, and documents that are read in one. */
const PAGE = 1000;

/** When an account was last used, in milliseconds since the epoch. */
function lastUse({ metadata }: UserRecord): number {
  const { lastRefreshTime, lastSignInTime, creationTime } = metadata;
  return Date.parse(lastRefreshTime ?? lastSignInTime ?? creationTime);
}

const isAnonymous = ({ email, phoneNumber, providerData }: UserRecord) =>
  email === undefined && phoneNumber === undefined && providerData.length === 0;

/**
 * The uids of anonymous accounts that nobody used for as long as a proof is kept, and that sent
 * neither a request nor a complaint: everything else of theirs has expired by then.
 */
export async function* unusedAccounts(
  db: Firestore,
  accounts: Pick<Auth, 'listUsers'>,
  now: number,
): AsyncGenerator<string[]> {
  const before = now - retentionDays.unusedAccounts * DAY_MS;
  let token: string | undefined;
  do {
    const page = await accounts.listUsers(PAGE, token);
    const idle = page.users.filter((user) => isAnonymous(user) && lastUse(user) < before);
    const records = idle.flatMap(({ uid }) => [`users/${uid}`, `misReclamos/${uid}`]);
    const paths = records.map((path) => db.doc(path));
    const stored = paths.length > 0 ? await db.getAll(...paths, { fieldMask: [] }) : [];
    const used = new Set(stored.filter(({ exists }) => exists).map(({ id }) => id));
    yield idle.map(({ uid }) => uid).filter((uid) => !used.has(uid));
    token = page.pageToken;
  } while (token !== undefined);
}
