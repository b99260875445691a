import { describe, expect, it } from 'vitest';
import { asciiDigits } from '../../../src/domain/fields/digits';

describe('asciiDigits', () => {
  it.each([
    ['１３００', '1300'],
    ['١٣٠٠', '1300'],
    ['۱۳۰۰', '1300'],
    ['०१२३४५६७८९', '0123456789'],
    ['๑๒๓', '123'],
    ['𝟎𝟗𝟘𝟡𝟢𝟫𝟬𝟵𝟶𝟿', '0909090909'],
    ['🯰🯹', '09'],
    ['RD$ 1,300', 'RD$ 1,300'],
    ['x² ½ Ⅳ', 'x² ½ Ⅳ'],
  ])('reads %s as %s', (typed, digits) => {
    expect(asciiDigits(typed)).toBe(digits);
  });
});
