import {
  type DocumentSnapshot,
  type Firestore,
  type QuerySnapshot,
  Timestamp,
} from 'firebase-admin/firestore';
import { brand } from '../../../src/config/brand.ts';
import { paths } from '../../../src/config/paths.ts';
import type { QueueState, UrgentRequest } from '../../../src/domain/mail/digest-mail.ts';
import { reference } from '../../../src/domain/request/loan-request.ts';
import { HOUR_MS } from '../../../src/domain/time.ts';
import { OURS, STORED_STATUS, WAITING_STATES } from '../../../src/records/states.ts';

/** How many requests a digest lists. */
const MOST_URGENT = 10;

/** The requests of these entries of the index, in their order. Only the record has the code. */
async function urgentRequests(
  db: Firestore,
  { docs }: QuerySnapshot,
  now: number,
): Promise<[id: string, UrgentRequest][]> {
  if (docs.length === 0) return [];
  const records = docs.map(({ id }) => db.doc(`users/${id}`));
  const found = await db.getAll(...records, { fieldMask: ['codigo'] });
  return docs.map((entry, place) => {
    const { id } = entry;
    const code: unknown = found[place]?.get('codigo');
    const due = (entry.get('vence') as Timestamp).toMillis();
    return [
      id,
      {
        reference: reference({ id, code: typeof code === 'string' ? code : undefined }),
        link: `${brand.siteUrl}${paths.staff}?tab=solicitudes&solicitud=${encodeURIComponent(id)}`,
        hoursLeft: Math.floor((due - now) / HOUR_MS),
      },
    ];
  });
}

/** The state of the queue in a digest. */
interface Queue {
  readonly queue: QueueState;
  /** The requests with the nearest or oldest deadline, at most ten. */
  readonly urgent: readonly UrgentRequest[];
  /** How many have become overdue after `since`. */
  readonly late: number;
}

/**
 * The requests for which the bank has to act, as entries of the search index. Only the index has the
 * deadline of every one.
 */
const waitingForUs = (db: Firestore) => db.collection('indice').where('estadoCredito', 'in', OURS);

/** Those of them whose deadline is after a moment and not after another, in milliseconds. */
export const ending = (db: Firestore, after: number, upTo: number) =>
  waitingForUs(db)
    .where('vence', '>', Timestamp.fromMillis(after))
    .where('vence', '<=', Timestamp.fromMillis(upTo));

/** How many requests a run looks at. */
const MOST_ESCALATED = 50;

/**
 * The requests with fewer hours left than `hours`, and not overdue, that nobody has taken; the most
 * urgent first, at most fifty. `now` in milliseconds since the epoch.
 */
export async function untakenRequests(
  db: Firestore,
  now: number,
  hours: number,
): Promise<ReadonlyMap<string, UrgentRequest>> {
  const near = await ending(db, now, now + hours * HOUR_MS)
    .orderBy('vence')
    .select('vence')
    .limit(MOST_ESCALATED)
    .get();
  if (near.empty) return new Map();
  const claims = await db.getAll(...near.docs.map(({ id }) => db.doc(`tomas/${id}`)));
  const isFree = (claim: DocumentSnapshot | undefined) => {
    const until: unknown = claim?.get('hasta');
    return !(until instanceof Timestamp) || until.toMillis() <= now;
  };
  const urgent = await urgentRequests(db, near, now);
  return new Map(urgent.filter((_, place) => isFree(claims[place])));
}

/**
 * The state of the queue: seven counts, at most twenty reads, and one for each request closed in a day.
 * Times in milliseconds since the epoch.
 */
export async function readQueue(db: Firestore, now: number, since: number): Promise<Queue> {
  const inState = (...states: readonly string[]) =>
    db.collection('indice').where('estadoCredito', 'in', states);
  const counted = [
    waitingForUs(db),
    inState(...WAITING_STATES),
    inState(STORED_STATUS.information),
    ending(db, 0, now),
    ending(db, now, now + 4 * HOUR_MS),
    ending(db, now, now + 24 * HOUR_MS),
    ending(db, since, now),
  ];
  const closedSince = Timestamp.fromMillis(now - 24 * HOUR_MS);
  const [urgent, closed, ...counts] = await Promise.all([
    waitingForUs(db)
      .where('vence', '>', Timestamp.fromMillis(0))
      .orderBy('vence')
      .select('vence')
      .limit(MOST_URGENT)
      .get(),
    // Lapsed approvals have that moment too.
    db.collection('users').where('cierre.fecha', '>', closedSince).select('estadoCredito').get(),
    ...counted.map(async (query) => (await query.count().get()).data().count),
  ]);
  const [waiting = 0, confirming = 0, information = 0, ...times] = counts;
  const [overdue = 0, under4 = 0, under24 = 0, late = 0] = times;
  const unanswered = closed.docs.filter(
    (request) => request.get('estadoCredito') === STORED_STATUS.unanswered,
  ).length;
  return {
    queue: {
      open: waiting + information,
      overdue,
      under4,
      under24,
      confirming,
      information,
      unanswered,
    },
    urgent: (await urgentRequests(db, urgent, now)).map(([, request]) => request),
    late,
  };
}
