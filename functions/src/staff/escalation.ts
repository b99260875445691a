import type { Firestore } from 'firebase-admin/firestore';
import {
  ESCALATION_HOURS,
  escalationMail,
  type UrgentRequest,
} from '../../../src/domain/mail/digest-mail.ts';
import { type DigestTools, readAddresses, sendAll } from './digest.ts';
import { untakenRequests } from './digest-queue.ts';

/** `avisos/escaladas`: the requests that the bank was told of, while they are near their deadline. */
const TOLD = 'avisos/escaladas';

/** Ids to remember: far more requests than can be near their deadline at once. */
const MOST_TOLD = 2_000;

/** Notes the requests that have not been reported yet, and resolves to their ids. */
async function takeNew(
  db: Firestore,
  untaken: ReadonlyMap<string, UrgentRequest>,
): Promise<readonly string[]> {
  const state = db.doc(TOLD);
  return db.runTransaction(async (transaction) => {
    const before: unknown = (await transaction.get(state)).get('ids');
    const told = new Set(Array.isArray(before) ? before : []);
    const fresh = [...untaken.keys()].filter((id) => !told.has(id));
    if (fresh.length > 0) transaction.set(state, { ids: [...told, ...fresh].slice(-MOST_TOLD) });
    return fresh;
  });
}

/** Removes the note that these requests were reported, because no mail went out. */
async function forget(db: Firestore, ids: readonly string[]): Promise<void> {
  const state = db.doc(TOLD);
  await db.runTransaction(async (transaction) => {
    const told: unknown = (await transaction.get(state)).get('ids');
    if (Array.isArray(told))
      transaction.set(state, { ids: told.filter((id) => !ids.includes(id)) });
  });
}

/**
 * Mails the addresses of `ajustes/avisos` about requests that nobody has taken twelve hours before
 * their deadline: each request once, by its reference. Resolves to the number of requests. If no
 * address could be reached, the next run tries again.
 */
export async function escalate(tools: DigestTools): Promise<number> {
  const { db, now } = tools;
  const addresses = await readAddresses(db);
  if (addresses.length === 0) return 0;
  const at = now();
  const untaken = await untakenRequests(db, at, ESCALATION_HOURS);
  const fresh = await takeNew(db, untaken);
  if (fresh.length === 0) return 0;
  const mail = escalationMail(fresh.flatMap((id) => untaken.get(id) ?? []));
  const mails = addresses.map((to, place) => ({ id: `urgente_${at}_${place}`, to: [to], ...mail }));
  const outcomes = await sendAll(tools, mails);
  if (outcomes.some(({ state }) => state === 'SUCCESS')) return fresh.length;
  await forget(db, fresh);
  return 0;
}
