import { describe, expect, it } from 'vitest';
import { estimate } from '../../src/domain/estimate';
import {
  type Fact,
  isPartProven,
  lineVerdict,
  mismatchedLines,
  type ProofLines,
  provenCount,
  type Verdict,
  verdictOf,
} from '../../src/domain/proof';
import { provenPercent } from '../../src/domain/proven-percent';
import clash from '../../src/games/clash-of-clans';
import roblox from '../../src/games/roblox';
import warcraft from '../../src/games/warcraft';

const fact = (kind: Fact['kind'], value: number): Fact => ({ kind, value });

/** What a publisher says, the answer, the mark, what of it counts, and whether the words name a figure. */
const VERDICTS: readonly [
  said: Fact | undefined,
  answer: number,
  mark: Verdict['mark'] | undefined,
  counted?: number,
  shows?: 'shows',
][] = [
  [fact('exact', 15), 15, 'proven', 15],
  [fact('exact', 15), 14, 'proven', 14, 'shows'],
  [fact('exact', 15), 1, 'proven', 1, 'shows'],
  [fact('exact', 15), 16, 'mismatch', 15, 'shows'],
  [fact('exact', 15), 9_999_999, 'mismatch', 15, 'shows'],
  [fact('exact', 0), 1, 'mismatch', 0, 'shows'],
  [fact('atLeast', 1285), 1285, 'proven', 1285],
  [fact('atLeast', 1285), 1, 'proven', 1],
  [fact('atLeast', 1285), 1286, 'partly', 1285, 'shows'],
  [fact('atLeast', 1), 2, 'partly', 1, 'shows'],
  [fact('atLeast', 0), 5, 'declared', 0],
  [undefined, 5, 'declared', 0],
  [fact('atMost', 15), 15, 'declared', 0],
  [fact('atMost', 15), 14, 'declared', 0],
  [fact('atMost', 15), 16, 'mismatch', 0, 'shows'],
  [fact('atMost', 0), 1, 'mismatch', 0, 'shows'],
  [fact('exact', 15), 0, undefined],
  [fact('exact', 0), 0, undefined],
  [fact('atLeast', 15), 0, undefined],
  [fact('atMost', 15), 0, undefined],
  [undefined, 0, undefined],
];

describe('what a publisher says of an answer', () => {
  it.each(VERDICTS)('%o and %i is %s', (said, answer, mark, counted, shows) => {
    const verdict = mark && { mark, counted, ...(shows && { shows: said }) };
    expect(verdictOf(said, answer)).toEqual(verdict);
  });

  it('is kept as what was found, and says as little of an answer of 0', () => {
    const lines: ProofLines = { gold: { mark: 'partly', counted: 0 } };
    expect(lineVerdict(lines, 'gold', 9)).toEqual({ mark: 'partly', counted: 0 });
    expect(lineVerdict(lines, 'gold', 0)).toBeUndefined();
    expect(lineVerdict(lines, 'other', 9)).toEqual({ mark: 'declared', counted: 0 });
  });

  it('contradicts and proves lines of an account, which are counted and named', () => {
    const lines = { townHallLevel: fact('exact', 15), playerLevel: fact('exact', 214) };
    const answers = { gems: 9, townHallLevel: 17, playerLevel: 200 };
    expect(mismatchedLines(lines, answers)).toEqual(['townHallLevel']);
    expect(mismatchedLines(lines, { ...answers, townHallLevel: 15 })).toEqual([]);
    expect(provenCount(lines, answers)).toBe(1);
  });
});

/** Answers, what the publisher says, and how much of the value counts. */
const SHARES: readonly (readonly [
  string,
  typeof clash,
  Readonly<Record<string, number>>,
  ProofLines,
  number,
])[] = [
  ['all is exact', clash, { townHallLevel: 15 }, { townHallLevel: fact('exact', 15) }, 100],
  ['less is declared', clash, { townHallLevel: 9 }, { townHallLevel: fact('exact', 15) }, 100],
  ['more is declared', clash, { townHallLevel: 30 }, { townHallLevel: fact('exact', 15) }, 50],
  [
    'inflated under “at least”',
    warcraft,
    { level60Characters: 300 },
    { level60Characters: fact('atLeast', 2) },
    0,
  ],
  ['hidden', warcraft, { maxProfessions: 3 }, { maxProfessions: fact('atLeast', 0) }, 0],
  ['at most', clash, { townHallLevel: 15 }, { townHallLevel: fact('atMost', 15) }, 0],
  [
    'not quite all is 99, never 100',
    clash,
    { playerLevel: 214, gems: 1 },
    { playerLevel: fact('exact', 214) },
    99,
  ],
  [
    'gold can be moved',
    warcraft,
    { gold: 21_410, level60Characters: 1 },
    { gold: fact('atLeast', 21_410), level60Characters: fact('atLeast', 1) },
    1,
  ],
  ['gold alone', warcraft, { gold: 1285 }, { gold: fact('atLeast', 1285) }, 0],
  [
    'limited items can be moved, years cannot',
    roblox,
    { limitedItems: 2, accountYears: 1 },
    { limitedItems: fact('atLeast', 2), accountYears: fact('exact', 1) },
    50,
  ],
  ['gems can be moved', clash, { gems: 500 }, { gems: fact('exact', 500) }, 0],
  ['Robux can be moved', roblox, { robux: 500 }, { robux: fact('exact', 500) }, 0],
  ['nothing is declared', clash, {}, { townHallLevel: fact('exact', 15) }, 0],
];

describe('the part of a value that counts as proven', () => {
  it.each(SHARES)('%s', (_, calculator, answers, lines, percent) => {
    expect(provenPercent(estimate(calculator, answers), lines)).toBe(percent);
  });

  it('makes a request proven, from one per cent on; one of before, with a line', () => {
    const lines = { gold: { mark: 'proven', counted: 1 } } as const;
    expect([0, 1, 100].map((percent) => isPartProven({ percent, lines }))).toEqual([
      false,
      true,
      true,
    ]);
    expect([{}, lines].map((one) => isPartProven({ lines: one }))).toEqual([false, true]);
  });
});
