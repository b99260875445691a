import { beforeEach, describe, expect, it } from 'vitest';
import { LOCAL_KEYS_SECRET } from '../../../functions/src/triggers/keys/local-secret';
import { indexRequests } from '../../../tools/support/index-requests';
import { openProject } from './project';
import { ANA, daysAgo, requestDocuments } from './records';

const { db, clear, store, get } = openProject('demo-my-data-case-files');

beforeEach(clear);

const request = `users/${ANA.uid}`;
const caseFile = `expedientes/${ANA.uid}`;
const asked = { necesita: 'cedula', fecha: daysAgo(3), respuesta: 'Sí', respondida: daysAgo(2) };
const signed = (days: number, autor = 'eva') => ({ autor, fecha: daysAgo(days) });

const index = () => indexRequests(db, LOCAL_KEYS_SECRET, () => {});

describe('what older requests hold of staff', () => {
  it('moves to the case file: who proposed, asked and decided, and which request it repeats', async () => {
    await store(
      requestDocuments({
        estadoCredito: 'rechazado',
        propuesta: signed(4),
        preguntas: { 1: { ...asked, autor: 'leo' } },
        decision: { ...signed(1), motivo: 'repetida', repetida: 'other' },
      }),
    );
    await index();
    const stored = await get(request);
    expect(stored).toMatchObject({
      preguntas: { 1: asked },
      decision: { fecha: daysAgo(1), motivo: 'reservado' },
    });
    expect(JSON.stringify(stored)).not.toMatch(/eva|leo|other|repetida|propuesta|autor/);
    expect(await get(`seguimiento/${ANA.code}`)).toMatchObject({ motivo: 'reservado' });
    expect(await get(caseFile)).toEqual({
      avisos: expect.anything(),
      llaves: expect.anything(),
      propuesta: signed(4),
      preguntas: { 1: signed(3, 'leo') },
      decision: { ...signed(1), motivo: 'por-telefono', repetida: 'other' },
    });
  });

  it('leaves a proposal that waits where staff find it', async () => {
    await store(requestDocuments({ estadoCredito: 'porConfirmar', propuesta: signed(1) }));
    await index();
    expect(await get(request)).toMatchObject({ estadoCredito: 'pendiente' });
    expect(await get(request)).not.toHaveProperty('propuesta');
    expect(await get(`indice/${ANA.uid}`)).toMatchObject({ estadoCredito: 'porConfirmar' });
  });

  it('changes nothing if the record has no such part, and when it is repeated', async () => {
    await store(requestDocuments({ estadoCredito: 'aprobado', decision: signed(1) }));
    await index();
    const [moved, file] = [await get(request), await get(caseFile)];
    await index();
    expect([await get(request), await get(caseFile)]).toEqual([moved, file]);
    await clear();
    await store(requestDocuments());
    await index();
    expect(Object.keys((await get(caseFile)) ?? {}).sort()).toEqual(['avisos', 'llaves']);
  });
});
