import { expect, test } from 'vitest';
import {
  checkExchange,
  isRecent,
  type ReferenceRate,
  rateBefore,
  toPesos,
} from '../../../src/domain/loan/reference-rate';

const yesterday: ReferenceRate = {
  rate: 600_000,
  enteredAt: new Date('2026-11-24T03:59:00Z'),
  author: 'ana',
  before: 590_000,
  edits: 3,
};
const now = new Date('2026-11-24T14:00:00Z');
const today = { ...yesterday, enteredAt: new Date('2026-11-24T04:00:00Z') };

test.each([
  ['the first of all', undefined, 0],
  ['one of yesterday', yesterday, 600_000],
  ['the first of all, of yesterday', { ...yesterday, before: 0 }, 600_000],
  ['one of today', today, 590_000],
  ['the first of all, of today', { ...today, before: 0 }, 600_000],
])(
  'after %s, a rate is compared with the last of an earlier day, or the first',
  (_, last, rate) => {
    expect(rateBefore(last, now)).toBe(rate);
  },
);

test.each([
  [660_000, undefined],
  [540_000, undefined],
  [660_001, 'move'],
  [539_999, 'move'],
  [99_999, 'range'],
  [10_000_001, 'range'],
  [600_000.5, 'range'],
])('after 60.0000 a rate of %d ten-thousandths is %s', (rate, expected) => {
  expect(checkExchange(rate, yesterday, now)).toBe(expected);
});

test('the first rate has no other to be near to; its corrections on the same day have it', () => {
  expect(checkExchange(100_000, undefined, now)).toBeUndefined();
  const first = { ...today, rate: 990_000, before: 0 };
  expect(checkExchange(624_583, first, now)).toBe('move');
  expect(checkExchange(891_000, first, now)).toBeUndefined();
  // The third of the day is compared with the first, not with the second.
  expect(checkExchange(802_000, { ...first, rate: 891_000, before: 990_000 }, now)).toBe('move');
});

test('a rate is recent for seven days', () => {
  const enteredAt = new Date(now.getTime() - 7 * 86_400_000);
  expect(isRecent({ ...today, enteredAt }, now)).toBe(true);
  expect(isRecent({ ...today, enteredAt: new Date(enteredAt.getTime() - 1) }, now)).toBe(false);
});

test('dollars become pesos, rounded half up to cents', () => {
  expect(toPesos(7_075, { rate: 624_583 })).toBe(441_892);
  expect(toPesos(1, { rate: 125_000 })).toBe(13);
  expect(toPesos(0, { rate: 624_583 })).toBe(0);
  expect(toPesos(99_999_999_999, { rate: 10_000_000 })).toBe(99_999_999_999_000);
});
