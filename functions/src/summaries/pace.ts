import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import { minuteBucket } from '../../../src/domain/summary/histogram.ts';
import { type CountedPace, oldestPaceDay, paceOf } from '../../../src/domain/summary/pace.ts';
import { PACE, paceRecord } from '../../../src/records/request/pace.ts';
import { overdueRequests } from '../staff/digest-queue.ts';
import type { Summary } from './summary.ts';

/** The decisions of the last days over all games, by the beginning of their bucket of minutes. */
async function recentDecisions(db: Firestore, now: number): Promise<Map<number, number>> {
  const summaries = await db.collection('resumen').select('decididas').get();
  const counts = new Map<number, number>();
  for (const summary of summaries.docs) {
    const days: Summary['decididas'] = summary.get('decididas') ?? {};
    for (const [day, hours] of Object.entries(days)) {
      if (day < oldestPaceDay(now)) continue;
      for (const [from, count] of Object.entries(hours)) {
        const bucket = minuteBucket(Number(from));
        counts.set(bucket, (counts.get(bucket) ?? 0) + count);
      }
    }
  }
  return counts;
}

/**
 * Publishes how fast the bank answered in the last 30 days, for everybody to read; with too few
 * decisions nothing stays published. One read for each game, and one count. `now` in milliseconds
 * since the epoch.
 */
export async function publishPace(db: Firestore, now: number): Promise<CountedPace | undefined> {
  const [decisions, overdue] = await Promise.all([
    recentDecisions(db, now),
    overdueRequests(db, now).count().get(),
  ]);
  const pace = paceOf(decisions, overdue.data().count);
  if (pace === undefined) {
    await db.doc(PACE).delete();
    return undefined;
  }
  const counted = { ...pace, countedAt: new Date(now) };
  await db.doc(PACE).set({ ...paceRecord(counted), fecha: Timestamp.fromMillis(now) });
  return counted;
}
