import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import { HOUR_MS } from '../../../src/domain/time.ts';
import { sha256 } from './sha256.ts';

/** What one connection may try in an hour without a session: how many, by what it is. */
const TRIES_AN_HOUR = {
  /** Keys of invitations. */
  invitacion: 20,
  /** Acts of visitors that need no session. */
  acto: 30,
} as const;

/**
 * Counts a try against the connection that makes it, in `intentos/{hash}`, and resolves to whether that
 * is within the limit of the hour. The same one counts once.
 */
export function countTry(
  { db, now }: { readonly db: Firestore; readonly now: () => number },
  what: keyof typeof TRIES_AN_HOUR,
  one: string,
  address: string,
): Promise<boolean> {
  const hour = Math.floor(now() / HOUR_MS);
  const count = db.doc(`intentos/${sha256(`${address} ${what} ${hour}`)}`);
  const own = sha256(one);
  return db.runTransaction(async (transaction) => {
    const tried: string[] = (await transaction.get(count)).get('claves') ?? [];
    if (tried.includes(own)) return true;
    if (tried.length >= TRIES_AN_HOUR[what]) return false;
    const expira = Timestamp.fromMillis((hour + 1) * HOUR_MS);
    transaction.set(count, { claves: [...tried, own], expira });
    return true;
  });
}
