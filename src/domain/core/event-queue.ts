import { DAY_MS, MINUTE_MS } from '../time';
import { type CoreEvent, subjectOf } from './core-event';

/** How long an event is tried, in milliseconds, from its first attempt on. */
export const TRY_MS = DAY_MS;

/** How long one run may hold a queue, in milliseconds; longer than one attempt can take. */
export const EVENT_LEASE_MS = MINUTE_MS;

/** How far the clocks of two servers may differ, in milliseconds. */
const CLOCKS_MS = 5_000;

/** The pauses between attempts, in minutes; the last one repeats. */
const PAUSES = [1, 2, 5, 10, 30, 60, 120, 240] as const;

/** An event in its queue. */
export interface QueuedEvent extends CoreEvent {
  /** When the core system took it. */
  readonly deliveredAt?: Date;
}

/**
 * `waiting`: the oldest event is sent next; `delivered`: all are; `undelivered`: the oldest was tried
 * for 24 hours, and the queue stands still until an administrator has it sent again.
 */
export type QueueState = 'waiting' | 'delivered' | 'undelivered';

/** The events of one request or complaint, oldest first, of which only the first unsent one is sent. */
export interface EventQueue {
  /** The code of the request, or the number of the complaint. */
  readonly subject: string;
  readonly state: QueueState;
  readonly events: readonly QueuedEvent[];
  /** When the oldest unsent event may be sent; undefined unless it waits. */
  readonly nextAt?: Date;
  /** The first attempt at that event, how many there were, and why the last one failed. */
  readonly triedSince?: Date;
  readonly attempts: number;
  readonly error?: string;
  /** Until when a run holds the queue. */
  readonly heldUntil?: Date;
  /** How often an administrator had it sent again. */
  readonly resends: number;
}

const later = (moment: Date, ms: number) => new Date(moment.getTime() + ms);

/** The events that have not arrived, oldest first. */
export function unsentOf({ events }: EventQueue): readonly QueuedEvent[] {
  return events.filter(({ deliveredAt }) => deliveredAt === undefined);
}

/** A queue whose oldest unsent event begins its 24 hours now, or that has none. */
function begun({ subject, events, resends, heldUntil }: EventQueue, now: Date): EventQueue {
  const isDone = events.every(({ deliveredAt }) => deliveredAt !== undefined);
  return {
    subject,
    events,
    resends,
    state: isDone ? 'delivered' : 'waiting',
    attempts: 0,
    ...(!isDone && { nextAt: now }),
    ...(heldUntil && { heldUntil }),
  };
}

const released = ({ heldUntil: _, ...queue }: EventQueue): EventQueue => queue;

/**
 * The queue with these events added; the same queue if it has them already. Nothing follows an
 * erasure, and it drops the events that had not arrived: the core system no longer needs them.
 */
export function withEvents(
  queue: EventQueue | undefined,
  events: readonly CoreEvent[],
  now: Date,
): EventQueue | undefined {
  const stored = queue?.events ?? [];
  const isErased = stored.some(({ type }) => type === 'request.erased');
  const added = events.filter(({ id }) => !stored.some((one) => one.id === id));
  const [first] = added;
  if (first === undefined || isErased) return queue;
  const erases = added.some(({ type }) => type === 'request.erased');
  const kept = erases ? stored.filter(({ deliveredAt }) => deliveredAt !== undefined) : stored;
  const all = [...kept, ...added].sort((a, b) => a.at.getTime() - b.at.getTime());
  const next = {
    ...(queue ?? { subject: subjectOf(first), attempts: 0, resends: 0, state: 'delivered' }),
    events: all,
  } as const;
  return erases || next.state === 'delivered' ? begun(next, now) : next;
}

/** Whether the queue has an event to send now, and no other run holds it. */
export function isDue({ state, nextAt, heldUntil }: EventQueue, now: Date): boolean {
  if (state !== 'waiting' || nextAt === undefined || nextAt > later(now, CLOCKS_MS)) return false;
  return heldUntil === undefined || heldUntil <= now;
}

/** The queue while a run holds it. */
export function held(queue: EventQueue, now: Date): EventQueue {
  return {
    ...queue,
    triedSince: queue.triedSince ?? now,
    heldUntil: later(now, EVENT_LEASE_MS),
  };
}

/** The queue once the core system took the event with this id; the next one follows at once. */
export function delivered(queue: EventQueue, id: string, now: Date): EventQueue {
  const events = queue.events.map((event) =>
    event.id === id ? { ...event, deliveredAt: now } : event,
  );
  return begun(released({ ...queue, events }), now);
}

/**
 * The queue after a failed attempt at the event with this id: it is tried again after growing pauses,
 * and for the last time when its 24 hours are over.
 */
export function failed(queue: EventQueue, id: string, error: string, now: Date): EventQueue {
  const rest = released(queue);
  // Dropped by an erasure meanwhile.
  if (unsentOf(rest)[0]?.id !== id) return rest;
  const attempts = rest.attempts + 1;
  const end = later(rest.triedSince ?? now, TRY_MS);
  const { nextAt: _, ...still } = rest;
  if (now >= end) return { ...still, state: 'undelivered', attempts, error };
  const pause = PAUSES[Math.min(attempts, PAUSES.length) - 1] ?? 0;
  const next = later(now, pause * MINUTE_MS);
  return { ...rest, attempts, error, nextAt: next < end ? next : end };
}
