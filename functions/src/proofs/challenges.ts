import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import type { Challenge } from '../sources/source.ts';

/** How long the player has to do what a challenge asks, in milliseconds. */
export const CHALLENGE_MS = 60 * 60_000;

const document = (db: Firestore, uid: string, game: string) => db.doc(`retos/${uid}_${game}`);

/** Keeps what a session has to do for a game, `retos/{uid}_{gameid}`, instead of what it had to. */
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

/** What a session has to do for a game; undefined where there is nothing, or no longer. */
export async function readChallenge(
  db: Firestore,
  uid: string,
  game: string,
  now: number,
): Promise<Challenge | undefined> {
  const stored = (await document(db, uid, game).get()).data();
  return stored && stored.expira.toMillis() > now ? (stored as Challenge) : undefined;
}

/** Ends it: what was done serves once. */
export async function endChallenge(db: Firestore, uid: string, game: string): Promise<void> {
  await document(db, uid, game).delete();
}
