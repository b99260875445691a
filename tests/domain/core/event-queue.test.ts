import { describe, expect, test } from 'vitest';
import { erasedEvent, eventsOfRequest } from '../../../src/domain/core/core-event';
import {
  delivered,
  EVENT_LEASE_MS,
  type EventQueue,
  failed,
  held,
  isDue,
  TRY_MS,
  unsentOf,
  withEvents,
} from '../../../src/domain/core/event-queue';
import { HOUR_MS, MINUTE_MS } from '../../../src/domain/time';
import { CODE } from '../../support/core-events';
import { requestOf } from '../../support/staff-records';

const NOW = new Date(Date.UTC(2026, 10, 20, 15));
const later = (ms: number) => new Date(NOW.getTime() + ms);

const request = requestOf('ana', { code: CODE, receivedAt: NOW });
const sent = eventsOfRequest(request);
const decision = { decidedAt: later(HOUR_MS), reason: undefined };
const decided = eventsOfRequest({ ...request, status: 'approved', decision });
const erased = erasedEvent(CODE, later(2 * HOUR_MS));

function must<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('there is none');
  return value;
}

const queued = (events = sent) => must(withEvents(undefined, events, NOW));
const types = (queue: EventQueue) => unsentOf(queue).map(({ type }) => type);
const firstId = (queue: EventQueue) => must(unsentOf(queue)[0]).id;

/** The pauses before each attempt in minutes, while every attempt fails. */
function failing(queue: EventQueue): { readonly last: EventQueue; readonly pauses: number[] } {
  const pauses: number[] = [];
  let [state, now] = [queue, NOW];
  while (state.state === 'waiting') {
    state = failed(held(state, now), firstId(state), 'answered 500', now);
    if (state.nextAt === undefined) break;
    pauses.push((state.nextAt.getTime() - now.getTime()) / MINUTE_MS);
    now = state.nextAt;
  }
  return { last: state, pauses };
}

describe('a queue of events', () => {
  test('adds an event once, and sends the oldest first', () => {
    const queue = queued(decided);
    expect(types(queue)).toEqual(['request.sent', 'request.decided']);
    expect(withEvents(queue, decided, later(1))).toBe(queue);
    const next = delivered(queue, firstId(queue), later(1));
    expect(types(next)).toEqual(['request.decided']);
    expect(withEvents(next, decided, later(2))).toBe(next);
    expect(delivered(next, firstId(next), later(2)).state).toBe('delivered');
  });

  test('goes on when something new happens after all was delivered', () => {
    const done = delivered(queued(), firstId(queued()), NOW);
    const queue = must(withEvents(done, decided, later(HOUR_MS)));
    expect(queue).toMatchObject({ state: 'waiting', nextAt: later(HOUR_MS), attempts: 0 });
    expect(types(queue)).toEqual(['request.decided']);
  });

  test('is sent by one run at a time; a run that died loses it after a minute', () => {
    const queue = queued();
    expect(isDue(queue, NOW)).toBe(true);
    const taken = held(queue, NOW);
    expect(isDue(taken, later(EVENT_LEASE_MS - 1))).toBe(false);
    expect(isDue(taken, later(EVENT_LEASE_MS))).toBe(true);
    // Something new does not let a second run in.
    expect(isDue(must(withEvents(taken, decided, later(1))), later(1))).toBe(false);
  });

  test('is tried after growing pauses for 24 hours, and then stands still', () => {
    const { last, pauses } = failing(queued());
    expect(pauses.slice(0, 8)).toEqual([1, 2, 5, 10, 30, 60, 120, 240]);
    expect(pauses.reduce((sum, pause) => sum + pause)).toBe(TRY_MS / MINUTE_MS);
    expect(last).toMatchObject({ state: 'undelivered', error: 'answered 500', triedSince: NOW });
    expect(isDue(last, later(10 * TRY_MS))).toBe(false);
  });

  test('keeps what comes behind an event that does not arrive', () => {
    const { last } = failing(queued());
    const queue = must(withEvents(last, decided, later(TRY_MS)));
    expect(queue.state).toBe('undelivered');
    expect(types(queue)).toEqual(['request.sent', 'request.decided']);
  });

  test('gives each event its own 24 hours', () => {
    const queue = queued(decided);
    const late = later(TRY_MS - 1);
    const next = delivered(held(queue, NOW), firstId(queue), late);
    expect(failed(held(next, late), firstId(next), 'x', late)).toMatchObject({
      state: 'waiting',
      attempts: 1,
      triedSince: late,
    });
  });

  test('drops what had not arrived before an erasure, and takes nothing after it', () => {
    const { last } = failing(queued(decided));
    const queue = must(withEvents(last, [erased], later(TRY_MS)));
    expect(queue).toMatchObject({ state: 'waiting', attempts: 0, nextAt: later(TRY_MS) });
    expect(types(queue)).toEqual(['request.erased']);
    expect(withEvents(queue, decided, later(TRY_MS))).toBe(queue);
  });

  test('tells an erasure only after the attempt that was on its way', () => {
    const taken = held(queued(), NOW);
    const id = firstId(taken);
    const queue = must(withEvents(taken, [erased], later(1)));
    expect(isDue(queue, later(1))).toBe(false);
    for (const ended of [delivered(queue, id, later(2)), failed(queue, id, 'x', later(2))]) {
      expect(types(ended)).toEqual(['request.erased']);
      expect(ended.attempts).toBe(0);
      expect(isDue(ended, later(2))).toBe(true);
    }
  });
});
