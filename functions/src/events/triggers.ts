import { getFirestore } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import {
  type Change,
  type DocumentSnapshot,
  type FirestoreEvent,
  onDocumentWritten,
} from 'firebase-functions/v2/firestore';
import { onSchedule } from 'firebase-functions/v2/scheduler';
import type { CoreEvent } from '../../../src/domain/core/core-event.ts';
import { isDue } from '../../../src/domain/core/event-queue.ts';
import { readQueue } from '../../../src/records/core-events.ts';
import { RecordError } from '../../../src/records/fields.ts';
import { isRefusedStatus } from '../../../src/records/refused-status.ts';
import { sendDueEvents, sendQueuedEvents } from './deliver.ts';
import {
  complaintEvents,
  queueEvents,
  requestEvents,
  type Written,
  withAmounts,
  withCountedValues,
} from './derive.ts';
import { configuredEvents, configuredSecret, coreSecrets } from './settings.ts';

// A few reads and one write for each event, which one instance does side by side.
const small = { maxInstances: 5, concurrency: 20, memory: '256MiB', secrets: coreSecrets } as const;

/** A write of a document, as the platform tells it. */
type DocumentWrite = FirestoreEvent<Change<DocumentSnapshot> | undefined, { readonly id: string }>;

const written = ({ params, data, time }: DocumentWrite): Written => ({
  id: params.id,
  before: data?.before.data(),
  after: data?.after.data(),
  at: new Date(time),
});

/** The events of a write. A record that cannot be read has none: trying again would not help. */
function derived(event: DocumentWrite, eventsOf: typeof requestEvents): readonly CoreEvent[] {
  try {
    return eventsOf(written(event));
  } catch (error) {
    if (!(error instanceof RecordError)) throw error;
    logger.error('no events of an odd record', { problem: error.message });
    return [];
  }
}

const queue = (events: readonly CoreEvent[]) =>
  queueEvents(getFirestore(), configuredSecret(), events, new Date());

/** Queues the events of a request for the core system, from sent to erased. */
export const noteRequestEvents = onDocumentWritten(
  { document: 'users/{id}', retry: true, ...small },
  async (event) => {
    const events = derived(event, requestEvents);
    const counted = await withCountedValues(getFirestore(), written(event), events);
    await queue(await withAmounts(getFirestore(), event.params.id, counted));
  },
);

/** Queues the events of a complaint for the core system: opened, answered, withdrawn. */
export const noteComplaintEvents = onDocumentWritten(
  { document: 'reclamos/{id}', retry: true, ...small },
  (event) => queue(derived(event, complaintEvents)),
);

/** Sends what waits in a queue at once. What fails waits for `sendWaitingEvents`. */
export const sendEvents = onDocumentWritten(
  { document: 'eventos/{id}', retry: false, ...small },
  async (event) => {
    const { id } = event.params;
    const stored = event.data?.after.data();
    if (stored === undefined || isRefusedStatus(stored)) return;
    if (!isDue(readQueue(id, stored), new Date())) return;
    logger.info('events', await sendQueuedEvents(configuredEvents(), id));
  },
);

/** Sends events that failed or that no trigger reached; see `sendDueEvents`. */
export const sendWaitingEvents = onSchedule(
  {
    schedule: 'every 5 minutes',
    timeoutSeconds: 540,
    ...{ maxInstances: 1, concurrency: 1, memory: '256MiB', secrets: coreSecrets },
  },
  async () => {
    logger.info('events', await sendDueEvents(configuredEvents()));
  },
);
