import { describe, expect, it, test } from 'vitest';
import { isTooCostly, yearlyCosts } from '../../../src/domain/loan/cost-bound';
import { loanExample } from '../../../src/domain/loan/example';
import { GREATEST_LOAN, LEAST_LOAN, type LoanFigures } from '../../../src/domain/loan/terms';
import { effectiveYear, formatYearlyCost } from '../../../src/domain/loan/yearly-cost';
import { loanFigures } from '../../../tools/samples/loan-terms';

const fees = (
  rate: number,
  { openingRate = 0, openingFee = 0, insurance = 0 }: Partial<LoanFigures> = {},
): LoanFigures => ({
  ...loanFigures,
  ...{ lowestRate: rate, highestRate: rate, openingRate, openingFee, insurance },
});

/** Hundredths of a per cent were computed apart, with sixty digits, by the monthly rate. */
describe('what a loan costs in a year, everything included', () => {
  it.each<[string, number, number, LoanFigures, string]>([
    ['interest alone', 5_000_000, 12, fees(2_400), '26.82 %'],
    [
      'with opening and insurance',
      5_000_000,
      12,
      fees(2_400, { openingRate: 500, insurance: 30_000 }),
      '58.02 %',
    ],
    [
      'a small loan',
      500_000,
      6,
      fees(2_400, { openingFee: 50_000, insurance: 10_000 }),
      '170.55 %',
    ],
    ['nothing', 5_000_000, 12, fees(0), '0.00 %'],
    ['the smallest rate', LEAST_LOAN, 1, fees(1), '0.01 %'],
    ['no rate, an opening', 5_000_000, 12, fees(0, { openingRate: 200 }), '3.81 %'],
    ['no rate, an insurance', 5_000_000, 12, fees(0, { insurance: 9_000 }), '4.04 %'],
    ['no rate, an opening of a cent', LEAST_LOAN, 2, fees(0, { openingFee: 1 }), '0.01 %'],
    ['the smallest amount for one month', LEAST_LOAN, 1, fees(2_400), '26.82 %'],
    ['the smallest amount for the longest', LEAST_LOAN, 84, fees(2_400), '26.82 %'],
    ['the largest amount for one month', GREATEST_LOAN, 1, fees(6_000), '79.59 %'],
    ['the largest amount for the longest', GREATEST_LOAN, 84, fees(6_000), '79.59 %'],
    [
      'the largest amount, the highest fees',
      GREATEST_LOAN,
      84,
      fees(6_000, { openingRate: 1_000, insurance: 1_000_000 }),
      '97.18 %',
    ],
    [
      'one instalment, with fees',
      5_000_000,
      1,
      fees(2_400, { openingRate: 500, insurance: 30_000 }),
      '151.82 %',
    ],
    ['half of it for opening', LEAST_LOAN, 12, fees(0, { openingFee: 50_000 }), '319.58 %'],
    [
      'the smallest amount, the highest insurance',
      LEAST_LOAN,
      84,
      fees(6_000, { openingRate: 1_000, insurance: 1_000_000 }),
      '> 9,999.99 %',
    ],
    ['all but a cent for opening', LEAST_LOAN, 1, fees(0, { openingFee: 99_999 }), '> 9,999.99 %'],
    ['all of it for opening', LEAST_LOAN, 1, fees(0, { openingFee: 100_000 }), '> 9,999.99 %'],
    ['more than it for opening', LEAST_LOAN, 12, fees(0, { openingFee: 150_000 }), '> 9,999.99 %'],
  ])('%s', (_, amount, months, terms, expected) => {
    expect(formatYearlyCost(loanExample(terms, amount, months).yearlyCost, 'es')).toBe(expected);
  });

  it('is the rate at which the payments are worth what was received', () => {
    expect(effectiveYear(10_000, [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 12_000])).toBe(2_000);
    expect(effectiveYear(10_000, [10_100])).toBe(1_268);
    expect(effectiveYear(10_000, [10_000])).toBe(0);
  });

  it('has no space in English', () => {
    expect(formatYearlyCost(2_682, 'en')).toBe('26.82%');
    expect(formatYearlyCost(999_999, 'en')).toBe('9,999.99%');
    expect(formatYearlyCost(1_000_000, 'en')).toBe('> 9,999.99%');
  });
});

describe('what the smallest amount of terms costs in a year', () => {
  const monthly = { ...fees(2_400, { openingFee: 20_000 }), smallest: 500_000 };

  it('is told over all months, whichever of them is the dearest', () => {
    const dear = { ...monthly, months: [1, 6, 36] };
    expect(yearlyCosts(dear)).toEqual({
      lowest: loanExample(dear, 500_000, 36).yearlyCost,
      highest: loanExample(dear, 500_000, 1).yearlyCost,
      months: 1,
    });
    const free = { ...fees(0, { insurance: 100 }), months: [1, 84] };
    expect(yearlyCosts(free)).toMatchObject({
      highest: loanExample(free, 500_000, 84).yearlyCost,
      months: 84,
    });
  });

  // 100 % a year is 5.9463 % a month: RD$1,000 and RD$59.46 after one month cost 99.99 %.
  const year = (insurance: number): LoanFigures => ({
    ...fees(0, { insurance }),
    smallest: LEAST_LOAN,
    months: [1],
  });
  test.each([
    ['just below the bound', year(5_946), 100, false],
    ['just above it', year(5_947), 100, true],
    ['above a lower bound', year(5_946), 99, true],
    ['above every bound but none', year(5_947), 0, false],
    ['no loan at all', fees(0, { openingFee: 500_000 }), 100, true],
    ['no loan at all, without a bound', fees(0, { openingFee: 500_000 }), 0, false],
    ['dear for one of the months', { ...monthly, months: [1, 36] }, 60, true],
    ['the same without it', { ...monthly, months: [36] }, 60, false],
    ['terms as the bank has them', loanFigures, undefined, false],
  ])('%s', (_, terms, most, expected) => {
    expect(isTooCostly(terms, most)).toBe(expected);
  });
});
