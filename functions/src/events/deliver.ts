import type { Firestore } from 'firebase-admin/firestore';
import { type CoreEvent, eventBody, tellsApproval } from '../../../src/domain/core/core-event.ts';
import { delivered, failed, held, isDue, unsentOf } from '../../../src/domain/core/event-queue.ts';
import type { Applicant } from '../../../src/domain/request/loan-request.ts';
import { readLoanRequest } from '../../../src/records/request.ts';
import type { Post } from './post.ts';
import { changeQueue, coreAddress, dueSubjects } from './queues.ts';

/** The dependencies of sending events. */
export interface EventTools {
  readonly db: Firestore;
  readonly post: Post;
  readonly now: () => Date;
}

/** `idle`: there was nothing to send, or another run holds the queue. */
type Sent = 'delivered' | 'failed' | 'idle';

/** How many queues one run sends side by side. */
const AT_ONCE = 20;

/** The most queues of one run, and the time after which it begins no further one, in milliseconds. */
const MAX_QUEUES = 2_000;
const RUN_MS = 240_000;

/**
 * The applicant of an approval, read when it is sent. Undefined for any other event, and if the
 * person was erased or the approval undone meanwhile.
 */
async function applicantOf(db: Firestore, event: CoreEvent): Promise<Applicant | undefined> {
  if (!tellsApproval(event) || event.code === undefined) return undefined;
  const uid: unknown = (await db.doc(`codigos/${event.code}`).get()).get('id');
  if (typeof uid !== 'string') return undefined;
  const data = (await db.doc(`users/${uid}`).get()).data();
  const request = data && readLoanRequest(uid, data);
  return request?.status === 'approved' ? request.applicant : undefined;
}

/** Takes the queue, so that no other run sends its events; the event to send, if there is one. */
async function take({ db, now }: EventTools, subject: string): Promise<CoreEvent | undefined> {
  let taken: CoreEvent | undefined;
  const moment = now();
  await changeQueue(db, subject, moment, (queue) => {
    // A transaction may run again.
    taken = queue && isDue(queue, moment) ? unsentOf(queue)[0] : undefined;
    return queue && taken && held(queue, moment);
  });
  return taken;
}

async function post(tools: EventTools, address: string, event: CoreEvent): Promise<void> {
  const body = JSON.stringify(eventBody(event, await applicantOf(tools.db, event)));
  await tools.post(address, { id: event.id, body, at: tools.now() });
}

/** Sends the oldest event of a queue that has not arrived. */
async function sendFirst(tools: EventTools, address: string, subject: string): Promise<Sent> {
  const { db, now } = tools;
  const event = await take(tools, subject);
  if (event === undefined) return 'idle';
  const error = await post(tools, address, event).then(
    () => undefined,
    (reason: unknown) => (reason instanceof Error ? reason.message : String(reason)),
  );
  const moment = now();
  await changeQueue(db, subject, moment, (queue) => {
    if (queue === undefined) return undefined;
    return error === undefined
      ? delivered(queue, event.id, moment)
      : failed(queue, event.id, error, moment);
  });
  return error === undefined ? 'delivered' : 'failed';
}

/** Sends the events of a queue in their order, until one fails or all have arrived. */
async function sendQueue(tools: EventTools, address: string, subject: string) {
  const counts = { delivered: 0, failed: 0 };
  for (;;) {
    const sent = await sendFirst(tools, address, subject);
    if (sent === 'idle') return counts;
    counts[sent] += 1;
    if (sent === 'failed') return counts;
  }
}

/** Sends what waits in one queue; nothing where the bank set no address. */
export async function sendQueuedEvents(tools: EventTools, subject: string) {
  const address = await coreAddress(tools.db);
  return address === undefined ? undefined : sendQueue(tools, address, subject);
}

/** Sends what waits in every queue; the next run goes on with what this one does not reach. */
export async function sendDueEvents(tools: EventTools) {
  const counts = { delivered: 0, failed: 0 };
  const address = await coreAddress(tools.db);
  if (address === undefined) return counts;
  const begun = tools.now().getTime();
  const subjects = await dueSubjects(tools.db, tools.now(), MAX_QUEUES);
  while (subjects.length > 0 && tools.now().getTime() - begun < RUN_MS) {
    const group = subjects.splice(0, AT_ONCE);
    for (const sent of await Promise.all(group.map((each) => sendQueue(tools, address, each)))) {
      counts.delivered += sent.delivered;
      counts.failed += sent.failed;
    }
  }
  return counts;
}
