import { describe, expect, it } from 'vitest';
import { changedRates, MAX_RATES_REASON, ratesOf } from '../../../../src/domain/rates/rates';
import {
  draftProblems,
  draftValues,
  typedChanges,
  typedFigures,
} from '../../../../src/features/staff/rates/draft/draft-values';
import { calculators } from '../../../../src/games';
import roblox from '../../../../src/games/roblox';
import valorant from '../../../../src/games/valorant';

const inForce = ratesOf(roblox);
const values = draftValues(roblox, inForce);

describe('the values of a draft', () => {
  it.each(calculators.map((calculator) => [calculator.id, calculator] as const))(
    'of %s give the figures that they show',
    (_, calculator) => {
      const figures = typedFigures(calculator, draftValues(calculator, ratesOf(calculator)));
      expect(figures && changedRates(calculator, ratesOf(calculator), figures)).toEqual([]);
    },
  );

  it('have a name for each option of a choice', () => {
    expect(draftValues(valorant, ratesOf(valorant))).toMatchObject({
      'rank.0': '0.00',
      'rank.25': '200.00',
      agents: '0.50',
      base: '0.00',
      motivo_es: '',
    });
  });

  it('are no figures while one is wrong', () => {
    expect(typedFigures(roblox, { ...values, robux: 'dos' })).toBeUndefined();
  });

  it('change if they mean something else', () => {
    expect(typedChanges(roblox, values, { ...values, limitedItems: '2,5' })).toEqual({});
    expect(typedChanges(roblox, values, { ...values, motivo_es: ' ' })).toEqual({});
    const typed = { ...values, robux: '0.02', motivo_en: 'Up' };
    expect(typedChanges(roblox, values, typed)).toEqual({ robux: '0.02', motivo_en: 'Up' });
  });
});

describe('the problems of a draft', () => {
  const problemsOf = (changes: object) =>
    Object.fromEntries(
      Object.entries(draftProblems(roblox, inForce, { ...values, ...changes })).filter(
        ([, problem]) => problem,
      ),
    );

  it('are none if it repeats what is in force', () => {
    expect(problemsOf({})).toEqual({});
  });

  it('stand at their fields', () => {
    expect(problemsOf({ robux: '', base: '1', motivo_es: '<b>', motivo_en: 'a\u200bb' })).toEqual({
      robux: 'missing',
      base: 'range',
      motivo_es: 'markup',
      motivo_en: 'invisible-characters',
    });
    expect(problemsOf({ motivo_es: 'a'.repeat(MAX_RATES_REASON + 1) })).toEqual({
      motivo_es: 'too-long',
    });
    expect(problemsOf({ motivo_es: 'a'.repeat(MAX_RATES_REASON) })).toEqual({});
  });

  it('are a missing reason if a rate rises to more than ten times the one in force', () => {
    expect(problemsOf({ robux: '0.125' })).toEqual({});
    expect(problemsOf({ robux: '0.12501' })).toEqual({ motivo_es: 'reason', motivo_en: 'reason' });
    expect(problemsOf({ robux: '0.12501', motivo_es: 'Sube' })).toEqual({ motivo_en: 'reason' });
    expect(problemsOf({ robux: '0.12501', motivo_es: 'Sube', motivo_en: 'Up' })).toEqual({});
  });
});
