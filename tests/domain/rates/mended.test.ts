import { describe, expect, test } from 'vitest';
import { makersOf } from '../../../src/domain/acts/undoing';
import {
  countedValue,
  isEndedByRates,
  type Mended,
  valueBy,
  type WrongVersions,
  withMended,
  wrongAfter,
} from '../../../src/domain/rates/mended';
import { ratesOf } from '../../../src/domain/rates/rates';
import type { LoanRequest, Proposal } from '../../../src/domain/request/loan-request';
import leagueOfLegends from '../../../src/games/league-of-legends';
import roblox from '../../../src/games/roblox';
import valorant from '../../../src/games/valorant';
import { requestOf } from '../../support/staff-records';

/** The wrong versions after versions 2, 3, … of which these carry the mark. */
const after = (...marks: readonly boolean[]): WrongVersions =>
  marks.reduce<WrongVersions>((wrong, mark, place) => wrongAfter(wrong, place + 2, mark), {});

const [MARKED, UNMARKED] = [true, false];

describe('what mends a version', () => {
  test.each<[string, readonly boolean[], WrongVersions]>([
    ['nothing published', [], {}],
    ['not marked', [UNMARKED, UNMARKED], {}],
    ['marked', [UNMARKED, MARKED], { 2: 3 }],
    ['the rates of the opening marked', [MARKED], { 1: 2 }],
    ['unmarked versions after it', [UNMARKED, MARKED, UNMARKED, UNMARKED], { 2: 3 }],
    ['a mark in a marked version', [UNMARKED, MARKED, MARKED], { 2: 4, 3: 4 }],
    ['a chain of three', [UNMARKED, MARKED, MARKED, MARKED], { 2: 5, 3: 5, 4: 5 }],
    ['two mistakes apart', [MARKED, UNMARKED, MARKED], { 1: 2, 3: 4 }],
    ['a mistake after a mended one', [MARKED, MARKED, UNMARKED, MARKED], { 1: 3, 2: 3, 4: 5 }],
  ])('%s', (_what, marks, wrong) => {
    expect(after(...marks)).toEqual(wrong);
  });
});

const at = (hour: number) => new Date(Date.UTC(2026, 10, 20, hour));
const mended = (value: number | undefined, since = at(12)): Mended => ({
  ...{ version: 3, since, value },
});

describe('the value that counts', () => {
  test.each<[string, number | undefined, Mended | undefined, number | undefined]>([
    ['no mark', 6000, undefined, 6000],
    ['lower by what mends it', 6000, mended(4000), 4000],
    ['a cent lower', 6000, mended(5999), 5999],
    ['equal', 6000, mended(6000), 6000],
    ['higher by what mends it', 6000, mended(9000), 6000],
    ['nothing by what mends it', 6000, mended(0), 0],
    ['without answers, or a calculator', 6000, mended(undefined), undefined],
    ['no value sent', undefined, mended(4000), undefined],
  ])('%s', (_what, sent, by, counts) => {
    expect(countedValue(sent, by)).toBe(counts);
    const request = withMended(requestOf('one', { value: sent }), by);
    expect(request.value).toBe(counts);
    expect(request.valueSent).toBe(sent === counts ? undefined : sent);
    // Reading it again with a later version begins from what was sent.
    const later = withMended(request, mended(5000));
    if (by) expect(later.value).toBe(countedValue(sent, mended(5000)));
  });
});

describe('the value by other figures', () => {
  const { rates, options, base } = ratesOf(roblox);
  const answers = { robux: 1300, limitedItems: 2 };

  test('is that of the calculator with them', () => {
    const figures = { rates: { ...rates, robux: 2000 }, options, base };
    const before = valueBy(roblox, ratesOf(roblox), answers);
    expect(valueBy(roblox, figures, answers)).toBe(before + 975);
  });

  test('counts nothing for a question that they do not have, or that nobody asks any more', () => {
    const { robux: _, ...others } = rates;
    const without = valueBy(roblox, ratesOf(roblox), { ...answers, robux: 0 });
    expect(valueBy(roblox, { rates: others, options, base }, answers)).toBe(without);
    expect(valueBy(roblox, ratesOf(roblox), { limitedItems: 2, gone: 7 })).toBe(without);
    const unranked = { ...ratesOf(valorant), options: { rank: [0] } };
    expect(valueBy(valorant, unranked, { rank: 5 })).toBe(0);
  });

  test('has a base amount on its condition', () => {
    const figures = { ...ratesOf(leagueOfLegends), base: 350_000 };
    expect(valueBy(leagueOfLegends, figures, { champions: 1 })).toBe(350 + 40);
    expect(valueBy(leagueOfLegends, figures, {})).toBe(0);
  });
});

describe('a proposal to approve', () => {
  const proposal: Proposal = { number: 1, author: 'ana', proposedAt: at(10), waiting: true };
  const of = (changes: Partial<LoanRequest>) => ({ ...requestOf('one'), ...changes });

  test.each<[string, Date, boolean]>([
    ['older than the version that carries the mark', at(11), false],
    ['of its very moment', at(12), false],
    ['newer', at(13), true],
  ])('%s', (_what, proposedAt, waits) => {
    const request = of({ proposal: { ...proposal, proposedAt } });
    const read = withMended(request, mended(4000));
    expect(read.proposal?.waiting).toBe(waits);
    expect(isEndedByRates(read)).toBe(!waits);
    expect(isEndedByRates(request)).toBe(false);
    // A mark in a marked version: the next one takes its place, and its moment counts.
    expect(withMended(read, mended(4000, at(14))).proposal?.waiting).toBe(false);
  });

  test('ends also where the value that counts is the one that was sent', () => {
    const request = of({ proposal, value: 6000 });
    expect(withMended(request, mended(9000)).proposal?.waiting).toBe(false);
  });

  test('that a question ended does not wait again', () => {
    const request = of({ proposal: { ...proposal, proposedAt: at(13), waiting: false } });
    expect(withMended(request, mended(4000)).proposal?.waiting).toBe(false);
  });

  test.each([
    ['was confirmed before the mark', at(11), ['ana', 'raul']],
    ['had ended when another person approved', at(13), ['raul']],
  ])('%s: who made the approval', (_what, decidedAt, makers) => {
    const decision = { author: 'raul', decidedAt, reason: undefined };
    const request = of({ status: 'approved', proposal, decision });
    expect(makersOf(withMended(request, mended(4000)))).toEqual(makers);
  });
});
