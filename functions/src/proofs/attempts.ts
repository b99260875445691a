import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import { PROOF_ATTEMPTS, PROOF_MINUTES } from '../../../src/domain/proof.ts';
import { MINUTE_MS } from '../../../src/domain/time.ts';
import { sha256 } from '../calls/sha256.ts';

const WINDOW_MS = PROOF_MINUTES * MINUTE_MS;

/**
 * Counts an attempt against each of these sessions or addresses, in `intentos/{hash}`. Resolves to
 * how many are left. If one of them has none left, counts nothing and resolves to undefined. `now`
 * in milliseconds since the epoch.
 */
export function countAttempt(
  db: Firestore,
  against: readonly string[],
  now: number,
): Promise<number | undefined> {
  const counts = against.map((one) => db.doc(`intentos/${sha256(one)}`));
  return db.runTransaction(async (transaction) => {
    const stored = await transaction.getAll(...counts);
    const recent = stored.map((count) => {
      const times: number[] = count.get('veces') ?? [];
      return times.filter((time) => time > now - WINDOW_MS);
    });
    const most = Math.max(...recent.map((times) => times.length));
    if (most >= PROOF_ATTEMPTS) return undefined;
    const expira = Timestamp.fromMillis(now + WINDOW_MS);
    for (const [place, count] of counts.entries())
      transaction.set(count, { veces: [...(recent[place] ?? []), now], expira });
    return PROOF_ATTEMPTS - most - 1;
  });
}
