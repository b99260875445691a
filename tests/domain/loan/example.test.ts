import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
  amortisation,
  equalInstalment,
  type Instalment,
  type LoanPlan,
  loanExample,
} from '../../../src/domain/loan/example';
import {
  GREATEST_LOAN,
  LEAST_LOAN,
  MAX_LOAN_MONTHS,
  MAX_LOAN_RATE,
} from '../../../src/domain/loan/terms';
import { loanFigures } from '../../../tools/samples/loan-terms';

/** Amounts of a printed table, such as `1,000.00`, in cents. */
const cents = (printed: string) => Number(printed.replaceAll(/[,.]/g, ''));

/** A row as printed: payment, interest, principal, balance. */
const printed = ({ payment, interest, principal, balance }: Instalment) => [
  payment,
  interest,
  principal,
  balance,
];

const plan = (amount: string, rate: number, months: number): LoanPlan => ({
  amount: cents(amount),
  rate,
  months,
});

/** Published amortisation tables, row by row as they print them: interest, principal, balance. */
const tables: readonly {
  readonly source: string;
  readonly plan: LoanPlan;
  readonly instalment: string;
  readonly rows: readonly string[];
}[] = [
  {
    source: 'Loan Amortization, docstoc.com, document 1460085: 47,100 at 10.61 %, 360 months',
    plan: plan('47,100.00', 1_061, 360),
    instalment: '434.72',
    rows: [
      '416.44 18.28 47,081.72',
      '416.28 18.44 47,063.28',
      '416.12 18.60 47,044.68',
      '415.95 18.77 47,025.91',
      '415.79 18.93 47,006.98',
      '415.62 19.10 46,987.88',
      '415.45 19.27 46,968.61',
      '415.28 19.44 46,949.17',
      '415.11 19.61 46,929.56',
      '414.94 19.78 46,909.78',
      '414.76 19.96 46,889.82',
      '414.58 20.14 46,869.68',
      '414.41 20.31 46,849.37',
      '414.23 20.49 46,828.88',
      '414.05 20.67 46,808.21',
      '413.86 20.86 46,787.35',
    ],
  },
  {
    source: 'Préstamos franceses, clubensayos.com, 3825238: 30,000 at 0.75 % a month, 36 months',
    plan: plan('30,000.00', 900, 36),
    instalment: '953.99',
    // From the eighth row on it prints figures that it had not rounded before.
    rows: [
      '225.00 728.99 29,271.01',
      '219.53 734.46 28,536.55',
      '214.02 739.97 27,796.58',
      '208.47 745.52 27,051.06',
      '202.88 751.11 26,299.95',
      '197.25 756.74 25,543.21',
      '191.57 762.42 24,780.79',
    ],
  },
  {
    source: 'Payment schedule, pastebin.com, BzgdJrUy: 398,483 at 3.12 %, 10 months',
    plan: plan('398,483.00', 312, 10),
    instalment: '40,420.35',
    rows: [
      '1,036.06 39,384.29 359,098.71',
      '933.66 39,486.69 319,612.02',
      '830.99 39,589.36 280,022.66',
      '728.06 39,692.29 240,330.37',
      '624.86 39,795.49 200,534.88',
      '521.39 39,898.96 160,635.92',
    ],
  },
];

describe.each(tables)('the table of $source', ({ plan: loan, instalment, rows }) => {
  it('has the same instalment and the same rows, to the cent', () => {
    expect(equalInstalment(loan)).toBe(cents(instalment));
    const expected = rows.map((row) => [cents(instalment), ...row.split(' ').map(cents)]);
    expect(amortisation(loan).slice(0, rows.length).map(printed)).toEqual(expected);
  });
});

test('the schedule of LoanRowAt in the documentation of tiko: 400,000 at 5.95 %, 360 months', () => {
  const rows = amortisation(plan('400,000.00', 595, 360));
  expect(rows[0]?.interest).toBe(cents('1,983.33'));
  expect(rows[179]?.balance).toBe(cents('283,580.13'));
  expect(rows[359]).toMatchObject({ payment: cents('2,384.39'), balance: 0 });
});

test('a month is a twelfth of the year', () => {
  expect(amortisation({ amount: 5_000_000, rate: 2_400, months: 12 })[0]?.interest).toBe(100_000);
});

test('without interest the amount is divided, and the last instalment takes the rest', () => {
  const rows = amortisation({ amount: 100_000, rate: 0, months: 7 });
  expect(rows.map(({ payment }) => payment)).toEqual([...Array(6).fill(14_286), 14_284]);
});

describe('for every amount, rate and number of months that terms may have', () => {
  const plans = fc.record({
    amount: fc.integer({ min: LEAST_LOAN, max: GREATEST_LOAN }),
    rate: fc.integer({ min: 0, max: MAX_LOAN_RATE }),
    months: fc.integer({ min: 1, max: MAX_LOAN_MONTHS }),
  });

  it('the principal adds up to the amount, nothing is owed in the end, and only the last instalment differs', () => {
    fc.assert(
      fc.property(plans, (loan) => {
        const rows = amortisation(loan);
        const all = rows.flatMap((row) => Object.values(row));
        expect(all.every((figure) => Number.isInteger(figure) && figure >= 0)).toBe(true);
        expect(rows.reduce((sum, { principal }) => sum + principal, 0)).toBe(loan.amount);
        expect(rows.at(-1)?.balance).toBe(0);
        const equal = equalInstalment(loan);
        expect(rows.slice(0, -1).every(({ payment }) => payment === equal)).toBe(true);
        expect(rows.every((row) => row.payment === row.interest + row.principal)).toBe(true);
        // The last takes at most some pesos: half a cent of each instalment, with its interest.
        expect(Math.abs((rows.at(-1)?.payment ?? 0) - equal)).toBeLessThan(2_500);
      }),
    );
  });
});

describe('an example', () => {
  it('adds interest, insurance and opening to the amount', () => {
    const terms = { ...loanFigures, openingRate: 200, openingFee: 0, insurance: 9_000 };
    const example = loanExample(terms, 5_000_000, 12);
    expect(example).toMatchObject({
      rate: 2_400,
      instalment: 472_798,
      monthly: 481_798,
      interest: 673_576,
      insurance: 108_000,
      opening: 100_000,
      total: 5_881_576,
    });
    expect(example.instalments).toHaveLength(12);
  });

  it('rounds the fee for opening half up, or takes the amount', () => {
    const rated = { ...loanFigures, openingRate: 125, openingFee: 0 };
    expect(loanExample(rated, 100_040, 6).opening).toBe(1_251);
    const fixed = { ...loanFigures, openingRate: 0, openingFee: 150_000 };
    expect(loanExample(fixed, 100_040, 6).opening).toBe(150_000);
  });

  it('takes the highest rate', () => {
    const terms = { ...loanFigures, lowestRate: 1_800, highestRate: 3_000 };
    expect(loanExample(terms, 5_000_000, 12).rate).toBe(3_000);
  });
});
