import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { newCode } from '../../../src/domain/request/request-code';
import { dataProject, PROJECT } from '../../support/emulators/data-project';
import { openBrowser, requestDraft } from '../../support/emulators/emulator-backend';
import { addresses, failNext } from '../../support/emulators/emulator-faults';

const admin = dataProject();

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);

/** A browser that has sent a request, and its code. */
async function sender() {
  const { backend } = await openBrowser(PROJECT);
  const { code = '' } = await backend.submitLoanRequest(requestDraft());
  return { backend, code };
}

/** A browser of somebody else, and the code of a stored request. */
async function stranger() {
  const code = newCode();
  await admin.set(`codigos/${code}`, { id: 'ana' });
  const { backend, session } = await openBrowser(PROJECT);
  return { backend, session, code };
}

/** A petition whose link was mailed. */
const mailed = (key: string, minutes = 1) => ({
  tipo: 'borrado',
  fecha: minutesAgo(minutes),
  idioma: 'es',
  estado: 'confirmar',
  huella: createHash('sha256').update(key).digest('hex'),
  caduca: minutesAgo(-60),
});

describe('a petition', () => {
  test('says that it comes from the session which sent the request', async () => {
    const { backend, code } = await sender();
    await backend.makePetition(code, 'withdrawal', 'en');
    expect(await admin.get(`peticiones/${code}_retiro`)).toEqual({
      tipo: 'retiro',
      fecha: expect.anything(),
      idioma: 'en',
      estado: 'pedida',
      sesion: true,
    });
  });

  test('from elsewhere says so of nobody and starts no session', async () => {
    const { backend, session, code } = await stranger();
    await backend.makePetition(code, 'erasure', 'es');
    expect(await admin.get(`peticiones/${code}_borrado`)).toEqual({
      tipo: 'borrado',
      fecha: expect.anything(),
      idioma: 'es',
      estado: 'pedida',
    });
    expect(session.current()).not.toMatchObject({ kind: 'visitor' });
  });

  test('about another request than the own is one from elsewhere', async () => {
    const { backend } = await sender();
    const { code } = await stranger();
    await backend.makePetition(code, 'erasure', 'es');
    expect(await admin.get(`peticiones/${code}_borrado`)).not.toHaveProperty('sesion');
  });

  test.each([
    ['no answer before it is stored', { kind: 'no-answer' } as const],
    ['an answer that is lost after it is stored', { kind: 'answer-lost' } as const],
    ['503', { kind: 'status', status: 503 } as const],
  ])('with %s once is made all the same', async (_name, fault) => {
    const { backend, code } = await stranger();
    failNext(addresses.commit, fault);
    expect(await backend.makePetition(code, 'erasure', 'es')).toMatchObject({ state: 'asked' });
    expect(await admin.ids('peticiones')).toEqual([`${code}_borrado`]);
  });

  test('that can be asked again is asked again, also after a failure', async () => {
    const { backend, code } = await stranger();
    await admin.set(`peticiones/${code}_borrado`, mailed('key', 11));
    failNext(addresses.commit, { kind: 'status', status: 503 });
    expect(await backend.makePetition(code, 'erasure', 'es')).toMatchObject({ state: 'asked' });
    expect(await admin.get(`peticiones/${code}_borrado`)).toMatchObject({ estado: 'pedida' });
  });

  test('needs a code that something has', async () => {
    const { backend } = await stranger();
    for (const kind of ['withdrawal', 'erasure', 'unsubscribe'] as const) {
      const made = backend.makePetition(newCode(), kind, 'es');
      await expect(made).rejects.toMatchObject({ code: 'denied' });
    }
  });

  test('that has expired is as good as none', async () => {
    const { backend, code } = await stranger();
    await admin.set(`peticiones/${code}_borrado`, { ...mailed('key'), expira: minutesAgo(1) });
    expect(await backend.findPetition(code, 'erasure')).toBeUndefined();
  });

  test('from when the limit of an address was told is read like one whose link was mailed', async () => {
    const { backend, code } = await stranger();
    await admin.set(`peticiones/${code}_borrado`, { ...mailed('key', 11), estado: 'limite' });
    expect(await backend.findPetition(code, 'erasure')).toMatchObject({ state: 'mailed' });
    const again = await backend.makePetition(code, 'erasure', 'es');
    expect(again).toMatchObject({ state: 'asked' });
  });

  test('in a state that nobody knows cannot be read', async () => {
    const { backend, code } = await stranger();
    await admin.set(`peticiones/${code}_borrado`, { ...mailed('key'), estado: 'otra' });
    const read = backend.findPetition(code, 'erasure');
    await expect(read).rejects.toMatchObject({ code: 'unknown' });
  });
});

describe('the key of a mailed link', () => {
  test('is stored with what it confirms', async () => {
    const { backend, code } = await stranger();
    const key = newCode();
    await admin.set(`peticiones/${code}_borrado`, mailed(key));
    expect(await backend.confirmPetition(code, 'erasure', key)).toMatchObject({
      code,
      kind: 'erasure',
      state: 'confirmed',
    });
    expect(await admin.get(`peticiones/${code}_borrado`)).toMatchObject({ clave: key });
  });

  test.each([
    ['no answer before it is stored', { kind: 'no-answer' } as const],
    ['an answer that is lost after it is stored', { kind: 'answer-lost' } as const],
  ])('with %s once confirms all the same', async (_name, fault) => {
    const { backend, code } = await stranger();
    const key = newCode();
    await admin.set(`peticiones/${code}_borrado`, mailed(key));
    failNext(addresses.commit, fault);
    const confirmed = await backend.confirmPetition(code, 'erasure', key);
    expect(confirmed).toMatchObject({ state: 'confirmed' });
  });

  test('is refused if another one confirmed, and if nobody asked', async () => {
    const { backend, code } = await stranger();
    const key = newCode();
    const wrong = () => backend.confirmPetition(code, 'erasure', newCode());
    await expect(wrong()).rejects.toMatchObject({ code: 'denied' });
    await admin.set(`peticiones/${code}_borrado`, mailed(key));
    await backend.confirmPetition(code, 'erasure', key);
    await expect(wrong()).rejects.toMatchObject({ code: 'denied' });
  });
});

test('a tracker and a request that have expired are as good as none', async () => {
  const { backend, code } = await sender();
  const { id = '' } = (await backend.ownRequest()) ?? {};
  for (const path of [`users/${id}`, `seguimiento/${code}`])
    await admin.set(path, { ...(await admin.get(path)), expira: minutesAgo(1) });
  expect(await backend.trackRequest(code)).toBeUndefined();
  expect(await backend.ownRequest()).toBeUndefined();
});
