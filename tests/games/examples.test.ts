import { describe, expect, it } from 'vitest';
import { estimate } from '../../src/domain/estimate';
import { formatDollars } from '../../src/domain/money';
import { calculators, findCalculator } from '../../src/games';
import { WORKED_EXAMPLES } from '../support/worked-examples';

it('every game has worked examples', () => {
  const ids = calculators.map(({ id }) => id);
  expect(Object.keys(WORKED_EXAMPLES).sort()).toEqual(ids.sort());
});

describe.each(Object.entries(WORKED_EXAMPLES))('%s', (gameId, examples) => {
  it.each(examples)('with %j is worth %s', (answers, value) => {
    const calculator = findCalculator(gameId);
    if (!calculator) throw new Error(`no calculator ${gameId}`);
    expect(formatDollars(estimate(calculator, answers).value)).toBe(value);
  });
});
