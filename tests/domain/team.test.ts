import { describe, expect, it } from 'vitest';
import { lastWeeks, weekKey } from '../../src/domain/summary/team';

describe('the weeks of the team', () => {
  it('begin on Monday at midnight in Santo Domingo', () => {
    const monday = Date.UTC(2026, 10, 23, 4);
    expect(weekKey(monday)).toBe('2026-11-23');
    expect(weekKey(monday - 1)).toBe('2026-11-16');
    expect(weekKey(Date.UTC(2026, 10, 30, 3, 59))).toBe('2026-11-23');
  });

  it('come newest first, across a year', () => {
    expect(lastWeeks(3, Date.UTC(2027, 0, 6, 12))).toEqual([
      '2027-01-04',
      '2026-12-28',
      '2026-12-21',
    ]);
  });
});
