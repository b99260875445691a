import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import { dayStart } from '../../../src/domain/day.ts';
import {
  type CountedResponseTime,
  oldestResponseDay,
  responseTimeOf,
} from '../../../src/domain/summary/response-time.ts';
import { PACE, responseTimeRecord } from '../../../src/records/response-time.ts';
import { ending } from '../staff/digest-queue.ts';
import { LATE, type Summary } from './summary.ts';

/** The answers of the last days over all games, by the beginning of their bucket of minutes or `LATE`. */
async function recentAnswers(db: Firestore, now: number): Promise<Record<string, number>> {
  const summaries = await db.collection('resumen').select('decididas').get();
  const counts: Record<string, number> = {};
  for (const summary of summaries.docs) {
    const days: Summary['decididas'] = summary.get('decididas') ?? {};
    for (const [day, hours] of Object.entries(days)) {
      if (day < oldestResponseDay(now)) continue;
      for (const [from, count] of Object.entries(hours)) counts[from] = (counts[from] ?? 0) + count;
    }
  }
  return counts;
}

/**
 * Publishes how fast the bank answered in the last 30 days, for everybody to read; with too few
 * decisions nothing stays published. One read for each game, and one count. `now` in milliseconds
 * since the epoch.
 */
export async function publishResponseTime(
  db: Firestore,
  now: number,
): Promise<CountedResponseTime | undefined> {
  const since = dayStart(oldestResponseDay(now)) - 1;
  const [{ [LATE]: late = 0, ...answers }, overdue] = await Promise.all([
    recentAnswers(db, now),
    ending(db, since, now).count().get(),
  ]);
  const counts = Object.entries(answers).map(([from, count]) => [Number(from), count] as const);
  const responseTime = responseTimeOf(new Map(counts), overdue.data().count + late);
  if (responseTime === undefined) {
    await db.doc(PACE).delete();
    return undefined;
  }
  const counted = { ...responseTime, countedAt: new Date(now) };
  await db.doc(PACE).set({ ...responseTimeRecord(counted), fecha: Timestamp.fromMillis(now) });
  return counted;
}
