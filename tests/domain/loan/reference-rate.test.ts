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

test('a rate is compared with that of the day before, in the Dominican Republic', () => {
  expect(rateBefore(undefined, now)).toBe(0);
  expect(rateBefore(yesterday, now)).toBe(600_000);
  expect(rateBefore(today, now)).toBe(590_000);
});

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

test('the first rate, and its corrections on the same day, have no other to be near to', () => {
  expect(checkExchange(100_000, undefined, now)).toBeUndefined();
  expect(checkExchange(10_000_000, { ...today, before: 0 }, now)).toBeUndefined();
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
