import { describe, expect, it } from 'vitest';
import { estimate } from '../../src/domain/estimate';
import { type Fact, lineMark, provenLines, provenShare, proves } from '../../src/domain/proof';
import warcraft from '../../src/games/warcraft';

const fact = (kind: Fact['kind'], value: number): Fact => ({ kind, value });

describe('what a publisher says of an answer', () => {
  const table: readonly (readonly [Fact, number, ReturnType<typeof lineMark>])[] = [
    [fact('exact', 15), 15, 'proven'],
    [fact('exact', 15), 14, 'declared'],
    [fact('exact', 15), 16, 'declared'],
    [fact('exact', 15), 0, undefined],
    [fact('exact', 0), 0, undefined],
    [fact('exact', 0), 1, 'declared'],
    [fact('atLeast', 1285), 1, 'proven'],
    [fact('atLeast', 1285), 1000, 'proven'],
    [fact('atLeast', 1285), 1285, 'proven'],
    [fact('atLeast', 1285), 1286, 'declared'],
    [fact('atLeast', 1285), 9_999_999, 'declared'],
    [fact('atLeast', 1285), 0, undefined],
    [fact('atLeast', 0), 0, undefined],
    [fact('atLeast', 0), 5, 'declared'],
    [fact('atMost', 15), 14, 'declared'],
    [fact('atMost', 15), 16, 'declared'],
  ];

  it.each(table)('%o and %i is %s', (said, answer, mark) => {
    expect(lineMark(proves(said, answer), answer)).toBe(mark);
  });

  it('counts in the share what is proven alone', () => {
    const proof = {
      gameId: 'warcraft',
      account: '1',
      name: 'Quisqueya#1234',
      facts: { level60Characters: fact('atLeast', 2), gold: fact('atLeast', 1285) },
      provenAt: new Date(),
      expiresAt: new Date(),
    };
    const shareOf = (gold: number) => {
      const answers = { level60Characters: 0, gold };
      const lines = provenLines(proof, answers)?.lines ?? [];
      return provenShare(estimate(warcraft, answers), lines);
    };
    expect([1285, 1000, 9_999_999, 0].map(shareOf)).toEqual([1, 1, 0, 0]);
  });
});
