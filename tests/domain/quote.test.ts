import { describe, expect, it } from 'vitest';
import { estimate } from '../../src/domain/estimate';
import { MAX_REQUEST_VALUE, quote, quoteObstacle } from '../../src/domain/quote';
import { findCalculator } from '../../src/games';

describe('a quote', () => {
  it('freezes the inputs, their value and the version of the rates', () => {
    const roblox = findCalculator('roblox');
    if (!roblox) throw new Error('no Roblox');
    const answers = { robux: 1300, limitedItems: 6, nameLetters: 9, accountYears: 7, ugc: 0 };
    const frozen = quote(roblox, answers);
    const estimated = estimate(roblox, answers);
    answers.robux = 0;
    expect(frozen).toEqual({
      gameId: 'roblox',
      answers: { robux: 1300, limitedItems: 6, nameLetters: 9, accountYears: 7, ugc: 0 },
      value: 7075,
      estimate: estimated,
      ratesVersion: 1,
    });
  });

  it.each([
    [0, 'zero'],
    [1, undefined],
    [MAX_REQUEST_VALUE, undefined],
    [MAX_REQUEST_VALUE + 1, 'too-high'],
  ])('of %d cents can be sent unless: %s', (value, obstacle) => {
    expect(quoteObstacle(value)).toBe(obstacle);
  });
});
