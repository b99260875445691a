import fc from 'fast-check';
import { expect, test } from 'vitest';
import { median } from '../../src/data/firebase/staff/median';
import { MAX_REQUEST_VALUE } from '../../src/domain/quote';

/** Values in memory that can be counted like those of the database; tells how often they were. */
function counted(values: readonly number[]) {
  const sorted = [...values].sort((a, b) => a - b);
  const source = {
    counts: 0,
    fetched: 0,
    countUpTo: (limit: number) => {
      source.counts += 1;
      return Promise.resolve(sorted.filter((value) => value <= limit).length);
    },
    firstAbove: (limit: number, most: number) => {
      const found = sorted.filter((value) => value > limit).slice(0, most);
      source.fetched += found.length;
      return Promise.resolve(found);
    },
  };
  return { sorted, source };
}

function expected(sorted: readonly number[]): number {
  const lower = sorted[Math.ceil(sorted.length / 2) - 1] ?? 0;
  const upper = sorted[Math.floor(sorted.length / 2)] ?? 0;
  return (lower + upper) / 2;
}

test('no values have no median', async () => {
  expect(await median(0, counted([]).source)).toBeUndefined();
});

test.each([
  ['one value', [5], 5],
  ['two values', [5, 8], 6.5],
  ['many equal values', Array.from({ length: 200 }, () => 700), 700],
  ['two heaps of equal values', [...Array(100).fill(3), ...Array(100).fill(10)], 6.5],
  ['the largest values', Array.from({ length: 99 }, () => MAX_REQUEST_VALUE), MAX_REQUEST_VALUE],
])('the median of %s is exact', async (_name, values, wanted) => {
  expect(await median(values.length, counted(values).source)).toBe(wanted);
});

test('the median of any values is exact, with at most 27 counts and 51 values fetched', async () => {
  const value = fc.oneof(
    fc.integer({ min: 1, max: MAX_REQUEST_VALUE }),
    fc.integer({ min: 1, max: 20 }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(value, { minLength: 1, maxLength: 400 }), async (values) => {
      const { sorted, source } = counted(values);
      expect(await median(values.length, source)).toBe(expected(sorted));
      expect(source.counts).toBeLessThanOrEqual(27);
      expect(source.fetched).toBeLessThanOrEqual(51);
    }),
  );
});
