import { describe, expect, it } from 'vitest';
import { againDays } from '../../../../src/features/my-request/tracker/declined-outcome';

const DECIDED = new Date('2026-11-24T15:26-04:00');
const daysOn = (days: number) => new Date(DECIDED.getTime() + days * 86_400_000);

describe('the days until it makes sense to ask again', () => {
  it('are ninety in three rows, those that are over first', () => {
    const { from, days, passed, left, rows } = againDays('history', DECIDED, daysOn(9.5));
    expect([days, passed, left]).toEqual([90, 9, 81]);
    expect(from).toEqual(daysOn(90));
    expect(rows.map(({ states }) => states.length)).toEqual([30, 30, 30]);
    expect(rows.map(({ date }) => date)).toEqual([daysOn(0), daysOn(30), daysOn(60)]);
    expect(rows[0]?.states.slice(8, 11)).toEqual(['passed', 'now', 'next']);
  });

  it.each([
    ['before the clock of this machine has caught up', -0.1, 0, 30],
    ['at once', 0, 0, 30],
    ['on the last day', 29.9, 29, 1],
    ['at the end', 30, 30, 0],
    ['long after', 400, 30, 0],
  ])('count whole days: %s', (_, days, passed, left) => {
    expect(againDays('income', DECIDED, daysOn(days))).toMatchObject({ passed, left });
  });

  it('are none for a reason that may be gone at once', () => {
    expect(againDays('account', DECIDED, DECIDED)).toMatchObject({ days: 0, left: 0, rows: [] });
  });
});
