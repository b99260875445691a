import { afterEach, describe, expect, it, vi } from 'vitest';
import { LOCAL_KEYS_SECRET } from '../../../functions/src/triggers/keys/local-secret';
import { withAdmin } from '../../../tools/support/admin';
import { indexRequests } from '../../../tools/support/index-requests';
import { deleteDocument, readDocument, writeDocument } from '../../e2e/support/firestore-admin';

const uid = `indexTest${process.pid}`;
const request = { nombre: 'Laura Núñez', estadoCredito: 'pendiente', juego: 'roblox' };

const entry = () => readDocument(`indice/${uid}`);

/** Functions start slowly on a busy machine. */
const soon = { timeout: 50_000, interval: 200 };

afterEach(async () => {
  await deleteDocument(`expedientes/${uid}`);
  await deleteDocument(`users/${uid}`);
});

describe('the search index on the emulators', () => {
  it('follows a request when it is created, changed and deleted', async () => {
    await writeDocument(`users/${uid}`, request);
    await vi.waitFor(async () => {
      const written = await entry();
      expect(written).toMatchObject({
        estadoCredito: 'pendiente',
        juego: 'roblox',
        probada: false,
      });
      expect(written?.tokens).toHaveProperty('nunez');
    }, soon);
    const first = (await entry())?.cambio as Date;

    const lineas = { accountYears: { tipo: 'exacto', valor: 3 } };
    const prueba = { n: 1, cuenta: '1', fecha: new Date(1_000), lineas, parte: 1 };
    await writeDocument(`users/${uid}`, { ...request, prueba, estadoCredito: 'aprobado' });
    await vi.waitFor(
      async () => expect(await entry()).toMatchObject({ estadoCredito: 'aprobado', probada: true }),
      soon,
    );

    expect(+((await entry())?.cambio as Date)).toBeGreaterThan(+first);

    await deleteDocument(`users/${uid}`);
    await vi.waitFor(async () => expect(await entry()).toBeUndefined(), soon);
  });

  it('tells that a proposal waits for a second person, until a question ends it', async () => {
    const state = (estadoCredito: string) =>
      vi.waitFor(async () => expect(await entry()).toMatchObject({ estadoCredito }), soon);
    await writeDocument(`users/${uid}`, request);
    await state('pendiente');
    const propuesta = { autor: 'eva', fecha: new Date(1_000) };
    await writeDocument(`expedientes/${uid}`, { propuesta });
    await state('porConfirmar');
    const preguntas = { 1: { necesita: 'cedula', fecha: new Date(2_000), respuesta: 'Sí' } };
    await writeDocument(`users/${uid}`, { ...request, preguntas });
    await state('pendiente');
    await writeDocument(`expedientes/${uid}`, {
      propuesta: { ...propuesta, fecha: new Date(3_000) },
    });
    await state('porConfirmar');
    await writeDocument(`users/${uid}`, { ...request, estadoCredito: 'retirado' });
    await state('retirado');
  });

  it('tells that somebody proposed to undo a decision, and the deadline anew', async () => {
    const state = (estadoCredito: string) =>
      vi.waitFor(async () => expect(await entry()).toMatchObject({ estadoCredito }), soon);
    const registro = new Date(1_000);
    const reversion = { autor: 'eva', fecha: new Date(2_000) };
    for (const estadoCredito of ['aprobado', 'rechazado']) {
      await writeDocument(`users/${uid}`, { ...request, registro, estadoCredito });
      await writeDocument(`expedientes/${uid}`, { reversion });
      await state(`${estadoCredito}PorDeshacer`);
      await writeDocument(`expedientes/${uid}`, {
        reversion: { ...reversion, fin: { hecha: false } },
      });
      await state(estadoCredito);
    }
    const undone = (ms: number, ahora: string) => ({ deshecha: new Date(ms), ahora });
    const decisiones = { 1: undone(3_000, 'pendiente'), 2: undone(4_000, 'aprobado') };
    await writeDocument(`users/${uid}`, { ...request, registro, decisiones });
    await vi.waitFor(
      async () =>
        expect(await entry()).toMatchObject({ registro, vence: new Date(3_000 + 72 * 3_600_000) }),
      soon,
    );
  });

  it('is written for requests that are older than the index', async () => {
    await writeDocument(`users/${uid}`, { ...request, registro: new Date(1_000) });
    await vi.waitFor(async () => expect(await entry()).toBeDefined(), soon);
    await deleteDocument(`indice/${uid}`);
    await withAdmin(undefined, ({ db }) => indexRequests(db, LOCAL_KEYS_SECRET, () => {}));
    expect((await entry())?.tokens).toHaveProperty('laura');
    expect(await entry()).toMatchObject({ vence: new Date(1_000 + 72 * 3_600_000) });
  });
});
