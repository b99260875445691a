import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import { HOUR_MS } from '../../../../src/domain/time.ts';
import { sha256 } from '../../mail/mail-limit.ts';

/** How many keys of invitations one connection may try in an hour. */
const KEYS_AN_HOUR = 20;

/**
 * Counts a key of an invitation against the connection that tries it, in `intentos/{hash}`, and
 * resolves to whether that is within the limit of the hour. The same key counts once: somebody who
 * is invited uses theirs several times.
 */
export function countKey(
  { db, now }: { readonly db: Firestore; readonly now: () => number },
  key: string,
  address: string,
): Promise<boolean> {
  const hour = Math.floor(now() / HOUR_MS);
  const count = db.doc(`intentos/${sha256(`${address} invitacion ${hour}`)}`);
  const own = sha256(key);
  return db.runTransaction(async (transaction) => {
    const tried: string[] = (await transaction.get(count)).get('claves') ?? [];
    if (tried.includes(own)) return true;
    if (tried.length >= KEYS_AN_HOUR) return false;
    const expira = Timestamp.fromMillis((hour + 1) * HOUR_MS);
    transaction.set(count, { claves: [...tried, own], expira });
    return true;
  });
}
