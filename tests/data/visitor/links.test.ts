import { describe, expect, test } from 'vitest';
import { sha256 } from '../../../functions/src/calls/sha256';
import type { MailedKind } from '../../../src/domain/request/petition-link';
import { newCode } from '../../../src/domain/request/request-code';
import {
  askedPetitionRecord,
  mailedPetitionRecord,
  petitionPath,
} from '../../../src/records/petition';
import { actAddress } from '../../support/emulators/act-server';
import { dataProject, PROJECT } from '../../support/emulators/data-project';
import { openBrowser, requestDraft } from '../../support/emulators/emulator-backend';
import { failNext } from '../../support/emulators/emulator-faults';

const admin = dataProject();
const ACTS = `${await actAddress(PROJECT)}/visita`;

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);

/** Faults after which the same is said once more. */
const FAULTS = [
  ['no answer before it is stored', { kind: 'no-answer' }],
  ['an answer that is lost after it is stored', { kind: 'answer-lost' }],
  ['503', { kind: 'status', status: 503 }],
] as const;

/** A browser that has sent a request, its code and its uid. */
async function sender() {
  const { backend } = await openBrowser(PROJECT);
  const { code = '', id } = await backend.submitLoanRequest(requestDraft());
  return { backend, code, id };
}

/** A request of somebody else, and the key of a link that was mailed to its address. */
async function mailed(kind: MailedKind) {
  const { code, id } = await sender();
  const { backend, session } = await openBrowser(PROJECT);
  const key = newCode();
  await admin.set(petitionPath(code, kind), {
    ...askedPetitionRecord(kind, 'es', minutesAgo(1), minutesAgo(-99)),
    ...mailedPetitionRecord(sha256(key), minutesAgo(-60)),
  });
  return { backend, session, id, link: { code, kind, key } };
}

describe('asking for a link', () => {
  test('is stored as asked, says nothing of anybody and starts no session', async () => {
    const { code } = await sender();
    const { backend, session } = await openBrowser(PROJECT);
    expect(await backend.askForLink(code, 'erasure', 'en')).toBe('mailed');
    expect(await admin.get(`peticiones/${code}_borrado`)).toEqual({
      tipo: 'borrado',
      fecha: expect.anything(),
      idioma: 'en',
      estado: 'pedida',
      expira: expect.anything(),
    });
    expect(session.current()).not.toMatchObject({ kind: 'visitor' });
  });

  test.each(FAULTS)('with %s once is stored once', async (_, fault) => {
    const { code } = await sender();
    const { backend } = await openBrowser(PROJECT);
    failNext(ACTS, fault);
    expect(await backend.askForLink(code, 'erasure', 'es')).toBe('mailed');
    expect(await admin.ids('peticiones')).toEqual([`${code}_borrado`]);
  });

  test('is too soon within ten minutes of the last one', async () => {
    const { backend, link } = await mailed('erasure');
    const path = petitionPath(link.code, link.kind);
    await admin.set(path, { ...(await admin.get(path)), fecha: minutesAgo(9) });
    expect(await backend.askForLink(link.code, link.kind, 'es')).toBe('too-soon');
    await admin.set(path, { ...(await admin.get(path)), fecha: minutesAgo(11) });
    expect(await backend.askForLink(link.code, link.kind, 'es')).toBe('mailed');
    const used = backend.confirmLink(link);
    await expect(used).rejects.toMatchObject({ code: 'denied' });
  });
});

describe('a mailed link', () => {
  test.each(FAULTS)('with %s once withdraws once', async (_, fault) => {
    const { backend, id, link } = await mailed('withdrawal');
    failNext(ACTS, fault);
    expect(await backend.confirmLink(link)).toBe('done');
    expect(await admin.get(`users/${id}`)).toMatchObject({ estadoCredito: 'retirado' });
    expect(await backend.confirmLink(link)).toBe('done');
    expect(await admin.ids('mail')).toContain(`${id}_retiro`);
  });

  test.each(FAULTS)('with %s once erases once', async (_, fault) => {
    const { backend, id, link } = await mailed('erasure');
    failNext(ACTS, fault);
    expect(await backend.confirmLink(link)).toBe('done');
    expect(await admin.get(`users/${id}`)).toBeUndefined();
    expect(await admin.ids('archivo')).toHaveLength(1);
    expect(await backend.confirmLink(link)).toBe('done');
    expect(await admin.ids('archivo')).toHaveLength(1);
  });

  test('finds nothing to do with a request that was decided', async () => {
    const { backend, id, link } = await mailed('withdrawal');
    const decision = { fecha: minutesAgo(1) };
    const record = await admin.get(`users/${id}`);
    await admin.set(`users/${id}`, { ...record, estadoCredito: 'aprobado', decision });
    expect(await backend.confirmLink(link)).toBe('closed');
  });
});

describe('the own request', () => {
  test.each(FAULTS)('with %s once is erased once', async (_, fault) => {
    const { backend, id } = await sender();
    failNext(ACTS, fault);
    await backend.eraseOwnData('es');
    expect(await admin.get(`users/${id}`)).toBeUndefined();
    expect(await admin.ids('archivo')).toHaveLength(1);
  });

  test('is reconsidered once, and refused in another state', async () => {
    const { backend, id } = await sender();
    const draft = { point: 'overlooked', words: 'Tengo la carta.' } as const;
    const record = await admin.get(`users/${id}`);
    const decision = { fecha: minutesAgo(1), motivo: 'atrasos' };
    await admin.set(`users/${id}`, { ...record, estadoCredito: 'rechazado', decision });
    const file = { decision: { autor: 'leo', fecha: minutesAgo(1) } };
    await admin.set(`expedientes/${id}`, file);
    const shown = await backend.ownRequest();
    if (!shown) throw new Error('there is no request');
    failNext(ACTS, { kind: 'answer-lost' });
    expect(await backend.reconsiderRequest(shown, draft)).toMatchObject({ status: 'pending' });
    const again = backend.reconsiderRequest(shown, { ...draft, words: 'Otra cosa.' });
    await expect(again).rejects.toMatchObject({ code: 'conflict' });
  });

  test('and its tracker that have expired are as good as none', async () => {
    const { backend, code, id } = await sender();
    for (const path of [`users/${id}`, `seguimiento/${code}`])
      await admin.set(path, { ...(await admin.get(path)), expira: minutesAgo(1) });
    expect(await backend.trackRequest(code)).toBeUndefined();
    expect(await backend.ownRequest()).toBeUndefined();
  });
});
