import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { eraseRequest } from '../../../functions/src/my-data/erase';
import { keepSummary, REBUILDING } from '../../../functions/src/summaries/keep';
import { rebuildSummaries } from '../../../tools/support/rebuild-summaries';
import { accounts, daysAgo, openSummaries } from './summaries-project';

const { db, clear, store, get, stored } = openSummaries('demo-summaries');

describe('the summaries', () => {
  beforeEach(clear);
  afterEach(clear);

  it('count an erased person on, with the last decision, and hold nothing of the person', async () => {
    const made = { juego: 'roblox', registro: daysAgo(2), valor: 5_000 };
    await store({ 'users/ana': { ...made, estadoCredito: 'pendiente' } });
    await keepSummary(db, 'ana');
    // The event of this decision comes after the erasure.
    const decision = { fecha: daysAgo(1), autor: 'staff', motivo: 'deudas' };
    await store({ 'users/ana': { ...made, estadoCredito: 'rechazado', decision } });
    await eraseRequest(db, accounts, 'ana');
    await keepSummary(db, 'ana');

    expect(await stored('aportes')).toEqual({});
    expect(await get('resumen/roblox')).toMatchObject({
      solicitudes: 1,
      resultados: { rechazado: 1 },
      motivos: { deudas: 1 },
      enPlazo: 1,
    });
    expect(JSON.stringify(await stored('resumen'))).not.toContain('ana');
  });

  it('count on from before undone and reconsidered decisions were counted', async () => {
    const asked = { causa: 'visitante', deshecha: daysAgo(1), ahora: 'pendiente' };
    const request = { juego: 'roblox', estadoCredito: 'aprobado', decisiones: { 1: asked } };
    const old = { solicitudes: 1, enPlazo: 0, resultados: { aprobado: 1 } };
    await store({
      'users/ana': request,
      'aportes/ana': { juego: 'roblox', resultado: 'aprobado' },
      'resumen/roblox': old,
    });
    await keepSummary(db, 'ana');
    expect(await get('resumen/roblox')).toMatchObject({
      ...old,
      deshechas: 0,
      reconsideradas: 1,
      reconsideradasAprobadas: 1,
    });
  });

  it('leave out what was closed as a repeat, before and after its person is erased', async () => {
    const made = { juego: 'roblox', registro: daysAgo(2), estadoCredito: 'rechazado' };
    const decision = { fecha: daysAgo(1), motivo: 'telefono' };
    await store({ 'users/ana': made, 'users/luis': made });
    for (const each of ['ana', 'luis']) await keepSummary(db, each);
    expect(await get('resumen/roblox')).toMatchObject({ solicitudes: 2 });
    await store({
      'users/ana': { ...made, decision },
      'expedientes/ana': { decision: { autor: 'eva', fecha: daysAgo(1), repetida: 'luis' } },
    });
    await keepSummary(db, 'ana');
    expect(await stored('aportes')).toEqual({ luis: expect.anything() });
    expect(await get('resumen/roblox')).toMatchObject({ solicitudes: 1 });
    expect(await rebuildSummaries(db)).toBe(1);
    await eraseRequest(db, accounts, 'ana');
    expect(await get('resumen/roblox')).toMatchObject({ solicitudes: 1 });
    expect(Object.values(await stored('archivo'))).toMatchObject([{ repetida: true }]);
    expect(await rebuildSummaries(db)).toBe(1);
  });

  it('keep 400 days apart, and older ones in the totals', async () => {
    const request = (days: number) => ({ juego: 'roblox', registro: daysAgo(days), valor: 100 });
    await store({ 'users/old': request(450), 'users/new': request(0) });
    for (const each of ['old', 'new']) await keepSummary(db, each);
    const summary = await get('resumen/roblox');
    expect(summary).toMatchObject({ solicitudes: 2 });
    expect(Object.keys(summary?.dias)).toHaveLength(1);
  });

  it('lose no request of a burst of one game', async () => {
    const burst = Array.from({ length: 6 }, (_, place) => `burst${place}`);
    const request = { juego: 'roblox', registro: daysAgo(0), valor: 100 };
    await Promise.all(burst.map((each) => db.doc(`users/${each}`).set(request)));
    // The platform tries an event again that did not get through.
    const untilDone = async (each: string): Promise<void> =>
      keepSummary(db, each).catch(() => untilDone(each));
    await Promise.all(burst.map(untilDone));
    expect(await get('resumen/roblox')).toMatchObject({ solicitudes: 6 });
  });

  it('wait while they are rebuilt, but not for ever', async () => {
    await store({ 'users/ana': { juego: 'roblox' }, [REBUILDING]: { hasta: daysAgo(-1) } });
    await expect(keepSummary(db, 'ana')).rejects.toThrow('being rebuilt');
    await expect(eraseRequest(db, accounts, 'ana')).rejects.toThrow('being rebuilt');
    await store({ [REBUILDING]: { hasta: daysAgo(1) } });
    await keepSummary(db, 'ana');
    expect(await get('resumen/roblox')).toMatchObject({ solicitudes: 1 });
  });

  it('are made from scratch of an odd past: no summary, and contributions of nobody', async () => {
    await store({
      'users/ana': { juego: 'roblox' },
      'archivo/x': { juego: 'roblox', valor: 300, registro: daysAgo(3) },
      'aportes/gone': { juego: 'fortnite' },
      'resumen/fortnite': { solicitudes: 9 },
    });
    expect(await rebuildSummaries(db)).toBe(2);
    expect(Object.keys(await stored('aportes'))).toEqual(['ana']);
    expect(await stored('resumen')).toMatchObject({ roblox: { solicitudes: 2 } });
    expect(await get('resumen/fortnite')).toBeUndefined();
    expect(await get(REBUILDING)).toBeUndefined();
  });
});
