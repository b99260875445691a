import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Answers,
  answersFromParams,
  answersToParams,
  clampQuantity,
  emptyAnswers,
  isPossibleAnswer,
  MAX_QUANTITY,
  readQuantity,
} from '../../src/domain/answers';
import type { Attribute, Calculator } from '../../src/domain/calculator';
import { calculators, findCalculator } from '../../src/games';

const game = (id: string): Calculator => {
  const found = findCalculator(id);
  if (!found) throw new Error(`no calculator ${id}`);
  return found;
};

const answerTo = (attribute: Attribute) => {
  if (attribute.kind === 'count') return fc.nat(MAX_QUANTITY);
  return fc.nat(attribute.kind === 'yesNo' ? 1 : attribute.options.length - 1);
};

const answersOf = (calculator: Calculator): fc.Arbitrary<Answers> =>
  fc.record(Object.fromEntries(calculator.attributes.map((a) => [a.id, answerTo(a)])));

describe('a typed quantity', () => {
  it.each([
    ['', 0],
    ['0', 0],
    ['1300', 1300],
    ['007', 7],
    [' 42 ', 42],
    ['42\u{200B}', 42],
    ['\u{202A}42\u{202C}', 42],
    ['42\u{FEFF}', 42],
    ['+5', 5],
    ['1,300', 1300],
    ['1.300', 1300],
    ['1 300', 1300],
    ["1'300", 1300],
    ['1,300.00', 1300],
    ['1,234,567', 1_234_567],
    ['12.', 12],
    ['１２', 12],
    ['１３００', 1300],
    ['١٣٠٠', 1300],
    ['۱۳۰۰', 1300],
    ['१२', 12],
  ])('takes %j as it is meant: %d', (typed, quantity) => {
    const read = readQuantity(typed);
    expect(read.quantity).toBe(quantity);
    expect(read.problem).toBeUndefined();
  });

  it.each([
    ['-5', 5, 'sign'],
    ['−5', 5, 'sign'],
    ['－５', 5, 'sign'],
    ['US$1,300', 1300, 'letters'],
    ['R$ 400', 400, 'letters'],
    ['10000000', MAX_QUANTITY, 'too-large'],
    ['99999999999999999999', MAX_QUANTITY, 'too-large'],
    ['10,000,000', MAX_QUANTITY, 'too-large'],
  ])('counts %j as %d and says why: %s', (typed, quantity, problem) => {
    expect(readQuantity(typed)).toMatchObject({ quantity, problem });
  });

  it.each([
    ['1e5', 'letters'],
    ['1e3', 'letters'],
    ['1.3E+05', 'letters'],
    ['1/2', 'letters'],
    ['2x3', 'letters'],
    ['10k', 'letters'],
    ['1.5k', 'letters'],
    ['12abc', 'letters'],
    ['abc', 'letters'],
    ['²', 'letters'],
    ['½', 'letters'],
    ['10-20', 'letters'],
    ['1,25,0', 'letters'],
    ['<b>5</b>', 'letters'],
    ['1.5', 'decimals'],
    ['12,5', 'decimals'],
    ['１．５', 'decimals'],
    ['1,300.50', 'decimals'],
    ['.5', 'decimals'],
  ])('finds none in %j and says why: %s', (typed, problem) => {
    expect(readQuantity(typed)).toEqual({ text: typed, problem });
  });

  it('is a whole number within the bounds, or none and a problem, for any pasted text', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'grapheme' }), fc.double().map(String)), (typed) => {
        const { quantity, problem } = readQuantity(typed);
        expect(quantity ?? problem).toBeDefined();
        expect(Number.isInteger(quantity ?? 0)).toBe(true);
        expect(quantity).toBe(quantity && clampQuantity(quantity));
      }),
    );
  });
});

describe('answers in the address', () => {
  it('carry every possible answer of every calculator and bring it back', () => {
    for (const calculator of calculators) {
      fc.assert(
        fc.property(answersOf(calculator), (answers) => {
          const params = answersToParams(calculator, answers);
          const back = answersFromParams(calculator, new URLSearchParams(params.toString()));
          expect({ ...emptyAnswers(calculator), ...back }).toEqual(answers);
        }),
        { numRuns: 20 },
      );
    }
  });

  it('leave out answers of 0, no, or the first option', () => {
    expect(answersToParams(game('roblox'), { robux: 1300, ugc: 1 }).toString()).toBe(
      'robux=1300&ugc=yes',
    );
    expect(answersToParams(game('valorant'), { rank: 0, agents: 0 }).toString()).toBe('');
    expect(answersToParams(game('valorant'), { rank: 1 }).toString()).toBe('rank=iron1');
  });

  it.each([
    'robux=-1',
    'robux=1.5',
    'robux=1,300',
    'robux=abc',
    'robux=10000000',
    'robux=',
    'ugc=true',
    'ugc=1',
    'unknown=5',
    'nombre=Laura',
  ])('ignore the bad parameter %s and keep the good ones', (bad) => {
    const params = new URLSearchParams(`${bad}&nameLetters=9`);
    expect(answersFromParams(game('roblox'), params)).toEqual({ nameLetters: 9 });
  });

  it('ignore an option that does not exist', () => {
    expect(answersFromParams(game('valorant'), new URLSearchParams('rank=wood'))).toEqual({});
  });
});

describe('a stored answer', () => {
  const attribute = (gameId: string, id: string): Attribute => {
    const found = game(gameId).attributes.find((one) => one.id === id);
    if (!found) throw new Error(`no attribute ${id}`);
    return found;
  };

  it.each([
    ['roblox', 'robux', MAX_QUANTITY, true],
    ['roblox', 'robux', MAX_QUANTITY + 1, false],
    ['roblox', 'robux', -1, false],
    ['roblox', 'robux', 1.5, false],
    ['roblox', 'robux', '5', false],
    ['roblox', 'robux', Number.NaN, false],
    ['roblox', 'robux', null, false],
    ['roblox', 'ugc', 1, true],
    ['roblox', 'ugc', 2, false],
    ['valorant', 'rank', 25, true],
    ['valorant', 'rank', 26, false],
  ])('of %s %s: %s is possible: %s', (gameId, id, value, possible) => {
    expect(isPossibleAnswer(attribute(gameId, id), value)).toBe(possible);
  });
});
