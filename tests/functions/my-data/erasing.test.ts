import { beforeEach, describe, expect, it } from 'vitest';
import { carryOutProcedure } from '../../../functions/src/acts/procedure';
import { firestoreDatabase } from '../../../functions/src/acts/store';
import { sha256 } from '../../../functions/src/calls/sha256';
import { deliver } from '../../../functions/src/mail/deliver';
import { type OutgoingMail, type Send, SendFailure } from '../../../functions/src/mail/mail';
import { firestoreMailStore } from '../../../functions/src/mail/mail-store';
import { visitorProcedures } from '../../../functions/src/my-data/procedures';
import { visitorToken } from '../../support/acts/stage';
import { repeated } from '../../support/repeated-event';
import { everything, openProject, testTools } from './project';
import {
  ANA,
  allDocuments,
  counted,
  countPath,
  dayAgo,
  daysAgo,
  NOW,
  petition,
  requestRecord,
  TRACES,
} from './records';

const { db, clear, store, get } = openProject('demo-my-data-erasing');

beforeEach(clear);

const KEY = 'LU-2222-3333-4444-5555-6666-7777-89';
const farewellId = `${ANA.code}_borrado`;

/** Her request with a link to erase it. */
const documents = () => ({
  ...allDocuments(),
  ...petition('borrado', { estado: 'confirmar', huella: sha256(KEY), caduca: daysAgo(-1) }),
});

/** Says a procedure as a session, or as nobody. */
async function say(
  name: string,
  asked: object,
  tools = testTools(db, NOW),
  uid: string | undefined = undefined,
) {
  const call = { name, asked, token: uid === undefined ? undefined : visitorToken(uid) };
  return (await carryOutProcedure(visitorProcedures, firestoreDatabase(db), call, tools, NOW))
    .answer;
}

/** The two ways to erase a request. */
const ways = {
  'by its session': (tools = testTools(db, NOW), seen = 'withdraws') =>
    say('erase', { language: 'es', seen }, tools, ANA.uid),
  'by its link': (tools = testTools(db, NOW), seen = 'withdraws') =>
    say('eraseByLink', { code: ANA.code, key: KEY, seen }, tools),
};

/** Delivers the last mail about her data, as its event does; returns the sent mails. */
async function deliverFarewell(send?: Send): Promise<readonly OutgoingMail[]> {
  const tools = testTools(db, NOW, send);
  await deliver(
    farewellId,
    firestoreMailStore(db, () => NOW),
    tools.send,
  );
  return tools.sent;
}

async function expectNoTrace(): Promise<void> {
  const left = await everything(db);
  for (const trace of TRACES) expect(JSON.stringify(Object.values(left))).not.toContain(trace);
}

describe.each(Object.entries(ways))('erasing a request %s', (_, erase) => {
  it('withdraws it first, and tells the address once it is erased', async () => {
    await store(documents());
    const tools = testTools(db, NOW);
    expect(await erase(tools)).toEqual({ done: true });
    expect(tools.deleted).toEqual([ANA.uid]);
    expect(await get(`users/${ANA.uid}`)).toBeUndefined();
    expect(await deliverFarewell()).toMatchObject([
      { to: [ANA.email], subject: 'Borramos tus datos' },
    ]);
    await expectNoTrace();
    expect(await get(`peticiones/${ANA.code}_borrado`)).toMatchObject({
      tipo: 'borrado',
      estado: 'hecha',
      hecha: daysAgo(0),
    });
    const [archived] = (await db.collection('archivo').get()).docs;
    expect(archived?.data()).toMatchObject({
      estadoCredito: 'retirado',
      retiro: { fecha: dayAgo(0) },
    });
  });

  it('forgets the address also if the mail server refuses it', async () => {
    await store(documents());
    await erase();
    await deliverFarewell(() => Promise.reject(new SendFailure('550 unknown', false)));
    expect((await db.collection('mail').get()).size).toBe(0);
  });

  it('says farewell once, of five presses at once', async () => {
    await store(documents());
    await Promise.allSettled(Array.from({ length: 5 }, () => erase()));
    expect(await erase()).toEqual({ done: true });
    const deliveries = Array.from({ length: 5 }, () => repeated(deliverFarewell));
    expect((await Promise.all(deliveries)).flat()).toHaveLength(1);
    expect((await db.collection('archivo').get()).size).toBe(1);
  });

  it('says nothing of the person while the summaries are being rebuilt, and is said again', async () => {
    await store({ ...documents(), 'tareas/resumen': { hasta: new Date(Date.now() + 60_000) } });
    const tools = testTools(db, NOW);
    await expect(erase(tools)).rejects.toThrow('being rebuilt');
    expect(tools.deleted).toEqual([]);
    expect(await deliverFarewell()).toEqual([]);
    await db.doc('tareas/resumen').delete();
    expect(await erase()).toEqual({ done: true });
    expect(await deliverFarewell()).toHaveLength(1);
  });

  it('does so without a word if the address has had its mails of the day', async () => {
    await store({ ...documents(), [countPath()]: counted('a', 'b', 'c') });
    expect(await erase()).toEqual({ done: true });
    expect(await deliverFarewell()).toEqual([]);
    await expectNoTrace();
  });

  it('is finished by the next press if it was interrupted', async () => {
    await store(documents());
    const tools = testTools(db, NOW);
    const broken = { ...tools.accounts, deleteUser: () => Promise.reject(new Error('down')) };
    await expect(erase({ ...tools, accounts: broken })).rejects.toThrow('down');
    expect(await get(`users/${ANA.uid}`)).toMatchObject({ estadoCredito: 'retirado' });
    expect(await erase(tools)).toEqual({ done: true });
    expect((await db.collection('archivo').get()).size).toBe(1);
  });

  it('said again is done, and changes nothing more', async () => {
    await store(documents());
    await erase();
    const before = await everything(db);
    const tools = testTools(db, NOW);
    expect(await erase(tools)).toEqual({ done: true });
    expect(await everything(db)).toEqual(before);
    expect(tools.deleted).toEqual([]);
  });
});

const approved = { estadoCredito: 'aprobado', decision: { fecha: daysAgo(1) } };
const atBank = (estado: string) => ({ ...approved, banco: { estado, fecha: daysAgo(0.5) } });

/** Her request in this state, with a telephone, promotions and a question for another telephone. */
function inState(changes: object) {
  const all = documents();
  const user = all[`users/${ANA.uid}`] as { consentimiento?: object };
  return {
    ...all,
    [`users/${ANA.uid}`]: {
      ...user,
      telefono: '+18095550199',
      consentimiento: { ...user.consentimiento, mercadeo: true },
      preguntas: {
        1: {
          necesita: 'telefono',
          fecha: daysAgo(1),
          respuesta: '809-555-0177',
          respondida: daysAgo(1),
        },
        2: {
          necesita: 'ingresos',
          fecha: daysAgo(1),
          respuesta: 'RD$42,000',
          respondida: daysAgo(1),
        },
      },
      ...changes,
    },
  };
}

describe('in each state', () => {
  const erase = ways['by its session'];

  it.each([
    ['open', 'withdraws', { estadoCredito: 'informacion' }],
    ['approved', 'ends-approval', approved],
    ['declined', 'erases', { ...approved, estadoCredito: 'rechazado' }],
    ['withdrawn', 'erases', { estadoCredito: 'retirado', retiro: { fecha: daysAgo(1) } }],
    ['closed unanswered', 'erases', { estadoCredito: 'sinRespuesta' }],
    ['cancelled at the bank', 'erases', atBank('cancelado')],
    ['lapsed', 'erases', { ...approved, estadoCredito: 'caducado' }],
  ])('a request that is %s is erased, and so said: %s', async (_state, seen, changes) => {
    await store(inState(changes));
    expect(await erase(undefined, 'loan')).toEqual({ refused: 'changed' });
    expect(await get(`users/${ANA.uid}`)).toMatchObject(changes);
    expect(await erase(undefined, seen)).toEqual({ done: true });
    expect(await get(`users/${ANA.uid}`)).toBeUndefined();
    await deliverFarewell();
    await expectNoTrace();
  });

  it.each(['desembolsado', 'saldado'])(
    'a loan that is %s is kept, without what no law asks for',
    async (estado) => {
      await store({ ...inState(atBank(estado)), [`mail/${ANA.uid}_decision`]: { to: ANA.email } });
      for (const seen of ['withdraws', 'ends-approval', 'erases'])
        expect(await erase(undefined, seen)).toEqual({ refused: 'changed' });
      const tools = testTools(db, NOW);
      expect(await erase(tools, 'loan')).toEqual({ done: true });
      expect(tools.deleted).toEqual([]);
      const kept = await get(`users/${ANA.uid}`);
      expect(kept).toMatchObject({
        correo: ANA.email,
        banco: { estado },
        consentimiento: { mercadeo: false },
        preguntas: { 1: { respuesta: '' }, 2: { respuesta: 'RD$42,000' } },
      });
      expect(kept).not.toHaveProperty('telefono');
      expect(JSON.stringify(kept)).not.toMatch(/0199|0177/);
      expect((await db.collection('mail').get()).size).toBe(0);
      expect(await get(`seguimiento/${ANA.code}`)).toBeDefined();
    },
  );

  it.each(['pendiente', 'rechazado', 'retirado'])(
    'nothing of a request that is %s goes before a payment is explained',
    async (estadoCredito) => {
      await store(inState({ estadoCredito, pagoSuelto: true }));
      const before = await get(`users/${ANA.uid}`);
      for (const seen of ['withdraws', 'erases', 'loan', 'loose-payment'])
        expect(await erase(undefined, seen)).toEqual({ refused: 'changed' });
      expect(await get(`users/${ANA.uid}`)).toEqual(before);
    },
  );

  it('a payment in between keeps the loan', async () => {
    await store(inState({ ...approved, estadoCredito: 'retirado', retiro: { fecha: daysAgo(0) } }));
    const tools = testTools(db, NOW);
    const paying = {
      ...tools.accounts,
      deleteUser: async () =>
        void (await db.doc(`users/${ANA.uid}`).update(atBank('desembolsado'))),
    };
    expect(await erase({ ...tools, accounts: paying }, 'ends-approval')).toEqual({
      refused: 'changed',
    });
    expect(await get(`users/${ANA.uid}`)).toMatchObject({ banco: { estado: 'desembolsado' } });
  });

  it('of the case stay the signatures for 90 days, without words', async () => {
    const signed = { autor: 'eva', fecha: daysAgo(1) };
    const reversion = {
      ...signed,
      numero: 1,
      palabras: `Es ${ANA.email}`,
      fin: { ...signed, hecha: false },
    };
    await store({
      ...inState({ ...approved, estadoCredito: 'rechazado' }),
      [`expedientes/${ANA.uid}`]: {
        propuesta: { ...signed, porque: 'otra persona' },
        decision: { ...signed, repetida: 'other' },
        reversion,
        llaves: { cedula_x: '00112345678' },
        avisos: { x: 1 },
        participaron: ['leo'],
      },
    });
    expect(await erase(undefined, 'erases')).toEqual({ done: true });
    const { palabras: _words, ...bare } = reversion;
    expect(await get(`expedientes/${ANA.uid}`)).toEqual({
      propuesta: signed,
      decision: signed,
      reversion: bare,
      participaron: ['leo'],
      expira: expect.anything(),
    });
  });
});

it.each(Object.entries(ways))(
  'whatever other people have, erasing %s is answered alike',
  async (_, erase) => {
    const entry = {
      repetida: false,
      motivo: null,
      enviada: daysAgo(9),
      fecha: daysAgo(9),
      monto: null,
    };
    const solicitudes = {
      [ANA.uid]: { ...entry, resultado: 'abierta' },
      other: { ...entry, resultado: 'desembolsado' },
    };
    const others = {
      'users/other': requestRecord(atBank('desembolsado')),
      'llaves/cedula_x': { solicitudes },
      [`expedientes/${ANA.uid}`]: { llaves: { cedula_x: '00112345678' } },
    };
    for (const beside of [{}, others]) {
      await clear();
      await store({ ...documents(), ...beside });
      for (const seen of ['loan', 'ends-approval', 'erases'])
        expect(await erase(undefined, seen)).toEqual({ refused: 'changed' });
      expect(await erase(undefined, 'withdraws')).toEqual({ done: true });
    }
    expect(await get('users/other')).toBeDefined();
    expect(Object.keys((await get('llaves/cedula_x'))?.solicitudes ?? {})).toEqual(['other']);
  },
);

it('nobody erases the request of somebody else', async () => {
  await store(documents());
  const before = await everything(db);
  const tools = testTools(db, NOW);
  const own = { language: 'es', seen: 'withdraws' };
  expect(await say('erase', own, tools)).toEqual({ refused: 'denied' });
  expect(await say('erase', own, tools, 'eva')).toEqual({ refused: 'conflict' });
  const link = {
    code: ANA.code,
    key: 'LU-2222-3333-4444-5555-6666-7777-8A',
    seen: 'withdraws',
  };
  expect(await say('eraseByLink', link, tools)).toEqual({ refused: 'denied' });
  for (const asked of [{}, { code: ANA.code }, { code: ANA.uid, key: KEY }, { ...link, more: 1 }])
    expect(await say('eraseByLink', asked, tools)).toEqual({ refused: 'invalid' });
  expect(await everything(db)).toEqual(before);
  expect(tools.deleted).toEqual([]);
});
