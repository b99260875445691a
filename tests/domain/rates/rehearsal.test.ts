import { describe, expect, it } from 'vitest';
import { distribute } from '../../../src/domain/rates/distribution';
import { ratesOf } from '../../../src/domain/rates/rates';
import { rehearse } from '../../../src/domain/rates/rehearsal';
import { findCalculator } from '../../../src/games';

const roblox = findCalculator('roblox');
if (!roblox) throw new Error('no Roblox');
const inForce = ratesOf(roblox);
/** Robux at 2 cents instead of 1.25, a limited item at US$2 instead of US$2.50. */
const draft = { ...inForce, rates: { ...inForce.rates, robux: 2000, limitedItems: 200_000 } };

const requestOf = (id: string, robux: number, limitedItems: number) => ({
  id,
  answers: { robux, limitedItems, nameLetters: 0, accountYears: 1, ugc: 0 },
});

// With US$5 for the year, by hand: before → after.
const requests = [
  requestOf('a', 1000, 0), // 17.50 → 25.00, +7.50
  requestOf('b', 0, 10), // 30.00 → 25.00, −5.00
  requestOf('c', 200, 3), // 15.00 → 15.00
  requestOf('d', 4000, 2), // 60.00 → 89.00, +29.00
  requestOf('e', 101, 1), // 8.7625 → 8.76; 9.02 → 9.02, +0.26
  requestOf('f', 0, 20), // 55.00 → 45.00, −10.00
];

describe('a rehearsal', () => {
  const result = rehearse(roblox, requests, inForce, draft);

  it('has the median of both, between two middles their mean', () => {
    // 8.76 15.00 17.50 | 30.00 55.00 60.00 and 9.02 15.00 25.00 | 25.00 45.00 89.00
    expect(result).toMatchObject({ count: 6, medianBefore: 2375, medianAfter: 2500 });
  });

  it('has the mean of both', () => {
    // 17.50 + 30.00 + 15.00 + 60.00 + 8.76 + 55.00 = 186.26; 208.02 with the draft
    expect(result).toMatchObject({ meanBefore: 3104, meanAfter: 3467 });
  });

  it('counts what rises, stays and falls, and names the largest moves', () => {
    expect(result).toMatchObject({ rising: 3, equal: 1, falling: 2 });
    expect(result.largestRises.map(({ id, before, after }) => [id, before, after])).toEqual([
      ['d', 6000, 8900],
      ['a', 1750, 2500],
      ['e', 876, 902],
    ]);
    expect(result.largestFalls.map(({ id, before, after }) => [id, before, after])).toEqual([
      ['f', 5500, 4500],
      ['b', 3000, 2500],
    ]);
    const shorter = rehearse(roblox, requests, inForce, draft, 1);
    expect(shorter.largestRises.map(({ id }) => id)).toEqual(['d']);
    expect(shorter.largestFalls.map(({ id }) => id)).toEqual(['f']);
  });

  it('takes a small, a usual and a large account from the requests', () => {
    expect(result.isMadeUp).toBe(false);
    const { small, usual, large } = result.examples;
    expect(small).toEqual({ answers: requests[4]?.answers, before: 876, after: 902 });
    expect(usual).toEqual({ answers: requests[0]?.answers, before: 1750, after: 2500 });
    expect(large).toEqual({ answers: requests[5]?.answers, before: 5500, after: 4500 });
  });

  it('counts every request once in each distribution', () => {
    const { before, after } = result.distribution;
    for (const counts of [before, after]) {
      expect(counts.reduce((sum, count) => sum + count, 0)).toBe(6);
    }
  });

  it('leaves out requests without answers and rounds half a cent up', () => {
    const two = [requestOf('x', 1, 0), requestOf('y', 2, 0), { id: 'old', answers: undefined }];
    // 5.0125 → 5.01 and 5.025 → 5.03; 5.02 and 5.04
    expect(rehearse(roblox, two, inForce, draft)).toMatchObject({
      count: 2,
      leftOut: 1,
      medianBefore: 502,
      medianAfter: 503,
      meanBefore: 502,
      meanAfter: 503,
      isMadeUp: true,
    });
  });

  it('of no requests has neither mean nor median and makes example accounts up', () => {
    const { examples, ...figures } = rehearse(roblox, [], inForce, draft);
    const none = { meanBefore: undefined, medianBefore: undefined, medianAfter: undefined };
    expect(figures).toMatchObject({ count: 0, ...none });
    // A tenth of 10,000 robux, 100 limited items, 20 letters and 18 years.
    expect(examples.small).toEqual({
      answers: { robux: 1000, limitedItems: 10, nameLetters: 2, accountYears: 2, ugc: 0 },
      before: 1250 + 2500 + 100 + 1000,
      after: 2000 + 2000 + 100 + 1000,
    });
    expect(examples.usual.before).toBeGreaterThan(examples.small.before);
    expect(examples.large.before).toBeGreaterThan(examples.usual.before);
  });
});

describe('a distribution', () => {
  it('has twenty steps of a round width and an open one', () => {
    const before = Array.from({ length: 99 }, (_, place) => place * 100);
    const { step, ...counts } = distribute([...before, 1_000_000], [0, 9_999, 10_000]);
    // 95 % stand at or below 96 dollars, and a twentieth of that is just below 5.
    expect(step).toBe(500);
    expect(counts.before).toEqual([...Array(19).fill(5), 4, 1]);
    expect(counts.after).toEqual([1, ...Array(18).fill(0), 1, 1]);
  });

  it('of nothing is empty', () => {
    expect(distribute([], [])).toEqual({
      step: 1,
      before: Array(21).fill(0),
      after: Array(21).fill(0),
    });
  });
});
