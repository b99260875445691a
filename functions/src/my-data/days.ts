import { Timestamp } from 'firebase-admin/firestore';
import { DAY_MS } from '../../../src/domain/time.ts';

/** The moment this many days after another, in milliseconds since the epoch. */
export function daysAfter(ms: number, days: number): Timestamp {
  return Timestamp.fromMillis(ms + days * DAY_MS);
}

/** Days since 1970, as `limites` documents count them. */
export function dayOf(ms: number): number {
  return Math.floor(ms / DAY_MS);
}
