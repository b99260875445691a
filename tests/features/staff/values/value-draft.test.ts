import { describe, expect, it } from 'vitest';
import { signedDollars, signedPercent } from '../../../../src/features/staff/values/dollars';
import { checkReason, checkValue } from '../../../../src/features/staff/values/value-draft';

describe('a typed market value', () => {
  it.each([
    ['', 'missing'],
    ['  ', 'missing'],
    ['12.5', 'decimals'],
    ['-20', 'minus'],
    ['1e3', 'number'],
    ['1,250', undefined],
    ['US$225', undefined],
    ['２２５', undefined],
    ['9', 'bounds'],
    ['10001', 'bounds'],
    ['10', undefined],
    ['10000', undefined],
  ])('%j is %s', (typed, problem) => {
    expect(checkValue(typed)).toBe(problem);
  });

  it.each([
    ['', '', undefined],
    ['Temporada', 'Season', undefined],
    ['Temporada', '', 'reason-pair'],
    [' ', 'Season', 'reason-pair'],
    ['a'.repeat(141), 'b', 'too-long'],
    ['a\u200bb', 'b', 'invisible-characters'],
    ['<b>', 'b', 'markup'],
  ])('with the reason %j and %j is %s', (es, en, problem) => {
    expect(checkReason({ es, en })).toBe(problem);
  });

  it('is compared with the previous value in dollars and percent', () => {
    expect(signedDollars(45)).toBe('+US$45.00');
    expect(signedDollars(-1200)).toBe('−US$1,200.00');
    expect(signedPercent(150, 225, 'es')).toBe('+50 %');
    expect(signedPercent(200, 150, 'en')).toBe('−25%');
  });
});
