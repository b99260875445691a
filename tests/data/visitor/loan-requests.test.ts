import { describe, expect, test } from 'vitest';
import { brand } from '../../../src/config/brand';
import { mailsOf } from '../../../src/domain/mail/mail';
import { CONSENT_VERSION, DECLARATION_VERSION } from '../../../src/domain/request/loan-request';
import { dataProject, PROJECT } from '../../support/emulators/data-project';
import { asStored, openBrowser, requestDraft } from '../../support/emulators/emulator-backend';
import {
  addresses,
  failNext,
  releaseHeld,
  requestsTo,
} from '../../support/emulators/emulator-faults';

const admin = dataProject();

/** The final contents of the database: the ids of requests and mails. */
async function stored() {
  return { requests: await admin.ids('users'), mails: await admin.ids('mail') };
}

describe('sending a request', () => {
  test('stores the record with its mail', async () => {
    const { backend } = await openBrowser(PROJECT);
    const request = await backend.submitLoanRequest(requestDraft({}, 'en'));
    expect(await admin.get(`users/${request.id}`)).toMatchObject({
      estadoCredito: 'pendiente',
      esAnonimo: true,
      id: request.id,
      valor: 1625,
    });
    expect(await admin.get(`mail/${request.id}`)).toEqual({
      to: 'ana.perez@example.com',
      message: mailsOf(brand, request.code)['request-received'].en,
    });
  });

  test('stores its code, what the code shows, and the three consents, and what was declared', async () => {
    const { backend } = await openBrowser(PROJECT);
    const { id, code } = await backend.submitLoanRequest(requestDraft());
    const record = await admin.get(`users/${id}`);
    expect(record).toMatchObject({
      codigo: code,
      actualizado: record?.registro,
      consentimiento: {
        version: CONSENT_VERSION.evaluation,
        buro: CONSENT_VERSION.bureaus,
        versionMercadeo: CONSENT_VERSION.promotions,
        idioma: 'es',
        fecha: record?.registro,
        mercadeo: false,
      },
      declaracion: DECLARATION_VERSION,
    });
    expect(await admin.get(`seguimiento/${code}`)).toEqual({
      juego: 'roblox',
      estado: 'pendiente',
      enviada: record?.registro,
      plazo: 72,
      actualizada: record?.registro,
      motivo: null,
      necesita: null,
    });
    expect(await admin.get(`codigos/${code}`)).toEqual({ id });
  });

  test('twice at once is one record and one mail', async () => {
    const { backend } = await openBrowser(PROJECT);
    const [first, second] = await Promise.all([
      backend.submitLoanRequest(requestDraft()),
      backend.submitLoanRequest(requestDraft()),
    ]);
    expect(second.id).toBe(first.id);
    expect(await stored()).toEqual({ requests: [first.id], mails: [first.id] });
  });

  test('that the rules refuse is denied, without trying again', async () => {
    const { backend } = await openBrowser(PROJECT);
    await expect(
      backend.submitLoanRequest(requestDraft({ name: '<b>Ana</b>' })),
    ).rejects.toMatchObject({ code: 'denied' });
    expect(requestsTo(addresses.commit)).toBe(1);
    expect(await stored()).toEqual({ requests: [], mails: [] });
  });

  test('two visitors do not see each other', async () => {
    const [ana, leo] = await Promise.all([openBrowser(PROJECT), openBrowser(PROJECT)]);
    const request = await ana.backend.submitLoanRequest(requestDraft());
    expect(await leo.backend.ownRequest()).toBeUndefined();
    const other = await leo.backend.submitLoanRequest(requestDraft({ robux: 400 }));
    expect(other.id).not.toBe(request.id);
    expect(await ana.backend.ownRequest()).toEqual(asStored(request));
  });
});

describe('sending a request over a bad connection', () => {
  test.each([
    ['no answer before it is stored', { kind: 'no-answer' } as const],
    ['an answer that is lost after it is stored', { kind: 'answer-lost' } as const],
    ['503', { kind: 'status', status: 503 } as const],
    ['429', { kind: 'status', status: 429 } as const],
    ['500', { kind: 'status', status: 500 } as const],
    ['409, as for one of two at once', { kind: 'status', status: 409 } as const],
    ["a captive portal's page", { kind: 'captive-portal' } as const],
  ])('with %s once ends as one request and one mail', async (_name, fault) => {
    const { backend } = await openBrowser(PROJECT);
    await backend.startSession();
    failNext(addresses.commit, fault);
    const request = await backend.submitLoanRequest(requestDraft());
    expect(await stored()).toEqual({ requests: [request.id], mails: [request.id] });
    // The code is the stored one, not that of an attempt that was lost.
    expect(await admin.ids('seguimiento')).toEqual([request.code]);
  });

  test('is written again at most once, and only after looking', async () => {
    const { backend } = await openBrowser(PROJECT);
    await backend.startSession();
    const busy = { kind: 'status', status: 503 } as const;
    failNext(addresses.commit, busy, busy);
    await expect(backend.submitLoanRequest(requestDraft())).rejects.toMatchObject({
      code: 'busy',
    });
    expect(requestsTo(addresses.commit)).toBe(2);
    expect(requestsTo(addresses.document)).toBe(2);
  });

  test('that hangs ends at the limit as a timeout and can be sent again', async () => {
    const { backend, clock } = await openBrowser(PROJECT);
    await backend.startSession();
    failNext(addresses.commit, { kind: 'hang', onHang: clock.endLimits });
    await expect(backend.submitLoanRequest(requestDraft())).rejects.toMatchObject({
      code: 'timeout',
    });
    expect(await stored()).toEqual({ requests: [], mails: [] });
    await expect(backend.submitLoanRequest(requestDraft())).resolves.toMatchObject({
      status: 'pending',
    });
  });

  test.each([
    ['before', true],
    ['after', false],
  ])('that hung and reaches the server %s the next try is not sent twice', async (_, early) => {
    const { backend, clock } = await openBrowser(PROJECT);
    await backend.startSession();
    failNext(addresses.commit, { kind: 'hang', onHang: clock.endLimits });
    await expect(backend.submitLoanRequest(requestDraft())).rejects.toMatchObject({
      code: 'timeout',
    });
    if (early) releaseHeld();
    const request = await backend.submitLoanRequest(requestDraft());
    releaseHeld();
    await expect(backend.ownRequest()).resolves.toEqual(asStored(request));
    expect(await stored()).toEqual({ requests: [request.id], mails: [request.id] });
  });

  test('is no success without evidence, and the next try finds the stored one', async () => {
    const { backend } = await openBrowser(PROJECT);
    await backend.startSession();
    const silence = { kind: 'no-answer' } as const;
    failNext(addresses.commit, { kind: 'answer-lost' });
    failNext(addresses.document, silence, silence, silence, silence);
    await expect(backend.submitLoanRequest(requestDraft())).rejects.toMatchObject({
      code: 'offline',
    });
    const request = await backend.submitLoanRequest(requestDraft());
    expect(await stored()).toEqual({ requests: [request.id], mails: [request.id] });
  });

  test('is read back although the first reads fail', async () => {
    const { backend } = await openBrowser(PROJECT);
    await backend.startSession();
    failNext(addresses.commit, { kind: 'answer-lost' });
    failNext(addresses.document, { kind: 'no-answer' }, { kind: 'captive-portal' });
    await expect(backend.submitLoanRequest(requestDraft())).resolves.toMatchObject({
      status: 'pending',
    });
    expect(requestsTo(addresses.commit)).toBe(1);
  });

  test('that is confirmed is not read back', async () => {
    const { backend } = await openBrowser(PROJECT);
    await backend.startSession();
    const before = Date.now();
    const { receivedAt, consent } = await backend.submitLoanRequest(requestDraft());
    expect(requestsTo(addresses.document)).toBe(0);
    expect(receivedAt.getTime()).toBeGreaterThanOrEqual(before);
    expect(consent?.acceptedAt).toEqual(receivedAt);
  });
});

describe('reading the own request', () => {
  test('waits for a busy backend, and then gives up', async () => {
    const { backend } = await openBrowser(PROJECT);
    await backend.startSession();
    const busy = { kind: 'status', status: 429 } as const;
    failNext(addresses.document, busy, busy);
    expect(await backend.ownRequest()).toBeUndefined();
    failNext(addresses.document, busy, busy, busy, busy);
    await expect(backend.ownRequest()).rejects.toMatchObject({ code: 'busy' });
  });

  test('of a record that is not as specified fails instead of showing half of it', async () => {
    const { backend } = await openBrowser(PROJECT);
    const request = await backend.submitLoanRequest(requestDraft());
    await admin.set(`users/${request.id}`, { nombre: 'Ana' });
    await expect(backend.ownRequest()).rejects.toMatchObject({ code: 'unknown' });
  });
});
