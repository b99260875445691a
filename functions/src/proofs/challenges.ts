import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import { HOUR_MS } from '../../../src/domain/time.ts';
import type { Challenge } from '../sources/source.ts';

/** How long the player has for the task of a challenge, in milliseconds. */
export const CHALLENGE_MS = HOUR_MS;

const document = (db: Firestore, uid: string, game: string) => db.doc(`retos/${uid}_${game}`);

/** Stores the task of a session for a game, `retos/{uid}_{gameid}`, in place of an earlier one. */
export async function keepChallenge(
  db: Firestore,
  uid: string,
  game: string,
  challenge: Challenge,
  now: number,
): Promise<void> {
  const expira = Timestamp.fromMillis(now + CHALLENGE_MS);
  await document(db, uid, game).set({ ...challenge, expira });
}

/** The task of a session for a game; undefined if there is none or it has expired. */
export async function readChallenge(
  db: Firestore,
  uid: string,
  game: string,
  now: number,
): Promise<Challenge | undefined> {
  const stored = (await document(db, uid, game).get()).data();
  return stored && stored.expira.toMillis() > now ? (stored as Challenge) : undefined;
}

/** Deletes a challenge: it proves an account once. */
export async function endChallenge(db: Firestore, uid: string, game: string): Promise<void> {
  await document(db, uid, game).delete();
}
