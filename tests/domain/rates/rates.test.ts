import { describe, expect, it } from 'vitest';
import { estimate } from '../../../src/domain/estimate';
import { quote } from '../../../src/domain/quote';
import {
  changedRates,
  checkRates,
  isAcceptedVersion,
  MAX_RATE,
  needsReason,
  type PublishedRates,
  ratesOf,
  withRates,
} from '../../../src/domain/rates/rates';
import { calculators, findCalculator } from '../../../src/games';

function calculatorOf(id: string) {
  const calculator = findCalculator(id);
  if (!calculator) throw new Error(`no calculator ${id}`);
  return calculator;
}

const roblox = calculatorOf('roblox');
const valorant = calculatorOf('valorant');
const callOfDuty = calculatorOf('callOfDuty');

const published: PublishedRates = {
  ...ratesOf(roblox),
  version: 3,
  publication: {
    since: new Date('2026-11-23T13:15:00Z'),
    previous: 2,
    reason: { es: 'Suben', en: 'Up' },
    author: 'marisol',
    publisher: 'noelia',
  },
};

describe('the rates of a calculator', () => {
  it('are version 1 with every rate, option and base amount', () => {
    expect(ratesOf(roblox)).toEqual({
      version: 1,
      rates: {
        robux: 1250,
        limitedItems: 250_000,
        nameLetters: 50_000,
        accountYears: 500_000,
        ugc: 0,
      },
      options: {},
      base: 0,
    });
    const { rates, options } = ratesOf(valorant);
    expect(rates).not.toHaveProperty('rank');
    expect(options.rank).toHaveLength(26);
    expect(options.rank?.at(-1)).toBe(20_000_000);
    expect(ratesOf(callOfDuty).base).toBe(500_000);
  });

  it.each(calculators.map((calculator) => [calculator.id, calculator] as const))(
    'of %s fit it and change nothing',
    (_id, calculator) => {
      expect(calculator.ratesVersion).toBe(1);
      expect(checkRates(calculator, ratesOf(calculator))).toEqual([]);
      expect(withRates(calculator, ratesOf(calculator))).toEqual(calculator);
    },
  );
});

describe('a calculator with other rates', () => {
  it('estimates with them and quotes their version', () => {
    const rates = { ...ratesOf(roblox).rates, robux: 2000, ugc: 150_000 };
    const other = withRates(roblox, { ...published, rates });
    const sent = quote(other, {
      robux: 1300,
      limitedItems: 0,
      nameLetters: 0,
      accountYears: 0,
      ugc: 1,
    });
    // 1,300 × 2 cents and US$1.50
    expect(sent).toMatchObject({ value: 2750, ratesVersion: 3 });
  });

  it('estimates with other options and another base amount', () => {
    const { rank = [] } = ratesOf(valorant).options;
    const other = withRates(valorant, {
      ...ratesOf(valorant),
      options: { rank: rank.with(25, 30_000_000) },
    });
    expect(estimate(other, { rank: 25 }).value).toBe(30_000);
    expect(
      estimate(withRates(callOfDuty, { ...ratesOf(callOfDuty), base: 0 }), { level: 1 }).value,
    ).toBe(100);
  });
});

describe('figures that do not fit a calculator', () => {
  const { rates, options, base } = ratesOf(roblox);
  const ranks = ratesOf(valorant);

  it.each([
    [
      'a fraction of a millicent',
      { ...rates, robux: 1250.5 },
      [{ attribute: 'robux', problem: 'fraction' }],
    ],
    ['no number', { ...rates, robux: Number.NaN }, [{ attribute: 'robux', problem: 'fraction' }]],
    ['below nothing', { ...rates, robux: -1 }, [{ attribute: 'robux', problem: 'range' }]],
    ['above US$1,000', { ...rates, ugc: MAX_RATE + 1 }, [{ attribute: 'ugc', problem: 'range' }]],
    ['of an unknown attribute', { ...rates, oro: 1 }, [{ attribute: 'oro', problem: 'unknown' }]],
  ])('a rate %s', (_name, changed, problems) => {
    expect(checkRates(roblox, { rates: changed, options, base })).toEqual(problems);
  });

  it('a rate that is missing, and options if there is no choice', () => {
    const { robux: _, ...fewer } = rates;
    expect(checkRates(roblox, { rates: fewer, options: { robux: [1] }, base })).toEqual([
      { attribute: 'robux', problem: 'missing' },
      { attribute: 'robux', problem: 'unknown' },
    ]);
  });

  it('options that are missing, too few, or out of bounds', () => {
    const { rank = [] } = ranks.options;
    const check = (changed: Record<string, readonly number[]>) =>
      checkRates(valorant, { ...ranks, options: changed });
    expect(check({})).toEqual([{ attribute: 'rank', problem: 'missing' }]);
    expect(check({ rank: rank.slice(1) })).toEqual([{ attribute: 'rank', problem: 'options' }]);
    expect(check({ rank: rank.with(2, MAX_RATE + 1).with(3, 0.5) })).toEqual([
      { attribute: 'rank', option: 2, problem: 'range' },
      { attribute: 'rank', option: 3, problem: 'fraction' },
    ]);
  });

  it('a base amount if the calculator adds none, or above US$1,000', () => {
    expect(checkRates(roblox, { rates, options, base: 1 })).toEqual([
      { base: true, problem: 'range' },
    ]);
    const figures = ratesOf(callOfDuty);
    expect(checkRates(callOfDuty, { ...figures, base: MAX_RATE })).toEqual([]);
    expect(checkRates(callOfDuty, { ...figures, base: MAX_RATE + 1 })).toEqual([
      { base: true, problem: 'range' },
    ]);
  });
});

it('a figure above 1,000 % of the one in force needs a reason', () => {
  expect(needsReason(12_500, 1250)).toBe(false);
  expect(needsReason(12_501, 1250)).toBe(true);
  expect(needsReason(0, 0)).toBe(false);
  expect(needsReason(1, 0)).toBe(true);
});

it('the changed figures are listed in the calculator’s order, the base amount last', () => {
  const before = ratesOf(valorant);
  const after = {
    rates: { ...before.rates, skins: 90_000 },
    options: { rank: (before.options.rank ?? []).with(1, 120_000) },
    base: 5,
  };
  expect(changedRates(valorant, before, before)).toEqual([]);
  expect(changedRates(valorant, before, after)).toEqual([
    { attribute: 'rank', option: 1, before: 100_000, after: 120_000 },
    { attribute: 'skins', before: 100_000, after: 90_000 },
    { base: true, before: 0, after: 5 },
  ]);
});

describe('the version that a request may carry', () => {
  const since = published.publication.since.getTime();
  const day = 24 * 3_600_000;

  it.each([
    [3, day * 100, true],
    [2, day - 1, true],
    [2, day, false],
    [1, 0, false],
    [4, 0, false],
  ])('is %d, %d ms after the publication: %j', (version, later, accepted) => {
    expect(isAcceptedVersion(version, published, new Date(since + later))).toBe(accepted);
  });

  it('is 1 and no other before anything is published', () => {
    const now = new Date(since);
    expect(isAcceptedVersion(1, ratesOf(roblox), now)).toBe(true);
    expect(isAcceptedVersion(2, ratesOf(roblox), now)).toBe(false);
  });
});
