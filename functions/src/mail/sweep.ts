import type { Firestore } from 'firebase-admin/firestore';
import { type Delivered, deliver } from './deliver.ts';
import type { Send } from './mail.ts';
import { firestoreMailStore } from './mail-store.ts';
import { findStuckMails, keepSweptUntil } from './stuck-mails.ts';

/** A sweep starts no further mail after this time, in milliseconds; the next sweep continues. */
export const SWEEP_MS = 240_000;

/** The dependencies of a sweep; `now` in milliseconds since the epoch. */
export interface SweepTools {
  readonly db: Firestore;
  readonly send: Send;
  /** How many mails are sent at the same time at most. */
  readonly atOnce: number;
  readonly now: () => number;
  /** How many mails that visitors cause go out in an hour. */
  readonly mailsAnHour?: number;
}

/**
 * Sends the mails that no event reached or that wait for another attempt, and turns those whose
 * worker stopped into errors that staff see. Leaves alone mails that are being sent. Resolves to
 * the number of mails by result. If some cannot be read or written, rejects after trying all of
 * them. The next sweep looks at the same records again if this one could not settle every mail.
 */
export async function sweepMails({
  db,
  send,
  atOnce,
  now,
  mailsAnHour,
}: SweepTools): Promise<Record<Delivered, number>> {
  const counts = { delivered: 0, failed: 0, later: 0, busy: 0, limit: 0, held: 0, done: 0 };
  const errors: unknown[] = [];
  const store = firestoreMailStore(db, now, mailsAnHour);
  const begun = now();
  const { held, until, ...found } = await findStuckMails(db, begun);
  let { ids } = found;
  while (ids.length > 0 && now() - begun < SWEEP_MS) {
    const group = ids.splice(0, atOnce).map((id) => deliver(id, store, send));
    for (const result of await Promise.allSettled(group)) {
      if (result.status === 'fulfilled') counts[result.value]++;
      else errors.push(result.reason);
    }
    // Where one finds no room in the hour, no other does.
    if (counts.held > 0) ids = ids.filter((id) => !held.has(id));
  }
  if (errors.length > 0) throw new AggregateError(errors, `${errors.length} mails not settled`);
  if (ids.length === 0) await keepSweptUntil(db, until);
  return counts;
}
