import { describe, expect, it } from 'vitest';
import { dayKey } from '../../../src/domain/day';
import { lastDays, oldestDay } from '../../../src/domain/summary/days';
import {
  addSummaries,
  medianHours,
  medianValue,
  NO_REQUESTS,
  onTimeShare,
  type RequestSummary,
} from '../../../src/domain/summary/request-summary';

const roblox: RequestSummary = {
  count: 4,
  values: [
    { from: 9_900, count: 2, sum: 20_000 },
    { from: 20_000, count: 3, sum: 75_000 },
  ],
  days: [{ day: '2026-11-22', count: 4 }],
  approved: 1,
  paidOut: 1,
  declined: 2,
  withdrawn: 1,
  unanswered: 1,
  lapsed: 1,
  reasons: { debts: 1, none: 1 },
  minutes: [
    { from: 600, count: 4, sum: 2_460 },
    { from: 4_380, count: 1, sum: 4_400 },
  ],
  onTime: 4,
  givenUp: 0,
  overdue: 0,
  undone: 3,
  reconsidered: 2,
  reconsideredApproved: 1,
};

describe('a summary of requests', () => {
  it('knows median, share in time and median hours', () => {
    expect(medianValue(roblox)).toBe(25_000);
    expect(onTimeShare(roblox)).toBeCloseTo(4 / 5);
    expect(medianHours(roblox)).toBe(10.25);
  });

  it.each([
    // Decisions in time and late, overdue ones, and the share in time.
    [5, 0, 0, 1],
    [3, 0, 3, 1 / 2],
    [4, 2, 2, 1 / 2],
    [0, 0, 5, 0],
  ])(
    'of %i in time, %i late and %i that still wait has a share of %d',
    (onTime, late, overdue, share) => {
      const minutes = [
        { from: 600, count: onTime, sum: 600 * onTime },
        { from: 4_380, count: late, sum: 4_400 * late },
      ];
      expect(onTimeShare({ ...NO_REQUESTS, minutes, onTime, overdue })).toBeCloseTo(share);
    },
  );

  it.each([0, 1, 4, 5, 6])('of %i requests knows them from five on', (count) => {
    const few = {
      ...NO_REQUESTS,
      values: [{ from: 9_900, count, sum: 10_000 * count }],
      minutes: [{ from: 600, count, sum: 600 * count }],
      onTime: count,
    };
    const known = [medianValue(few), onTimeShare(few), medianHours(few)];
    expect(known).toEqual(count < 5 ? [undefined, undefined, undefined] : [10_000, 1, 10]);
  });

  it('counts each figure by what it is made of', () => {
    const minutes = [{ from: 600, count: 5, sum: 3_000 }];
    const decided = { ...NO_REQUESTS, minutes, onTime: 5 };
    expect([medianValue(decided), medianHours(decided)]).toEqual([undefined, 10]);
    const waiting = { ...NO_REQUESTS, minutes: [], overdue: 5 };
    expect([onTimeShare(waiting), medianHours(waiting)]).toEqual([0, undefined]);
  });

  it('is added to another, part by part', () => {
    expect(addSummaries(roblox, NO_REQUESTS)).toEqual(roblox);
    const other = {
      ...NO_REQUESTS,
      count: 1,
      declined: 1,
      reasons: { debts: 1 },
      days: [{ day: '2026-11-21', count: 1 }],
    };
    expect(addSummaries(roblox, other)).toMatchObject({
      count: 5,
      declined: 3,
      reasons: { debts: 2, none: 1 },
      days: [
        { day: '2026-11-21', count: 1 },
        { day: '2026-11-22', count: 4 },
      ],
    });
  });
});

describe('the days of a summary', () => {
  const now = Date.UTC(2026, 10, 23, 3, 59);

  it('begin at midnight in Santo Domingo, four hours after UTC', () => {
    expect(dayKey(now)).toBe('2026-11-22');
    expect(dayKey(now + 60_000)).toBe('2026-11-23');
  });

  it('go back 400 days', () => {
    expect(oldestDay(now)).toBe('2025-10-18');
    expect(lastDays(3, now)).toEqual(['2026-11-20', '2026-11-21', '2026-11-22']);
  });
});
