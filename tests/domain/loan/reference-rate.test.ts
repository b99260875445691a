import { describe, expect, it, test } from 'vitest';
import {
  checkExchange,
  exchangeQuestion,
  isRecent,
  type ReferenceRate,
  rateBefore,
  ratesOfDays,
  toPesos,
} from '../../../src/domain/loan/reference-rate';

const yesterday: ReferenceRate = {
  rate: 600_000,
  enteredAt: new Date('2026-11-24T03:59:00Z'),
  author: 'ana',
  before: 590_000,
  edits: 3,
  days: {},
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

describe('the rates of the last thirty days', () => {
  // 24 November of Santo Domingo is today; 25 October is the thirtieth day before it.
  const days = { '2026-10-24': 1, '2026-10-25': 2, '2026-11-22': 3 };

  it.each([
    ['none before the first', undefined, {}],
    ['the last of yesterday', { ...yesterday, days: {} }, { '2026-11-23': 600_000 }],
    ['none of today', { ...today, days: {} }, {}],
    ['thirty days', { ...today, days }, { '2026-10-25': 2, '2026-11-22': 3 }],
    [
      'thirty days with the last of yesterday',
      { ...yesterday, days },
      { '2026-10-25': 2, '2026-11-22': 3, '2026-11-23': 600_000 },
    ],
    ['none where the last is older', { ...today, enteredAt: new Date('2026-10-24T12:00Z') }, {}],
  ])('are %s', (_, last, expected) => {
    expect(ratesOfDays(last, now)).toEqual(expected);
  });

  const { days: _, ...before } = yesterday;
  const between = { ...yesterday, days: { '2026-11-01': 500_000, '2026-11-10': 640_000 } };

  it.each([
    ['the first of all', 600_000, undefined, 'first'],
    ['the second of the first day', 600_000, { ...today, before: 0 }, undefined],
    ['the first over one of before', 600_000, before, 'unknown'],
    [
      'the first of the day over one of before, entered today',
      600_000,
      { ...before, ...{ enteredAt: now } },
      'unknown',
    ],
    ['25 % above the lowest', 625_000, between, undefined],
    ['more than 25 % above the lowest', 625_001, between, 'far'],
    ['25 % below the highest', 480_000, between, undefined],
    ['more than 25 % below the highest', 479_999, between, 'far'],
    ['near to a single day', 660_000, yesterday, undefined],
    [
      'far from a day that is over',
      600_000,
      { ...yesterday, days: { '2026-10-24': 1 } },
      undefined,
    ],
    ['far from the thirtieth day', 600_000, { ...yesterday, days: { '2026-10-25': 1 } }, 'far'],
  ])('%s: %d ten-thousandths', (_, rate, last, expected) => {
    expect(exchangeQuestion(rate, last, now)).toBe(expected);
  });
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
