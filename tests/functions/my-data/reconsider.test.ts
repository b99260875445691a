import { beforeEach, describe, expect, it } from 'vitest';
import { answerPetition } from '../../../functions/src/my-data/petitions';
import { brand } from '../../../src/config/brand';
import { SYSTEM_AUTHOR } from '../../../src/domain/audit';
import { reconsideringMail } from '../../../src/domain/mail/staff-mail';
import { RECONSIDER_DAYS } from '../../../src/domain/request/reconsideration';
import { readStaffRequest } from '../../../src/records/staff/case-file';
import { openProject, testTools } from './project';
import { ANA, daysAgo, NOW, petition, requestDocuments } from './records';

const { db, clear, store, get } = openProject('demo-my-data-reconsider');

beforeEach(clear);

const FILE = `expedientes/${ANA.uid}`;
const WORDS = { sobre: 'omitido', texto: 'Tengo la carta de saldo de la cooperativa.' };

/** Her decline of some days ago, with its case file; she asks that it is reconsidered. */
async function ask({ days = 1, changes = {}, file = {}, asked = { sesion: true, ...WORDS } } = {}) {
  const decision = { fecha: daysAgo(days), motivo: 'atrasos' };
  await store({
    ...requestDocuments({ estadoCredito: 'rechazado', decision, ...changes }),
    [FILE]: {
      decision: { autor: 'leo', fecha: daysAgo(days) },
      propuesta: { autor: 'eva', fecha: daysAgo(days + 1) },
      ...file,
    },
    ...petition('reconsideracion', asked),
  });
  const tools = testTools(db, NOW);
  await answerPetition(tools, `${ANA.code}_reconsideracion`);
  return tools;
}

const state = async () =>
  (await get(`peticiones/${ANA.code}_reconsideracion`))?.estado as string | undefined;

describe('a petition to reconsider a decline', () => {
  it('sends the request back to the queue, with what she says and a mail', async () => {
    await ask();
    const record = await get(`users/${ANA.uid}`);
    const kept = {
      estado: 'rechazado',
      fecha: daysAgo(1),
      motivo: 'atrasos',
      causa: 'visitante',
      ahora: 'pendiente',
      deshecha: daysAgo(0),
    };
    expect(record).toMatchObject({
      estadoCredito: 'pendiente',
      decisiones: { 1: kept },
      vuelta: '_2',
      reconsideracion: { fecha: daysAgo(0), ...WORDS },
      actualizado: daysAgo(0),
    });
    expect(record?.decision).toBeUndefined();
    expect(await get(`seguimiento/${ANA.code}`)).toMatchObject({
      estado: 'pendiente',
      actualizada: daysAgo(0),
      motivo: null,
      anterior: kept,
    });
    expect(await get(`mail/${ANA.uid}_reconsideracion`)).toEqual({
      to: ANA.email,
      message: reconsideringMail(brand, ANA.code).es,
      delivery: { state: 'PENDING' },
    });
    // What she wrote is in her own record and the case file only.
    expect(await get(`peticiones/${ANA.code}_reconsideracion`)).not.toHaveProperty('texto');
    expect(await state()).toBe('hecha');
  });

  it('keeps who decided and proposed from deciding again, and the first decision on file', async () => {
    await ask();
    const file = await get(FILE);
    expect(file).toMatchObject({
      vuelta: '_2',
      participaron: ['leo', 'eva'],
      reversion: {
        numero: 1,
        palabras: WORDS.texto,
        decision: { autor: 'leo' },
        propuesta: { autor: 'eva' },
      },
    });
    expect([file?.decision, file?.propuesta]).toEqual([undefined, undefined]);
    const request = readStaffRequest(ANA.uid, (await get(`users/${ANA.uid}`)) ?? {}, file);
    expect(request).toMatchObject({
      status: 'pending',
      tookPart: ['leo', 'eva'],
      reconsideration: { point: 'overlooked', words: WORDS.texto },
      undone: [{ status: 'declined', byVisitor: true, staff: { decider: 'leo' } }],
    });
  });

  it('ends a proposal to undo the decision, and counts on after an earlier undoing', async () => {
    const earlier = { numero: 1, autor: 'ana', fin: { autor: 'rita', hecha: true } };
    const undone = {
      estado: 'rechazado',
      fecha: daysAgo(9),
      causa: 'otra',
      ahora: 'pendiente',
      deshecha: daysAgo(8),
    };
    await ask({
      changes: { decisiones: { 1: undone }, vuelta: '_2' },
      file: {
        vuelta: '_2',
        decisiones: {
          1: {
            ...earlier,
            fecha: daysAgo(8),
            palabras: 'Otro caso',
            anterior: undone,
            decision: { autor: 'mia', fecha: daysAgo(9) },
            fin: { autor: 'rita', fecha: daysAgo(8), hecha: true },
          },
        },
        reversion: {
          numero: 2,
          autor: 'sol',
          fecha: daysAgo(1),
          palabras: 'Un error',
          anterior: { causa: 'error', ahora: 'pendiente' },
        },
      },
    });
    expect(await get(`users/${ANA.uid}`)).toMatchObject({
      decisiones: { 1: undone, 2: { causa: 'visitante' } },
      vuelta: '_3',
    });
    expect(await get(FILE)).toMatchObject({
      reversion: { numero: 3, orden: '2', fin: { hecha: true } },
      participaron: ['leo', 'eva', 'mia', 'ana', 'rita'],
    });
    expect(await get(`auditoria/deshecha_${ANA.uid}_2`)).toMatchObject({
      autor: SYSTEM_AUTHOR,
      accion: 'no-deshacer',
    });
  });

  const impossible = {
    [`after ${RECONSIDER_DAYS} days`]: { days: RECONSIDER_DAYS + 1 },
    'of an approval': { changes: { estadoCredito: 'aprobado' } },
    'of a request that was withdrawn': { changes: { estadoCredito: 'retirado' } },
    'a second time': { changes: { reconsideracion: { fecha: daysAgo(3), ...WORDS } } },
  };
  for (const [name, how] of Object.entries(impossible))
    it(`is closed ${name}, and changes nothing`, async () => {
      await ask(how);
      expect(await state()).toBe('cerrada');
      const record = await get(`users/${ANA.uid}`);
      expect(record?.decisiones).toBeUndefined();
      expect(record?.estadoCredito).not.toBe('pendiente');
      expect(await get(`mail/${ANA.uid}_reconsideracion`)).toBeUndefined();
    });

  it('by the code alone first mails a link to the recorded address', async () => {
    const { sent } = await ask({ asked: {} as never });
    expect(await state()).toBe('confirmar');
    expect(sent).toMatchObject([
      { to: [ANA.email], subject: 'Pide que miremos tu solicitud de nuevo' },
    ]);
    expect(sent[0]?.text).toContain(`#${ANA.code}.reconsideracion.LU-`);
    expect((await get(`users/${ANA.uid}`))?.estadoCredito).toBe('rechazado');
  });
});
