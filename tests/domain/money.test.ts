import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  centsToMillicents,
  formatDollars,
  formatExact,
  formatExactDollars,
  formatPlain,
  millicents,
  roundToCents,
} from '../../src/domain/money';

describe('money', () => {
  it.each([
    [0.007, 7],
    [0.001, 1],
    [1.25, 1250],
    [0.04, 40],
    [500, 500_000],
  ])('holds a rate of %d cents exactly', (cents, exact) => {
    expect(millicents(cents)).toBe(exact);
  });

  it.each([
    [499, 0],
    [500, 1],
    [1_499, 1],
    [1_500, 2],
    [2_500, 3],
    [7_075_000, 7_075],
  ])('rounds %d thousandths of a cent half up to %d', (amount, cents) => {
    expect(roundToCents(amount)).toBe(cents);
  });

  it('never moves an amount by more than half a cent', () => {
    fc.assert(
      fc.property(fc.nat(1e12), (amount) => {
        const moved = centsToMillicents(roundToCents(amount)) - amount;
        expect(moved).toBeLessThanOrEqual(500);
        expect(moved).toBeGreaterThan(-500);
      }),
    );
  });

  it.each([
    [0, 'US$0.00'],
    [5, 'US$0.05'],
    [7_075, 'US$70.75'],
    [123_450, 'US$1,234.50'],
    [100_000_000, 'US$1,000,000.00'],
  ])('writes %d cents as %s', (cents, written) => {
    expect(formatDollars(cents)).toBe(written);
    expect(formatPlain(cents)).toBe(written.slice(3));
  });

  it.each([
    [0, '0.00'],
    [1_250, '0.0125'],
    [7, '0.00007'],
    [49, '0.00049'],
    [1_625_000, '16.25'],
    [123_456_789, '1,234.56789'],
  ])('writes %d thousandths of a cent without losing any: %s', (amount, written) => {
    expect(formatExact(amount)).toBe(written);
    expect(formatExactDollars(amount)).toBe(`US$${written}`);
  });
});
