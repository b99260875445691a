import { afterEach, describe, expect, test, vi } from 'vitest';
import { brand } from '../../../src/config/brand';
import { mailsOf } from '../../../src/domain/mail/mail';
import { CODE_PATTERN } from '../../../src/domain/request/request-code';
import { SIGN_UP_CONSENT_VERSION } from '../../../src/domain/subscriber';
import { dataProject, PROJECT } from '../../support/emulators/data-project';
import { openBrowser, subscriberDraft } from '../../support/emulators/emulator-backend';
import { addresses, clearFaults, failNext } from '../../support/emulators/emulator-faults';

const admin = dataProject();

afterEach(() => vi.unstubAllGlobals());

async function visitor() {
  const { backend, clock } = await openBrowser(PROJECT);
  const session = await backend.startSession();
  if (session.kind !== 'visitor') throw new Error('no visitor');
  return { backend, clock, uid: session.uid };
}

describe('signing up', () => {
  test('stores the subscriber, its quota and a mail in the language asked for', async () => {
    const { backend, uid } = await visitor();
    await backend.registerSubscriber(subscriberDraft(), 'en');
    const [key = ''] = await admin.ids('subscriptores');
    expect(key).toMatch(new RegExp(`^${uid}_\\d{13}$`));
    const subscriber = await admin.get(`subscriptores/${key}`);
    expect(subscriber).toMatchObject({
      nombre: 'Leo',
      apellido: 'Gómez',
      correo: 'leo@example.com',
      id: uid,
      esAnonimo: true,
      baja: expect.stringMatching(new RegExp(CODE_PATTERN)),
      consentimiento: {
        version: SIGN_UP_CONSENT_VERSION,
        idioma: 'en',
        fecha: subscriber?.registro,
      },
    });
    expect(await admin.get(`bajas/${subscriber?.baja}`)).toEqual({ clave: key });
    expect(await admin.get(`cuotas/${uid}`)).toMatchObject({ total: 1, clave: key });
    expect(await admin.get(`mail/${key}`)).toEqual({
      to: 'leo@example.com',
      message: mailsOf(brand, subscriber?.baja)['sign-up-received'].en,
    });
  });

  test('a third time after a pause works, a fourth time is over the limit', async () => {
    const { backend, uid } = await visitor();
    const longAgo = new Date(Date.now() - 60_000);
    await admin.set(`cuotas/${uid}`, { total: 2, ultima: longAgo, clave: `${uid}_1` });
    await backend.registerSubscriber(subscriberDraft());
    expect(await admin.get(`cuotas/${uid}`)).toMatchObject({ total: 3 });
    await admin.set(`cuotas/${uid}`, { total: 3, ultima: longAgo, clave: `${uid}_1` });
    await expect(backend.registerSubscriber(subscriberDraft())).rejects.toMatchObject({
      code: 'limit',
    });
  });

  test('that is offline before the press asks the bank nothing, and nothing was sent', async () => {
    const { backend } = await visitor();
    vi.stubGlobal('navigator', { onLine: false });
    await expect(backend.registerSubscriber(subscriberDraft())).rejects.toMatchObject({
      code: 'not-connected',
      unsent: true,
    });
    vi.unstubAllGlobals();
    await backend.registerSubscriber(subscriberDraft());
    expect(await admin.ids('subscriptores')).toHaveLength(1);
  });

  test.each([
    ['no answer before it is stored', { kind: 'no-answer' } as const],
    ['an answer that is lost after it is stored', { kind: 'answer-lost' } as const],
    ['503', { kind: 'status', status: 503 } as const],
    ["a captive portal's page", { kind: 'captive-portal' } as const],
  ])('with %s once ends as one subscriber', async (_name, fault) => {
    const { backend } = await visitor();
    failNext(addresses.commit, fault);
    await backend.registerSubscriber(subscriberDraft());
    expect(await admin.ids('subscriptores')).toHaveLength(1);
    expect(await admin.ids('mail')).toEqual(await admin.ids('subscriptores'));
  });

  test('that failed without evidence is found stored by the next try', async () => {
    const { backend } = await visitor();
    const silence = { kind: 'no-answer' } as const;
    failNext(addresses.commit, { kind: 'answer-lost' });
    const failed = backend.registerSubscriber(subscriberDraft());
    // The quota is read once before the write; the reads after it get no answer.
    failNext(
      addresses.document,
      { kind: 'status', status: 503 },
      silence,
      silence,
      silence,
      silence,
    );
    await expect(failed).rejects.toMatchObject({ code: 'offline' });
    clearFaults();
    await backend.registerSubscriber(subscriberDraft());
    expect(await admin.ids('subscriptores')).toHaveLength(1);
  });
});
