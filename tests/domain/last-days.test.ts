import { describe, expect, it } from 'vitest';
import { answerBy, complaintClock, lateBefore } from '../../src/domain/complaint/complaint';
import { momentText } from '../../src/domain/moment-text';
import { closesAt } from '../../src/domain/request/questions';
import { canReconsider, reconsiderUntil } from '../../src/domain/request/reconsideration';
import { undoUntil } from '../../src/domain/request/undo';

/** A moment by a clock in Santo Domingo. */
const at = (clock: string) => new Date(`${clock}-04:00`);

const ENDS: readonly [what: string, end: (moment: Date) => Date, days: number][] = [
  ['answering a question', (askedAt) => closesAt({ askedAt }), 10],
  ['asking to reconsider a decline', reconsiderUntil, 30],
  ['undoing a decline', undoUntil, 30],
  ['answering a complaint', (receivedAt) => answerBy({ receivedAt, days: 30 }), 30],
];

describe.each(ENDS)('the time for %s ends with the whole day that is named', (_what, end, days) => {
  it.each([
    '2026-11-02T00:00:00',
    '2026-11-02T09:00:00',
    '2026-11-02T20:00:00',
    '2026-11-02T23:59:59.999',
    '2028-02-29T12:00:00',
    '2026-12-31T23:00:00',
  ])('from %s', (clock) => {
    const named = at(clock);
    named.setTime(named.getTime() + days * 86_400_000);
    const ends = end(at(clock));
    expect(momentText(ends, 'date', 'es')).toBe(momentText(named, 'date', 'es'));
    expect(momentText(ends, 'atTime', 'es')).toBe(
      momentText(at('2026-01-01T23:59:00'), 'atTime', 'es'),
    );
    expect(ends.getTime() % 60_000).toBe(59_999);
  });
});

it('asked on November 2, the last day is the 12th', () => {
  expect(closesAt({ askedAt: at('2026-11-02T00:00:00') })).toEqual(at('2026-11-12T23:59:59.999'));
  expect(closesAt({ askedAt: at('2026-11-02T23:59:00') })).toEqual(at('2026-11-12T23:59:59.999'));
});

it.each([
  ['in time', '2026-11-05T09:00:00', '2026-11-12T23:59:59.999'],
  ['late', '2026-11-08T09:00:00', '2026-11-15T23:59:59.999'],
])('reminded %s, seven days of the visitor are left', (_when, remindedAt, end) => {
  const question = { askedAt: at('2026-11-02T09:00:00'), remindedAt: at(remindedAt) };
  expect(closesAt(question)).toEqual(at(end));
});

it.each([
  ['2026-12-02T23:59:59.999', true],
  ['2026-12-03T00:00:00', false],
])('a decline of November 2 may be reconsidered at %s: %s', (now, may) => {
  const decline = { status: 'declined', isReconsidered: false } as const;
  const decidedAt = at('2026-11-02T09:00:00');
  expect(canReconsider({ ...decline, decidedAt }, at(now))).toBe(may);
});

it.each(['2026-12-02T00:00:00', '2026-12-02T23:59:59.999', '2026-12-03T08:30:00'])(
  'complaints that are late at %s came in before one moment',
  (clock) => {
    const now = at(clock);
    const before = lateBefore(now);
    const late = (receivedAt: Date) => complaintClock({ receivedAt, days: 30 }, now).late;
    expect([late(new Date(before.getTime() - 1)), late(before)]).toEqual([true, false]);
  },
);
