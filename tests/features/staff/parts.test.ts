import { describe, expect, it } from 'vitest';
import { marketLine, thirtyDaysBefore } from '../../../src/features/staff/averages/market-line';
import { recompute } from '../../../src/features/staff/requests/detail/recompute';
import {
  FIRST_QUERY,
  readQuery,
  writeQuery,
} from '../../../src/features/staff/requests/request-query';
import { timeLeft } from '../../../src/features/staff/requests/time-left';
import { signedDollars, signedPercent } from '../../../src/features/staff/values/dollars';
import { checkReason, checkValue } from '../../../src/features/staff/values/value-draft';
import { chartScale } from '../../../src/ui/line-chart';
import { requestOf } from '../../support/staff-records';

describe('a typed market value', () => {
  it.each([
    ['', 'missing'],
    ['  ', 'missing'],
    ['12.5', 'not-whole'],
    ['-20', 'not-whole'],
    ['1e3', 'not-whole'],
    ['abc', 'not-whole'],
    ['9', 'bounds'],
    ['10001', 'bounds'],
    ['10', undefined],
    ['10000', undefined],
  ])('%j is %s', (typed, problem) => {
    expect(checkValue(typed)).toBe(problem);
  });

  it.each([
    ['', '', undefined],
    ['Temporada', 'Season', undefined],
    ['Temporada', '', 'reason-pair'],
    [' ', 'Season', 'reason-pair'],
    ['a'.repeat(141), 'b', 'reason-long'],
    ['<b>', 'b', 'reason-markup'],
  ])('with the reason %j and %j is %s', (es, en, problem) => {
    expect(checkReason({ es, en })).toBe(problem);
  });

  it('is told apart from the one before in dollars and percent', () => {
    expect(signedDollars(45)).toBe('+US$45.00');
    expect(signedDollars(-1200)).toBe('−US$1,200.00');
    expect(signedPercent(150, 225)).toBe('+50 %');
    expect(signedPercent(200, 150)).toBe('−25 %');
  });
});

describe('the 72 hours of a request', () => {
  const now = new Date('2026-11-20T12:00:00Z');
  const at = (hoursAgo: number) =>
    timeLeft({ receivedAt: new Date(now.getTime() - hoursAgo * 3_600_000) }, now);

  it('counts down in hours and minutes', () => {
    expect(at(65.8)).toMatchObject({ hours: 6, minutes: 12, late: false, hot: true });
    expect(at(1)).toMatchObject({ hours: 71, minutes: 0, late: false, hot: false });
  });

  it('is late from the deadline on', () => {
    expect(at(72)).toMatchObject({ hours: 0, minutes: 0, late: true, gone: 1 });
    expect(at(75.5)).toMatchObject({ hours: 3, minutes: 30, late: true, hot: true, gone: 1 });
  });
});

describe('a request computed anew', () => {
  it('raises no doubt when the value is the calculator’s', () => {
    expect(recompute(requestOf('a'))).toMatchObject({ doubt: 'none', now: { value: 7075 } });
  });

  it('notices a value that the same rates do not give', () => {
    expect(recompute(requestOf('a', { value: 999_999 }))?.doubt).toBe('mismatch');
  });

  it('doubts neither a value nor rates that were not recorded', () => {
    const lacking = { value: undefined, ratesVersion: undefined };
    expect(recompute(requestOf('a', lacking))?.doubt).toBe('none');
    expect(recompute(requestOf('a', { ...lacking, value: 1 }))?.doubt).toBe('mismatch');
    expect(recompute({ ...requestOf('a'), answers: undefined })).toBeUndefined();
  });

  it('never believes rates that do not exist, whatever the value', () => {
    for (const ratesVersion of [99, 2, 0, -1, 0.5]) {
      for (const value of [100_000_000, 7075]) {
        expect(recompute(requestOf('a', { value, ratesVersion }))?.doubt).toBe('unknown-rates');
      }
    }
  });
});

describe('the address of the queue', () => {
  it('says status, game, overdue and selection, and reads them back', () => {
    const query = { status: 'pending', gameId: 'roblox', overdue: true, selected: 'x1' } as const;
    const params = writeQuery('solicitudes', query);

    expect(String(params)).toBe('tab=solicitudes&juego=roblox&vencidas=1&solicitud=x1');
    expect(readQuery(params)).toEqual(query);
  });

  it('ignores what it does not know', () => {
    expect(readQuery(new URLSearchParams('estado=x&juego=chess&vencidas=2'))).toEqual(FIRST_QUERY);
  });
});

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

  it('begins with the value then, steps at each change and ends with the value now', () => {
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
    expect(line[0]?.x).toBe(thirtyDaysBefore(now).getTime());
  });

  it('is level without changes and empty without a value', () => {
    expect(marketLine({ values: [80] }, [], now).map(({ y }) => y)).toEqual([80, 80]);
    expect(marketLine(undefined, [], now)).toEqual([]);
  });
});

describe('the scale of a chart', () => {
  it.each([[[3, 7]], [[150]], [[0, 0]], [[98, 102, 240]], [[12_345.67, 99_999]], [[-20, 20]]])(
    'holds every value of %j',
    (values) => {
      const [bottom, middle, top] = chartScale(values);

      expect(bottom).toBeLessThanOrEqual(Math.min(...values));
      expect(top).toBeGreaterThanOrEqual(Math.max(...values));
      expect(middle - bottom).toBeCloseTo(top - middle);
      expect(top).toBeGreaterThan(bottom);
    },
  );
});
