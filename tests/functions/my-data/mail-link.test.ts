import { beforeEach, describe, expect, it } from 'vitest';
import { sha256 } from '../../../functions/src/calls/sha256';
import { mailLink } from '../../../functions/src/my-data/mail-link';
import { brand } from '../../../src/config/brand';
import { repeated } from '../../support/repeated-event';
import { everything, openProject, type TestTools, testTools } from './project';
import { ANA, counted, countPath, daysAgo, NOW, petition, requestDocuments } from './records';

const { db, clear, store, get } = openProject('demo-my-data-links');

beforeEach(clear);

async function mail(kind: string, tools = testTools(db, NOW)): Promise<TestTools> {
  await mailLink(tools, `${ANA.code}_${kind}`);
  return tools;
}

const stored = (kind: string) => get(`peticiones/${ANA.code}_${kind}`);

/** The key in the link of a mail. */
const keyIn = (text = '') => /#LU-\S+\.(?:retiro|borrado)\.(LU-\S+)/.exec(text)?.[1] ?? '';

describe('a link that was asked for with the code alone', () => {
  it.each([
    ['retiro', 'Confirma que retiras tu solicitud'],
    ['reconsideracion', 'Pide que miremos tu solicitud de nuevo'],
    ['borrado', 'Confirma que borramos tus datos'],
  ])("goes to the recorded address, and only its key's hash is kept: %s", async (kind, subject) => {
    const documents = requestDocuments();
    await store({ ...documents, ...petition(kind) });
    const { sent } = await mail(kind);
    expect(sent).toMatchObject([{ to: [ANA.email], subject }]);
    const address = `${brand.siteUrl}/MisDatos#${ANA.code}.${kind}.LU-`;
    expect(sent[0]?.text).toContain(address);
    expect(sent[0]?.html).toContain(`href="${address}`);
    const [, key = ''] = new RegExp(`${kind}\\.(LU-\\S+)`).exec(sent[0]?.text ?? '') ?? [];
    expect(await stored(kind)).toEqual({
      tipo: kind,
      fecha: daysAgo(0),
      idioma: 'es',
      estado: 'confirmar',
      huella: sha256(key),
      caduca: daysAgo(-1),
    });
    expect(await everything(db)).toMatchObject(documents);
    expect((await db.collection('mail').get()).size).toBe(0);
  });

  it('is in the language in which it was asked for', async () => {
    await store({ ...requestDocuments(), ...petition('retiro', { idioma: 'en' }) });
    const { sent } = await mail('retiro');
    expect(sent[0]?.subject).toBe('Confirm that you withdraw your request');
  });

  it('is counted as one of the three mails of the day', async () => {
    await store({ ...requestDocuments(), ...petition('retiro'), [countPath()]: counted('x', 'y') });
    expect((await mail('retiro')).sent).toHaveLength(1);
    const full = await get(countPath());
    expect(full?.mails).toHaveLength(3);

    await store(petition('borrado'));
    expect((await mail('borrado')).sent).toEqual([]);
    expect(await get(countPath())).toEqual(full);
  });

  it('is mailed once, of five deliveries of the event at once', async () => {
    await store({ ...requestDocuments(), ...petition('retiro') });
    const tools = testTools(db, NOW);
    await Promise.all(Array.from({ length: 5 }, () => repeated(() => mail('retiro', tools))));
    expect(tools.sent).toHaveLength(1);
    expect(await stored('retiro')).toMatchObject({ huella: sha256(keyIn(tools.sent[0]?.text)) });
  });

  it('is counted once, however often its event comes, and again when it is asked for again', async () => {
    await store({ ...requestDocuments(), ...petition('retiro') });
    await mail('retiro');
    await store(petition('retiro'));
    await mail('retiro');
    expect((await get(countPath()))?.mails).toHaveLength(1);
    await store(petition('retiro', { fecha: daysAgo(-0.01) }));
    await mail('retiro');
    expect((await get(countPath()))?.mails).toHaveLength(2);
  });

  it('is not mailed again by a repeated event, nor once it was used', async () => {
    await store({ ...requestDocuments(), ...petition('retiro') });
    await mail('retiro');
    for (const estado of ['confirmar', 'hecha']) {
      await store(petition('retiro', { estado }));
      const before = await everything(db);
      expect((await mail('retiro')).sent).toEqual([]);
      expect(await everything(db)).toEqual(before);
    }
  });

  it('goes nowhere once the request is erased, for another kind, or if nobody asked', async () => {
    await store({ ...petition('retiro'), ...petition('baja') });
    const before = await everything(db);
    for (const kind of ['retiro', 'baja', 'borrado']) expect((await mail(kind)).sent).toEqual([]);
    expect(await everything(db)).toEqual(before);
  });
});
