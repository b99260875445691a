import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Contribution } from '../../../functions/src/summaries/contribution';
import { add, EMPTY, withoutOldDays } from '../../../functions/src/summaries/summary';

const optional = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined });

const request: fc.Arbitrary<Contribution> = fc
  .record({
    dia: optional(fc.constantFrom('2025-01-01', '2026-11-22', '2026-11-23')),
    valor: optional(fc.nat({ max: 100_000_000 })),
    resultado: optional(fc.constantFrom('aprobado' as const, 'rechazado' as const)),
    desembolsada: optional(fc.constant(true as const)),
    motivo: optional(fc.constantFrom('deudas', 'ninguno')),
    respuestas: optional(
      fc.array(
        fc.record(
          { dia: fc.constantFrom('2026-11-22', '2026-11-23'), minutos: fc.nat({ max: 60_000 }) },
          { requiredKeys: ['dia'] },
        ),
        { minLength: 1, maxLength: 2 },
      ),
    ),
    deshechas: optional(fc.constantFrom(1, 2)),
    reconsiderada: optional(fc.constant(true as const)),
  })
  .map(
    (fields) =>
      Object.fromEntries(
        Object.entries({ juego: 'roblox', ...fields }).filter(([, field]) => field !== undefined),
      ) as unknown as Contribution,
  );

const sum = (requests: readonly Contribution[]) =>
  requests.reduce((summary, each) => add(summary, each, 1), EMPTY);

describe('adding requests to a summary', () => {
  it('gives the same in any order', () => {
    const shuffled = fc
      .array(request, { maxLength: 12 })
      .chain((all) =>
        fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length })),
      );
    fc.assert(
      fc.property(shuffled, ([all, other]) => {
        expect(sum(other)).toEqual(sum(all));
      }),
    );
  });

  it('is undone by taking it away, and leaves no empty bucket behind', () => {
    fc.assert(
      fc.property(fc.array(request, { maxLength: 8 }), request, (all, one) => {
        expect(add(add(sum(all), one, 1), one, -1)).toEqual(sum(all));
      }),
    );
  });

  it('counts an answer after exactly 72 hours in time, and a minute later or none at all not', () => {
    const dia = '2026-11-23';
    const answered = (minutos: number) =>
      sum([{ juego: 'roblox', respuestas: [{ dia, minutos }] }]);
    expect(answered(72 * 60)).toMatchObject({ enPlazo: 1, sinContestar: 0 });
    expect(answered(72 * 60 + 1)).toMatchObject({ enPlazo: 0, sinContestar: 0 });
    expect(sum([{ juego: 'roblox', respuestas: [{ dia }] }])).toMatchObject({
      enPlazo: 0,
      sinContestar: 1,
      minutos: {},
      decididas: { [dia]: { nunca: 1 } },
    });
  });

  it('counts the decisions that were undone, and which reconsidered declines are approved now', () => {
    const all = sum([
      { juego: 'roblox', resultado: 'aprobado', reconsiderada: true, deshechas: 2 },
      { juego: 'roblox', resultado: 'rechazado', reconsiderada: true },
      { juego: 'roblox', reconsiderada: true },
      { juego: 'roblox', resultado: 'aprobado', deshechas: 1 },
    ]);
    expect(all).toMatchObject({ deshechas: 3, reconsideradas: 3, reconsideradasAprobadas: 1 });
  });

  it('forgets days that are too old whenever they come, and keeps them in the totals', () => {
    const now = Date.parse('2026-11-23T12:00:00Z');
    const on = (dia: string, answered: string) => ({
      juego: 'roblox',
      dia,
      respuestas: [{ dia: answered, minutos: 90 }],
    });
    const all = sum([on('2026-11-23', '2026-10-25'), on('2025-01-01', '2026-10-24')]);
    expect(withoutOldDays(all, now)).toMatchObject({
      solicitudes: 2,
      dias: { '2026-11-23': { n: 1 } },
      decididas: { '2026-10-25': { '60': 1 } },
    });
    expect(Object.keys(withoutOldDays(all, now).dias)).toHaveLength(1);
    expect(Object.keys(withoutOldDays(all, now).decididas)).toHaveLength(1);
  });
});
