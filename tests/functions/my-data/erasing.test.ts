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
import { ANA, allDocuments, counted, countPath, daysAgo, NOW, petition, TRACES } from './records';

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
  'by its session': (tools = testTools(db, NOW)) =>
    say('erase', { language: 'es' }, tools, ANA.uid),
  'by its link': (tools = testTools(db, NOW)) =>
    say('eraseByLink', { code: ANA.code, key: KEY }, tools),
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
      retiro: { fecha: daysAgo(0) },
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
    await expect(erase()).rejects.toThrow('being rebuilt');
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

it('nobody erases the request of somebody else', async () => {
  await store(documents());
  const before = await everything(db);
  const tools = testTools(db, NOW);
  expect(await say('erase', { language: 'es' }, tools)).toEqual({ refused: 'denied' });
  expect(await say('erase', { language: 'es' }, tools, 'eva')).toEqual({ refused: 'conflict' });
  const link = { code: ANA.code, key: 'LU-2222-3333-4444-5555-6666-7777-8A' };
  expect(await say('eraseByLink', link, tools)).toEqual({ refused: 'denied' });
  for (const asked of [{}, { code: ANA.code }, { code: ANA.uid, key: KEY }, { ...link, more: 1 }])
    expect(await say('eraseByLink', asked, tools)).toEqual({ refused: 'invalid' });
  expect(await everything(db)).toEqual(before);
  expect(tools.deleted).toEqual([]);
});
