import { describe, expect, it } from 'vitest';
import { minuteBucket } from '../../../src/domain/summary/histogram';
import { isFresh, responseTimeOf } from '../../../src/domain/summary/response-time';

/** Decisions that took so many minutes, in the buckets of a summary. */
function bucketsOf(minutes: readonly number[]): Map<number, number> {
  const counts = new Map<number, number>();
  for (const each of minutes)
    counts.set(minuteBucket(each), (counts.get(minuteBucket(each)) ?? 0) + 1);
  return counts;
}

/** Minutes to the decision of 500 requests; those beyond 72 hours are still open. */
const taken = Array.from({ length: 500 }, (_, place) => (place * 7919) % 4600);
const overdue = taken.filter((minutes) => minutes > 72 * 60);
const decided = taken.filter((minutes) => minutes <= 72 * 60);

describe('how fast the bank answered lately', () => {
  it('agrees with a count by hand over 500 requests, overdue ones among them', () => {
    const responseTime = responseTimeOf(bucketsOf(decided), overdue.length);
    expect(overdue.length).toBeGreaterThan(0);
    expect(responseTime?.people).toBe(500);
    const within = (hours: number) => decided.filter((minutes) => minutes < hours * 60).length;
    const byHand = Array.from({ length: 73 }, (_, hours) => hours).find(
      (hours) => within(hours) >= 450,
    );
    expect(byHand).toBeGreaterThan(60);
    expect(responseTime?.hours).toBe(byHand);
  });

  it('names no hours if more than one of ten still waits past the deadline', () => {
    const quick = Array.from({ length: 90 }, () => 30);
    expect(responseTimeOf(bucketsOf(quick), 10)).toEqual({ people: 100, hours: 1 });
    expect(responseTimeOf(bucketsOf(quick), 11)).toEqual({ people: 101, hours: undefined });
  });

  it('is not known below 30 decisions, however many wait', () => {
    const quick = (count: number) => bucketsOf(Array.from({ length: count }, () => 59));
    expect(responseTimeOf(quick(29), 5)).toBeUndefined();
    expect(responseTimeOf(quick(30), 0)).toEqual({ people: 30, hours: 1 });
  });

  it('never rounds the hours down', () => {
    const same = (minutes: number) => bucketsOf(Array.from({ length: 30 }, () => minutes));
    expect(responseTimeOf(same(31 * 60 - 1), 0)?.hours).toBe(31);
    expect(responseTimeOf(same(31 * 60), 0)?.hours).toBe(32);
  });

  it('says nothing once nobody counted for a day', () => {
    const countedAt = new Date('2026-11-24T12:00:00Z');
    const responseTime = { people: 40, hours: 31, countedAt };
    expect(isFresh(responseTime, new Date('2026-11-25T11:59:59Z'))).toBe(true);
    expect(isFresh(responseTime, new Date('2026-11-25T12:00:00Z'))).toBe(false);
  });
});
