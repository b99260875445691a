import { describe, expect, it } from 'vitest';
import { marketLine } from '../../../../src/features/staff/averages/plots/game-plots';
import { timeAxis } from '../../../../src/features/staff/averages/plots/recent-days';

describe('the market value over 30 days', () => {
  const now = new Date('2026-11-20T12:00:00Z');
  const change = (index: number, previous: number, value: number, day: string) => ({
    index,
    previous,
    value,
    reason: undefined,
    author: 'x',
    changedAt: new Date(day),
  });

  it('starts with the value 30 days ago, steps at each change and ends with the current value', () => {
    const line = marketLine(
      { values: [100, 120, 150, 90] },
      [
        change(3, 150, 90, '2026-11-15'),
        change(2, 120, 150, '2026-11-01'),
        change(1, 100, 120, '2026-06-01'),
      ],
      now,
    );

    expect(line.map(({ y }) => y)).toEqual([120, 150, 90, 90]);
    expect(line[0]?.x).toBe(timeAxis(now)[0]);
  });

  it('is flat without changes and empty without a value', () => {
    expect(marketLine({ values: [80] }, [], now).map(({ y }) => y)).toEqual([80, 80]);
    expect(marketLine(undefined, [], now)).toEqual([]);
  });
});
