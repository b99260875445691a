import { beforeEach, describe, expect, it } from 'vitest';
import { deliver } from '../../../functions/src/mail/deliver';
import { type OutgoingMail, type Send, SendFailure } from '../../../functions/src/mail/mail';
import { sha256 } from '../../../functions/src/mail/mail-limit';
import { firestoreMailStore } from '../../../functions/src/mail/mail-store';
import { answerPetition } from '../../../functions/src/my-data/petitions';
import { brand } from '../../../src/config/brand';
import { retentionDays } from '../../../src/config/retention';
import { ownActMails } from '../../../src/domain/mail/own-act-mails';
import { repeated } from '../../support/repeated-event';
import { everything, openProject, type TestTools, testTools } from './project';
import {
  ANA,
  allDocuments,
  counted,
  countPath,
  daysAgo,
  NOW,
  petition,
  requestDocuments,
  TRACES,
} from './records';

const { db, clear, store, get } = openProject('demo-my-data-petitions');

beforeEach(clear);

const answer = async (kind: string, tools = testTools(db, NOW)): Promise<TestTools> => {
  await answerPetition(tools, `${ANA.code}_${kind}`);
  return tools;
};

const farewellId = `${ANA.code}_borrado`;

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

const stored = (kind: string) => get(`peticiones/${ANA.code}_${kind}`);

/** What stays of a petition. */
const over = (kind: string, estado = 'hecha') => ({
  tipo: kind,
  fecha: daysAgo(0),
  estado,
  hecha: daysAgo(0),
  expira: daysAgo(-retentionDays.mails),
});

/** The key in the link of a mail. */
const keyIn = (text = '') => /#LU-\S+\.(?:retiro|borrado)\.(LU-\S+)/.exec(text)?.[1] ?? '';

describe('a petition of the session that sent the request', () => {
  it('withdraws it at once, and its tracker with it', async () => {
    await store({
      ...requestDocuments({ estadoCredito: 'informacion' }),
      ...petition('retiro', { sesion: true }),
    });
    const { sent } = await answer('retiro');
    expect(await get(`users/${ANA.uid}`)).toMatchObject({
      estadoCredito: 'retirado',
      retiro: { fecha: daysAgo(0) },
      actualizado: daysAgo(0),
      nombre: ANA.name,
    });
    expect(await get(`seguimiento/${ANA.code}`)).toEqual({
      juego: 'roblox',
      estado: 'retirado',
      enviada: daysAgo(2),
      plazo: 72,
      actualizada: daysAgo(0),
      motivo: null,
      necesita: null,
    });
    expect(await stored('retiro')).toEqual(over('retiro'));
    expect(await get(`mail/${ANA.uid}_retiro`)).toEqual({
      to: ANA.email,
      message: ownActMails(brand, ANA.code).withdrawn.es,
    });
    expect(sent).toEqual([]);
  });

  it('is closed if the request is no longer open, which stays as it is', async () => {
    const decision = { autor: 'eva', fecha: daysAgo(1) };
    const documents = requestDocuments({ estadoCredito: 'aprobado', decision });
    await store({ ...documents, ...petition('retiro', { sesion: true }) });
    await answer('retiro');
    expect(await stored('retiro')).toEqual(over('retiro', 'cerrada'));
    expect(await get(`users/${ANA.uid}`)).toEqual(documents[`users/${ANA.uid}`]);
    expect(await get(`mail/${ANA.uid}_retiro`)).toBeUndefined();
  });

  it('erases it, withdrawn first, and tells the address once it is erased', async () => {
    await store({ ...allDocuments(), ...petition('borrado', { sesion: true }) });
    const { sent, deleted } = await answer('borrado');
    expect(deleted).toEqual([ANA.uid]);
    expect(sent).toEqual([]);
    expect(await get(`users/${ANA.uid}`)).toBeUndefined();
    const said = await deliverFarewell();
    expect(said).toMatchObject([{ to: [ANA.email], subject: 'Borramos tus datos' }]);
    const left = await everything(db);
    for (const trace of TRACES) expect(JSON.stringify(Object.values(left))).not.toContain(trace);
    expect(await stored('borrado')).toEqual(over('borrado'));
    const [archived] = (await db.collection('archivo').get()).docs;
    expect(archived?.data()).toMatchObject({
      estadoCredito: 'retirado',
      retiro: { fecha: daysAgo(0) },
    });
  });

  it('erases it also if the mail server refuses the address, and forgets the address', async () => {
    await store({ ...allDocuments(), ...petition('borrado', { sesion: true }) });
    await answer('borrado');
    await deliverFarewell(() => Promise.reject(new SendFailure('550 unknown', false)));
    expect(await get(`users/${ANA.uid}`)).toBeUndefined();
    expect(await stored('borrado')).toEqual(over('borrado'));
    expect((await db.collection('mail').get()).size).toBe(0);
  });

  it('says farewell once, of five deliveries of the event at once', async () => {
    await store({ ...allDocuments(), ...petition('borrado', { sesion: true }) });
    const tools = testTools(db, NOW);
    const all = Array.from({ length: 5 }, () => answer('borrado', tools));
    await Promise.allSettled(all);
    await answer('borrado', tools);
    expect(tools.sent).toEqual([]);
    const deliveries = Array.from({ length: 5 }, () => repeated(deliverFarewell));
    const said = (await Promise.all(deliveries)).flat();
    expect(said).toMatchObject([{ to: [ANA.email], subject: 'Borramos tus datos' }]);
    expect(await get(countPath())).toMatchObject({
      mails: expect.arrayContaining([sha256(farewellId)]),
    });
    expect((await db.collection('archivo').get()).size).toBe(1);
  });

  it('says nothing while the summaries are being rebuilt, and once when they are', async () => {
    await store({ ...allDocuments(), ...petition('borrado', { sesion: true }) });
    await store({ 'tareas/resumen': { hasta: new Date(Date.now() + 60_000) } });
    for (let n = 1; n <= 3; n += 1)
      await expect(answer('borrado')).rejects.toThrow('being rebuilt');
    expect(await deliverFarewell()).toEqual([]);
    await db.doc('tareas/resumen').delete();
    await answer('borrado');
    expect(await deliverFarewell()).toHaveLength(1);
  });

  it('erases it without a word if the address has had its mails of the day', async () => {
    const full = { [countPath()]: counted('a', 'b', 'c') };
    await store({ ...allDocuments(), ...full, ...petition('borrado', { sesion: true }) });
    await answer('borrado');
    expect(await deliverFarewell()).toEqual([]);
    const left = await everything(db);
    for (const trace of TRACES) expect(JSON.stringify(Object.values(left))).not.toContain(trace);
  });

  it('is finished by a repeat if it was interrupted', async () => {
    await store({ ...allDocuments(), ...petition('borrado', { sesion: true }) });
    const tools = testTools(db, NOW);
    const broken = { ...tools.accounts, deleteUser: () => Promise.reject(new Error('down')) };
    await expect(answer('borrado', { ...tools, accounts: broken })).rejects.toThrow('down');
    expect(await get(`users/${ANA.uid}`)).toMatchObject({ estadoCredito: 'retirado' });
    await answer('borrado', tools);
    expect(await stored('borrado')).toEqual(over('borrado'));
    expect((await db.collection('archivo').get()).size).toBe(1);
  });

  it('does nothing more when its event is repeated', async () => {
    await store({ ...allDocuments(), ...petition('borrado', { sesion: true }) });
    await answer('borrado');
    const before = await everything(db);
    const { sent, deleted } = await answer('borrado');
    expect(await everything(db)).toEqual(before);
    expect([...sent, ...deleted]).toEqual([]);
  });
});

describe('a petition with the code alone', () => {
  for (const [kind, subject] of [
    ['retiro', 'Confirma que retiras tu solicitud'],
    ['borrado', 'Confirma que borramos tus datos'],
  ] as const)
    it(`mails a link to the recorded address and keeps only the key's hash: ${kind}`, async () => {
      const documents = requestDocuments();
      await store({ ...documents, ...petition(kind) });
      const { sent, deleted } = await answer(kind);
      expect(sent).toMatchObject([{ to: [ANA.email], subject }]);
      expect(sent[0]?.text).toContain(`${brand.siteUrl}/MisDatos#${ANA.code}.${kind}.LU-`);
      expect(sent[0]?.html).toContain(`href="${brand.siteUrl}/MisDatos#${ANA.code}.${kind}.LU-`);
      const key = keyIn(sent[0]?.text);
      expect(await stored(kind)).toEqual({
        tipo: kind,
        fecha: daysAgo(0),
        idioma: 'es',
        estado: 'confirmar',
        huella: sha256(key),
        caduca: daysAgo(-1),
        expira: daysAgo(-retentionDays.mails),
      });
      expect(deleted).toEqual([]);
      expect(await everything(db)).toMatchObject(documents);
      expect((await db.collection('mail').get()).size).toBe(0);
    });

  it('is answered in its own language', async () => {
    await store({ ...requestDocuments(), ...petition('retiro', { idioma: 'en' }) });
    const { sent } = await answer('retiro');
    expect(sent[0]?.subject).toBe('Confirm that you withdraw your request');
  });

  it('is counted as one of the three mails of the day', async () => {
    await store({
      ...requestDocuments(),
      ...petition('retiro'),
      [countPath()]: counted('x', 'y'),
    });
    expect((await answer('retiro')).sent).toHaveLength(1);
    const full = await get(countPath());
    expect(full?.mails).toHaveLength(3);

    await store(petition('borrado'));
    expect((await answer('borrado')).sent).toEqual([]);
    expect(await get(countPath())).toEqual(full);
  });

  it('does not reveal to somebody with the code whether the mail was the fourth', async () => {
    await store({ ...requestDocuments(), ...petition('retiro') });
    await answer('retiro');
    const { huella, ...mailed } = (await stored('retiro')) ?? {};
    await store({ ...petition('retiro'), [countPath()]: counted('x', 'y', 'z') });
    expect((await answer('retiro')).sent).toEqual([]);
    const { huella: other, ...held } = (await stored('retiro')) ?? {};
    expect(held).toEqual(mailed);
    for (const hash of [huella, other]) expect(hash).toMatch(/^[0-9a-f]{64}$/);
  });

  it('is mailed once, of five deliveries of the event at once', async () => {
    await store({ ...requestDocuments(), ...petition('retiro') });
    const tools = testTools(db, NOW);
    await Promise.all(Array.from({ length: 5 }, () => repeated(() => answer('retiro', tools))));
    expect(tools.sent).toHaveLength(1);
    expect(await stored('retiro')).toMatchObject({ huella: sha256(keyIn(tools.sent[0]?.text)) });
  });

  it('is counted once, however often its event comes, and again when it is asked again', async () => {
    await store({ ...requestDocuments(), ...petition('retiro') });
    await answer('retiro');
    await store(petition('retiro'));
    await answer('retiro');
    expect((await get(countPath()))?.mails).toHaveLength(1);
    await store(petition('retiro', { fecha: daysAgo(-0.01) }));
    await answer('retiro');
    expect((await get(countPath()))?.mails).toHaveLength(2);
  });

  it('waits for its link: a repeated event sends no other', async () => {
    await store({ ...requestDocuments(), ...petition('retiro') });
    await answer('retiro');
    const before = await everything(db);
    expect((await answer('retiro')).sent).toEqual([]);
    expect(await everything(db)).toEqual(before);
  });

  it('is carried out once the link confirmed it, which leaves nothing of the key', async () => {
    const confirmed = { estado: 'confirmada', clave: 'k', huella: 'h', caduca: daysAgo(-1) };
    await store({ ...requestDocuments(), ...petition('retiro', confirmed) });
    expect((await answer('retiro')).sent).toEqual([]);
    expect(await get(`users/${ANA.uid}`)).toMatchObject({ estadoCredito: 'retirado' });
    expect(await stored('retiro')).toEqual(over('retiro'));
  });

  it('is over if the request was erased meanwhile', async () => {
    await store({ ...petition('retiro'), ...petition('borrado') });
    await answer('retiro');
    await answer('borrado');
    expect(await stored('retiro')).toEqual(over('retiro', 'cerrada'));
    expect(await stored('borrado')).toEqual(over('borrado'));
  });

  it('that nobody made is nothing to answer', async () => {
    await answer('retiro');
    expect(await everything(db)).toEqual({});
  });
});

describe('a petition to unsubscribe', () => {
  const key = `${ANA.uid}_1763650800000`;
  const subscription = {
    [`subscriptores/${key}`]: { nombre: ANA.name, correo: ANA.email, baja: ANA.code },
    [`mail/${key}`]: { to: ANA.email },
    [`bajas/${ANA.code}`]: { clave: key },
  };

  it('deletes the subscriber, the mail and the code, and nothing else', async () => {
    const other = { 'subscriptores/eva_1': { correo: 'eva@example.com' } };
    await store({ ...subscription, ...other, ...petition('baja') });
    const { sent } = await answer('baja');
    const left = await everything(db);
    expect(left).toEqual({ ...other, [`peticiones/${ANA.code}_baja`]: over('baja') });
    expect(sent).toEqual([]);
  });

  it('is over if the subscription ended meanwhile', async () => {
    await store(petition('baja'));
    await answer('baja');
    expect(await stored('baja')).toEqual(over('baja'));
  });
});
