import { type Firestore, Timestamp, type Transaction } from 'firebase-admin/firestore';
import { retentionDays } from '../../../src/config/retention.ts';
import type { CoreEvent } from '../../../src/domain/core/core-event.ts';
import { subjectOf } from '../../../src/domain/core/core-event.ts';
import { type EventQueue, withEvents } from '../../../src/domain/core/event-queue.ts';
import { queueRecord, readQueue } from '../../../src/records/core-events.ts';
import { readCoreAddress, SETTING_PATHS } from '../../../src/records/settings.ts';
import { daysAfter } from '../my-data/days.ts';

/** The collection of queues, by code of a request or number of a complaint. */
const QUEUES = 'eventos';

const at = (moment: Date) => Timestamp.fromDate(moment);

/** The address that gets events; undefined where the bank set none. */
export async function coreAddress(db: Firestore): Promise<string | undefined> {
  const { value } = readCoreAddress((await db.doc(SETTING_PATHS.core).get()).data());
  return value === '' ? undefined : value;
}

const document = (db: Firestore, subject: string) => db.collection(QUEUES).doc(subject);

async function read(transaction: Transaction, db: Firestore, subject: string) {
  const data = (await transaction.get(document(db, subject))).data();
  return data && readQueue(subject, data);
}

/** Writes a queue. Once everything in it has arrived, it expires. */
function write(transaction: Transaction, db: Firestore, queue: EventQueue, now: Date): void {
  const expires =
    queue.state === 'delivered'
      ? daysAfter(now.getTime(), retentionDays.events).toDate()
      : undefined;
  transaction.set(document(db, queue.subject), queueRecord(queue, expires, at));
}

/**
 * Changes a stored queue in a transaction; an answer of `undefined`, or of the same queue, changes
 * nothing. Resolves to the queue as it is then.
 */
export async function changeQueue(
  db: Firestore,
  subject: string,
  now: Date,
  change: (stored: EventQueue | undefined) => EventQueue | undefined,
): Promise<EventQueue | undefined> {
  return db.runTransaction(async (transaction) => {
    const stored = await read(transaction, db, subject);
    const next = change(stored);
    if (next === undefined || next === stored) return stored;
    write(transaction, db, next, now);
    return next;
  });
}

/** Adds events of one subject to its queue; those that it has are not added again. */
export async function addEvents(
  db: Firestore,
  events: readonly CoreEvent[],
  now: Date,
): Promise<void> {
  const [first] = events;
  if (first === undefined) return;
  await changeQueue(db, subjectOf(first), now, (stored) => withEvents(stored, events, now));
}

/** Subjects of at most `most` queues with an event to send by now, the longest waiting first. */
export async function dueSubjects(db: Firestore, now: Date, most: number): Promise<string[]> {
  const due = db.collection(QUEUES).where('proximo', '<=', at(now)).orderBy('proximo').limit(most);
  return (await due.select().get()).docs.map(({ id }) => id);
}
