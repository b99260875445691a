import { describe, expect, it } from 'vitest';
import { bankClock } from '../../../../src/domain/day';
import { followOwn } from '../../../../src/features/own-request/request/followed-request';
import {
  daysOf,
  duration,
  hoursPassed,
  stageOf,
  timeLeft,
} from '../../../../src/features/own-request/request/verification';
import { requestAt } from '../own-request';

const RECEIVED = new Date('2026-11-20T12:40-04:00');
const HOUR = 3_600_000;
const hoursOn = (hours: number) => new Date(RECEIVED.getTime() + hours * HOUR);

describe('the 72 hours', () => {
  it('stand under their hour of the day in Santo Domingo, a row per day', () => {
    const days = daysOf(RECEIVED, hoursOn(31.5));
    expect(days.map(({ date }) => bankClock(date).getUTCDate())).toEqual([20, 21, 22, 23]);
    expect(days.map(({ skipped }) => skipped)).toEqual([12, 0, 0, 0]);
    expect(days.map(({ hours }) => hours.length)).toEqual([12, 24, 24, 12]);
  });

  it('are 72 whenever the request came in', () => {
    for (let hour = 0; hour < 24; hour += 1) {
      const received = new Date(Date.UTC(2026, 10, 20, hour, 59, 59));
      const hours = daysOf(received, received).flatMap((day) => day.hours);
      expect(hours.map(({ index }) => index)).toEqual(Array.from({ length: 72 }, (_, i) => i));
    }
  });

  it('are passed, under way or to come', () => {
    const states = daysOf(RECEIVED, hoursOn(31.5)).flatMap(({ hours }) =>
      hours.map(({ state }) => state),
    );
    expect(states.filter((state) => state === 'passed')).toHaveLength(31);
    expect(states[31]).toBe('now');
    expect(states.slice(32).every((state) => state === 'next')).toBe(true);
  });

  it('are all passed in the end', () => {
    const states = daysOf(RECEIVED, hoursOn(80)).flatMap(({ hours }) => hours);
    expect(states.every(({ state }) => state === 'passed')).toBe(true);
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
    expect(hoursPassed(RECEIVED, hoursOn(hours))).toBe(passed);
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
