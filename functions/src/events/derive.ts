import type { Firestore } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import {
  type CoreEvent,
  erasedEvent,
  eventsOfComplaint,
  eventsOfRequest,
} from '../../../src/domain/core/core-event.ts';
import { readComplaint } from '../../../src/records/complaint.ts';
import { RecordError, type RecordFields } from '../../../src/records/fields.ts';
import { readLoanRequest } from '../../../src/records/request.ts';
import { addEvents, coreAddress } from './queues.ts';

/** A write of a document as its trigger tells it; undefined for a document that is not there. */
export interface Written {
  readonly id: string;
  readonly before: RecordFields | undefined;
  readonly after: RecordFields | undefined;
  /** When it was written. */
  readonly at: Date;
}

/** The events of a stored record. One that cannot be read has none, and is logged. */
function eventsOf(
  { id }: Written,
  data: RecordFields | undefined,
  read: (id: string, data: RecordFields) => CoreEvent[],
): CoreEvent[] {
  try {
    return data ? read(id, data) : [];
  } catch (error) {
    if (!(error instanceof RecordError)) throw error;
    logger.error('no events of an odd record', { problem: error.message });
    return [];
  }
}

/**
 * Everything that a record asks to be told, if this write adds to it. Earlier events come along,
 * because the trigger of an earlier write may run later.
 */
function added(before: readonly CoreEvent[], after: readonly CoreEvent[]): readonly CoreEvent[] {
  const isNew = ({ id }: CoreEvent) => !before.some((one) => one.id === id);
  return after.some(isNew) ? after : [];
}

/** The events of a write of a request. */
export function requestEvents(written: Written): readonly CoreEvent[] {
  const { before, after, at } = written;
  if (after === undefined) {
    const code: unknown = before?.codigo;
    return typeof code === 'string' ? [erasedEvent(code, at)] : [];
  }
  const read = (id: string, data: RecordFields) => eventsOfRequest(readLoanRequest(id, data));
  return added(eventsOf(written, before, read), eventsOf(written, after, read));
}

/** The events of a write of a complaint; that it was erased by age is not told. */
export function complaintEvents(written: Written): readonly CoreEvent[] {
  const read = (id: string, data: RecordFields) => eventsOfComplaint(readComplaint(id, data));
  const { before, after } = written;
  return added(eventsOf(written, before, read), eventsOf(written, after, read));
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
