import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { median } from '../../../src/domain/rates/rehearsal';
import {
  addBuckets,
  type Bucket,
  medianOf,
  minuteBucket,
  valueBucket,
} from '../../../src/domain/summary/histogram';

const amount = fc.nat({ max: 100_000_000 });

function bucketsOf(numbers: readonly number[], bucket: (number: number) => number): Bucket[] {
  return numbers.reduce<Bucket[]>(
    (buckets, number) => addBuckets(buckets, [{ from: bucket(number), count: 1, sum: number }]),
    [],
  );
}

describe('the buckets of values', () => {
  it('hold each value from 0 to a million dollars, none wider than 5 %', () => {
    fc.assert(
      fc.property(amount, (value) => {
        const from = valueBucket(value);
        expect(from).toBeLessThanOrEqual(value);
        expect(value).toBeLessThanOrEqual(Math.ceil(from * 1.05));
      }),
    );
  });

  it('give a median that is right within the width of a bucket', () => {
    fc.assert(
      fc.property(fc.array(amount, { minLength: 1, maxLength: 60 }), (values) => {
        const exact = median(values) ?? 0;
        const found = medianOf(bucketsOf(values, valueBucket)) ?? 0;
        expect(Math.abs(found - exact)).toBeLessThanOrEqual(0.05 * exact + 1);
      }),
    );
  });

  it('give the exact median if each value has its own bucket', () => {
    expect(medianOf(bucketsOf([10_000, 20_000, 30_000, 100_000], valueBucket))).toBe(25_000);
    expect(medianOf([])).toBeUndefined();
  });
});

describe('the buckets of minutes', () => {
  it('hold an hour each, and everything from 30 days on', () => {
    expect([0, 59, 60, 4_320, 43_199, 43_200, 1_000_000].map(minuteBucket)).toEqual([
      0, 0, 60, 4_320, 43_140, 43_200, 43_200,
    ]);
  });
});
