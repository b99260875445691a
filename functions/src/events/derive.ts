import type { Firestore } from 'firebase-admin/firestore';
import {
  type CoreEvent,
  erasedEvent,
  eventsOfComplaint,
  eventsOfRequest,
  tellsApproval,
  tellsDecision,
  withCountedValue,
} from '../../../src/domain/core/core-event.ts';
import { withMended } from '../../../src/domain/rates/mended.ts';
import { readComplaint } from '../../../src/records/complaint.ts';
import { RecordError, type RecordFields } from '../../../src/records/fields.ts';
import { approvedAmount } from '../../../src/records/past-decisions.ts';
import { readLoanRequest } from '../../../src/records/request.ts';
import { mendedOf } from '../acts/rates/mended.ts';
import { firestoreDatabase } from '../acts/store.ts';
import { addEvents, coreAddress } from './queues.ts';

/** A write of a document as its trigger tells it; undefined for a document that is not there. */
export interface Written {
  readonly id: string;
  readonly before: RecordFields | undefined;
  readonly after: RecordFields | undefined;
  /** When it was written. */
  readonly at: Date;
}

/** Reads a record's events. */
type ReadEvents = (data: RecordFields) => CoreEvent[];

/** The events of a record before a write; none if it was missing or cannot be read. */
function earlierEvents(before: RecordFields | undefined, read: ReadEvents): CoreEvent[] {
  try {
    return before ? read(before) : [];
  } catch (error) {
    if (!(error instanceof RecordError)) throw error;
    return [];
  }
}

/**
 * All events of a record if this write adds one, otherwise none. Earlier events come along, because
 * the trigger of an earlier write may run later.
 */
function added({ before, after }: Written, read: ReadEvents): readonly CoreEvent[] {
  const earlier = earlierEvents(before, read);
  const events = after ? read(after) : [];
  const isNew = ({ id }: CoreEvent) => !earlier.some((one) => one.id === id);
  return events.some(isNew) ? events : [];
}

/** The events of a write of a request. Throws `RecordError` for a record that cannot be read. */
export function requestEvents(written: Written): readonly CoreEvent[] {
  const { id, before, after, at } = written;
  if (after === undefined) {
    const code: unknown = before?.codigo;
    return typeof code === 'string' ? [erasedEvent(code, at)] : [];
  }
  return added(written, (data) => eventsOfRequest(readLoanRequest(id, data)));
}

/** The same events with the most to be lent on each approval, which only the case file knows. */
export async function withAmounts(
  db: Firestore,
  id: string,
  events: readonly CoreEvent[],
): Promise<readonly CoreEvent[]> {
  if (!events.some(tellsApproval)) return events;
  const file = (await db.doc(`expedientes/${id}`).get()).data() ?? {};
  return events.map((event) => {
    const mostLent = tellsApproval(event) ? approvedAmount(file, event.at) : undefined;
    return mostLent === undefined ? event : { ...event, mostLent };
  });
}

/** The same events with the value that counts in each decision, and the one that was sent if it is another. */
export async function withCountedValues(
  db: Firestore,
  { id, after }: Written,
  events: readonly CoreEvent[],
): Promise<readonly CoreEvent[]> {
  if (!after || !events.some(tellsDecision)) return events;
  const request = readLoanRequest(id, after);
  const mended = await firestoreDatabase(db).transaction(async (store) => {
    return { writes: [], answer: await mendedOf(store, request) };
  });
  if (!mended) return events;
  const counted = withMended(request, mended);
  return events.map((event) => (tellsDecision(event) ? withCountedValue(event, counted) : event));
}

/**
 * The events of a write of a complaint; its deletion by age has none. Throws `RecordError` for a
 * record that cannot be read.
 */
export function complaintEvents(written: Written): readonly CoreEvent[] {
  return added(written, (data) => eventsOfComplaint(readComplaint(written.id, data)));
}

/** Queues events where the bank set an address that gets them, and a key to sign them with. */
export async function queueEvents(
  db: Firestore,
  secret: string | undefined,
  events: readonly CoreEvent[],
  now: Date,
): Promise<void> {
  if (events.length === 0 || secret === undefined) return;
  if ((await coreAddress(db)) === undefined) return;
  await addEvents(db, events, now);
}
