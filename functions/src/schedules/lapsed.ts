import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import { REMINDED_DAYS } from '../../../src/domain/request/approval.ts';
import { DAY_MS } from '../../../src/domain/time.ts';
import { NO_LAST_MOMENT } from '../../../src/records/states.ts';
import { type ApprovalStep, lapseApproval } from '../acts/requests/lapse.ts';
import { firestoreDatabase } from '../acts/store.ts';

/** Approvals that are looked at, at the same time. */
const AT_ONCE = 10;

/** How many visitors were told of the last day or reminded of it, and how many approvals lapsed. */
export type Lapses = Readonly<Record<ApprovalStep, number>>;

/**
 * Lets the approvals lapse whose days are over and reminds of those that end soon, once each. One of
 * before last moments were stored gets one, 30 days from now. `now` in milliseconds since the epoch. If one
 * cannot be written, rejects after trying all of them; the next run tries it again.
 */
export async function lapseApprovals(db: Firestore, now: number): Promise<Lapses> {
  const index = db.collection('indice');
  const near = Timestamp.fromMillis(now + REMINDED_DAYS * DAY_MS);
  const found = await Promise.all([
    index.where('hasta', '<=', near).select().get(),
    index.where('hasta', '==', NO_LAST_MOMENT).select().get(),
  ]);
  const ids = found.flatMap(({ docs }) => docs.map(({ id }) => id));
  const lapses: Record<ApprovalStep, number> = { told: 0, reminded: 0, lapsed: 0 };
  const errors: unknown[] = [];
  for (let at = 0; at < ids.length; at += AT_ONCE) {
    const group = ids
      .slice(at, at + AT_ONCE)
      .map((id) => lapseApproval(firestoreDatabase(db), id, new Date(now)));
    for (const outcome of await Promise.allSettled(group)) {
      if (outcome.status === 'rejected') errors.push(outcome.reason);
      else if (outcome.value) lapses[outcome.value] += 1;
    }
  }
  if (errors.length > 0) throw new AggregateError(errors, `${errors.length} approvals not ended`);
  return lapses;
}
