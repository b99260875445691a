import { describe, expect, it } from 'vitest';
import { MAX_RATE } from '../../../../src/domain/rates/rates';
import { figureText, readFigure } from '../../../../src/features/staff/rates/draft/typed-figure';

describe('a typed figure', () => {
  it.each([
    ['0.0125', 1250],
    ['0,007', 700],
    ['0.00001', 1],
    ['1.250', 125_000],
    [' US$0.02 ', 2000],
    ['1000', MAX_RATE],
    ['1,000.00', MAX_RATE],
    ['0', 0],
  ])('%j is %i thousandths of a cent', (typed, figure) => {
    expect(readFigure(typed, MAX_RATE)).toEqual({ figure });
  });

  it.each([
    ['', 'missing'],
    ['dos', 'number'],
    ['-1', 'minus'],
    ['1000.01', 'range'],
    ['99999999999999999999', 'range'],
    ['0.000001', 'decimals'],
    ['1,000', 'unclear'],
  ])('%j: %s', (typed, problem) => {
    expect(readFigure(typed, MAX_RATE)).toEqual({ problem });
  });

  it('is 0 if the calculator adds no base amount', () => {
    expect(readFigure('0.00', 0)).toEqual({ figure: 0 });
    expect(readFigure('1', 0)).toEqual({ problem: 'range' });
  });

  it('stands in its input as it can be typed again', () => {
    for (const figure of [0, 1, 700, 1250, 250_000, MAX_RATE])
      expect(readFigure(figureText(figure), MAX_RATE)).toEqual({ figure });
    expect(figureText(MAX_RATE)).toBe('1000.00');
  });
});
