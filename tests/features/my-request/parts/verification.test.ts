import { describe, expect, it } from 'vitest';
import { bankClock } from '../../../../src/domain/day';
import { followOwn } from '../../../../src/features/my-request/parts/followed-request';
import {
  duration,
  hourRows,
  hoursPassed,
  stageOf,
  timeLeft,
} from '../../../../src/features/my-request/parts/verification';
import { requestAt } from '../own-request';

const RECEIVED = new Date('2026-11-20T12:40-04:00');
const HOUR = 3_600_000;
const sent = () => followOwn(requestAt(RECEIVED));
const hoursOn = (hours: number) => new Date(RECEIVED.getTime() + hours * HOUR);

describe('the 72 hours', () => {
  it('stand under their hour of the day in Santo Domingo, a row per day', () => {
    const days = hourRows(sent(), hoursOn(31.5));
    expect(days.map(({ date }) => date && bankClock(date).getUTCDate())).toEqual([20, 21, 22, 23]);
    expect(days.map(({ skipped }) => skipped)).toEqual([12, 0, 0, 0]);
    expect(days.map(({ states }) => states.length)).toEqual([12, 24, 24, 12]);
  });

  it('are 72 whenever the request came in', () => {
    for (let hour = 0; hour < 24; hour += 1) {
      const received = new Date(Date.UTC(2026, 10, 20, hour, 59, 59));
      const rows = hourRows(followOwn(requestAt(received)), received);
      expect(rows.flatMap(({ states }) => states)).toHaveLength(72);
    }
  });

  it('are passed, under way or to come', () => {
    const states = hourRows(sent(), hoursOn(31.5)).flatMap((row) => row.states);
    expect(states.filter((state) => state === 'passed')).toHaveLength(31);
    expect(states[31]).toBe('now');
    expect(states.slice(32).every((state) => state === 'next')).toBe(true);
  });

  it('are all passed in the end', () => {
    const states = hourRows(sent(), hoursOn(80)).flatMap((row) => row.states);
    expect(states.every((state) => state === 'passed')).toBe(true);
  });

  it('stand still while the bank waits, in rows of 24, and run on from there', () => {
    const waiting = followOwn({ ...requestAt(RECEIVED), status: 'information', minutesLeft: 2880 });
    const dueAt = hoursOn(24 + 9 * 24 + 48);
    const answered = followOwn({ ...requestAt(RECEIVED), dueAt });
    for (const [request, hours, passed, current] of [
      [waiting, 25, 24, 'waiting'],
      [waiting, 240, 24, 'waiting'],
      [answered, 240, 24, 'now'],
      [answered, 250, 34, 'now'],
    ] as const) {
      const rows = hourRows(request, hoursOn(hours));
      expect(rows.map(({ date, first }) => [date, first])).toEqual(
        [0, 24, 48].map((first) => [undefined, first]),
      );
      const states = rows.flatMap((row) => row.states);
      expect(states.filter((state) => state === 'passed')).toHaveLength(passed);
      expect(states[passed]).toBe(current);
    }
  });

  it.each([
    [-1, 0],
    [0, 0],
    [0.99, 0],
    [1, 1],
    [71.99, 71],
    [72, 72],
    [500, 72],
  ])('after %d hours %d have passed', (hours, passed) => {
    expect(hoursPassed(sent(), hoursOn(hours))).toBe(passed);
  });
});

describe('time left', () => {
  it.each([
    [0, 72, 0],
    [31.7, 40, 18],
    [71.999, 0, 1],
    [72, 0, 0],
    [90, 0, 0],
  ])('after %d hours it is %d h %d min', (passed, hours, minutes) => {
    expect(duration(hoursOn(passed), hoursOn(72))).toEqual({ hours, minutes });
  });

  it('are all left while the visitor’s clock is behind the bank’s', () => {
    const request = followOwn(requestAt(RECEIVED));
    expect(timeLeft(request, hoursOn(-0.1))).toEqual({ hours: 72, minutes: 0 });
    expect(timeLeft(request, hoursOn(1))).toEqual({ hours: 71, minutes: 0 });
  });
});

describe('if a request waits for its visitor', () => {
  it('is never overdue, and tells what the bank has once it is answered', () => {
    for (const [minutesLeft, hours, minutes] of [
      [2880, 48, 0],
      [30, 2, 0],
      [-400, 2, 0],
      [121, 2, 1],
    ] as const) {
      const request = { ...requestAt(RECEIVED), status: 'information', minutesLeft } as const;
      expect(timeLeft(followOwn(request), hoursOn(300))).toEqual({ hours, minutes });
      expect(stageOf(followOwn(request), hoursOn(300))).toBe('information');
    }
  });
});

describe('if a request stands', () => {
  it('is pending until the 72nd hour ends and overdue from then on', () => {
    const request = followOwn(requestAt(RECEIVED));
    expect(stageOf(request, hoursOn(71.999))).toBe('pending');
    expect(stageOf(request, hoursOn(72))).toBe('overdue');
  });

  it('is what staff decided, however late', () => {
    expect(stageOf(followOwn(requestAt(RECEIVED, 'approved')), hoursOn(100))).toBe('approved');
    expect(stageOf(followOwn(requestAt(RECEIVED, 'declined')), hoursOn(1))).toBe('declined');
  });
});
