import fc from 'fast-check';
import { expect, test } from 'vitest';
import { median } from '../../../src/domain/rates/rehearsal';

test.each([
  [[], undefined],
  [[7], 7],
  [[9, 1], 5],
  [[3, 1, 2], 2],
])('the median of %j is %j', (values, expected) => {
  expect(median(values)).toBe(expected);
});

test('as many values are at most the median as are at least the median', () => {
  const values = fc.array(fc.integer({ min: 1, max: 100_000_000 }), { minLength: 1 });
  fc.assert(
    fc.property(values, (all) => {
      const middle = median(all) ?? Number.NaN;
      expect(all.filter((value) => value <= middle).length * 2).toBeGreaterThanOrEqual(all.length);
      expect(all.filter((value) => value >= middle).length * 2).toBeGreaterThanOrEqual(all.length);
    }),
  );
});
