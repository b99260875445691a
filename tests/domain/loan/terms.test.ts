import { describe, expect, it, test } from 'vitest';
import {
  areValid,
  checkLoanFigures,
  daysToExpiry,
  differingTerms,
  formatLoanAmount,
  formatRate,
  type LoanFigures,
} from '../../../src/domain/loan/terms';
import { loanFigures } from '../../../tools/samples/loan-terms';

const now = new Date('2026-11-24T13:00:00Z');
const inDays = (days: number) => new Date(now.getTime() + days * 86_400_000);

const problemsOf = (change: Partial<LoanFigures>) =>
  checkLoanFigures({ ...loanFigures, ...change }, now);

describe('the figures of terms', () => {
  it.each<Partial<LoanFigures>>([
    {},
    { smallest: 100_000, largest: 500_000_000 },
    { smallest: 100_000, largest: 100_000 },
    { months: [1] },
    { months: [1, 2, 3, 4, 5, 84] },
    { lowestRate: 0, highestRate: 6_000 },
    { openingRate: 1_000 },
    { openingRate: 0, openingFee: 5_000_000 },
    { insurance: 0 },
    { insurance: 1_000_000 },
    { validUntil: inDays(366) },
    { validUntil: new Date(now.getTime() + 1) },
  ])('may be %j', (change) => {
    expect(problemsOf(change)).toEqual([]);
  });

  it.each<[string, Partial<LoanFigures>]>([
    ['smallest', { smallest: 99_999 }],
    ['smallest', { smallest: 500_000.5 }],
    ['largest', { largest: 499_999 }],
    ['largest', { largest: 500_000_001 }],
    ['months', { months: [] }],
    ['months', { months: [0, 6] }],
    ['months', { months: [6, 6] }],
    ['months', { months: [12, 6] }],
    ['months', { months: [6, 85] }],
    ['months', { months: [1, 2, 3, 4, 5, 6, 7] }],
    ['lowestRate', { lowestRate: -1 }],
    ['highestRate', { highestRate: 2_399 }],
    ['highestRate', { highestRate: 6_001 }],
    ['openingRate', { openingRate: 1_001 }],
    ['openingFee', { openingFee: 1 }],
    ['openingFee', { openingRate: 0, openingFee: 5_000_001 }],
    ['insurance', { insurance: 1_000_001 }],
    ['validUntil', { validUntil: now }],
    ['validUntil', { validUntil: new Date(inDays(366).getTime() + 1) }],
  ])('%s may not be as in %j', (field, change) => {
    expect(problemsOf(change)).toEqual([field]);
  });

  it.each<Partial<LoanFigures>>([
    { smallest: 500_001 },
    { largest: 1 },
    { months: [6, 12] },
    { lowestRate: 1 },
    { highestRate: 1 },
    { openingRate: 1 },
    { openingFee: 1 },
    { insurance: 1 },
    { validUntil: now },
  ])('are not the same with %j', (change) => {
    expect(differingTerms(loanFigures, { ...loanFigures })).toEqual([]);
    expect(differingTerms(loanFigures, { ...loanFigures, ...change })).toEqual(Object.keys(change));
  });
});

test('terms count until the moment at which they end', () => {
  const terms = { ...loanFigures, validUntil: now };
  expect(areValid(terms, new Date(now.getTime() - 1))).toBe(true);
  expect(areValid(terms, now)).toBe(false);
});

test.each([
  [15, undefined],
  [14, undefined],
  [13.99, 13],
  [1, 1],
  [0.5, 0],
  [-3, 0],
])('terms that count for %d days warn with %s', (days, expected) => {
  expect(daysToExpiry({ ...loanFigures, validUntil: inDays(days) }, now)).toBe(expected);
});

test('pesos and rates are written the same in both languages', () => {
  expect(formatLoanAmount(481_798)).toBe('RD$4,817.98');
  expect(formatRate(2_400, 'es')).toBe('24.00 %');
  expect(formatRate(2_400, 'en')).toBe('24.00%');
});
