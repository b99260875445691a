import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { RatesDraft } from '../../../src/domain/rates/rates';
import { ratesOf } from '../../../src/domain/rates/rates';
import roblox from '../../../src/games/roblox';
import { ratesRecord } from '../../../src/records/rates-draft';
import { publishedRates } from '../../../tools/samples/published-rates';
import { dataProject, PROJECT } from '../../support/emulators/data-project';
import { openBrowser } from '../../support/emulators/emulator-backend';
import { addresses, failNext } from '../../support/emulators/emulator-faults';
import { openStaffBrowser, type StaffBrowser } from '../../support/emulators/emulator-staff';
import { storeContents } from '../../support/stored-documents';

const admin = dataProject();
let eva: StaffBrowser;

const v1 = ratesOf(roblox);
const leos: RatesDraft = {
  ...v1,
  rates: { ...v1.rates, robux: 2000 },
  reason: { es: 'Sube', en: 'Up' },
  author: 'leo',
  savedAt: new Date(),
  revision: 1,
};

beforeAll(async () => {
  eva = await openStaffBrowser(admin, ['reviewer']);
});
beforeEach(async () => {
  await storeContents(admin, { drafts: { roblox: leos } });
});

describe('a publication', () => {
  test('leaves an audit entry', async () => {
    await eva.staff.publishRates(roblox, leos, ratesOf(roblox));
    expect(await admin.get('auditoria/tarifas_roblox_2')).toMatchObject({
      autor: eva.uid,
      accion: 'publicar-tarifas',
      sobre: 'tarifas/roblox/versiones/2',
    });
  });

  test('by two reviewers at the same moment is made once', async () => {
    const leo = await openStaffBrowser(admin, ['reviewer']);
    const outcomes = await Promise.allSettled(
      [eva, leo].map(({ staff }) => staff.publishRates(roblox, leos, ratesOf(roblox))),
    );
    const failures = outcomes.filter((outcome) => outcome.status === 'rejected');
    expect(failures).toMatchObject([{ reason: { code: 'conflict' } }]);
    expect(await admin.get('tarifas/roblox')).toMatchObject({ version: 2 });
  });

  test.each([
    ['no answer before it is stored', { kind: 'no-answer' } as const],
    ['an answer that is lost after it is stored', { kind: 'answer-lost' } as const],
    ['503', { kind: 'status', status: 503 } as const],
  ])('with %s once is made once', async (_name, fault) => {
    failNext(addresses.act, fault);
    const made = await eva.staff.publishRates(roblox, leos, ratesOf(roblox));
    expect(made).toMatchObject({ version: 2, publication: { publisher: eva.uid } });
    expect(await admin.get('tarifas/roblox')).toMatchObject({ version: 2, anterior: 1 });
    expect(await admin.ids('tarifas/roblox/versiones')).toEqual(['2']);
  });
});

test.each([
  ['no answer before it is stored', { kind: 'no-answer' } as const],
  ['an answer that is lost after it is stored', { kind: 'answer-lost' } as const],
])('a draft that is saved with %s once is saved once', async (_name, fault) => {
  failNext(addresses.act, fault);
  const next = { ...leos, rates: { ...leos.rates, robux: 1 } };
  const saved = await eva.staff.saveRatesDraft(roblox, leos, next, ratesOf(roblox));
  expect(saved).toMatchObject({ revision: 2, author: eva.uid });
  expect(await admin.get('borradores/roblox')).toMatchObject({ revision: 2 });
});

test.each([
  ['no answer before it is stored', { kind: 'no-answer' } as const],
  ['an answer that is lost after it is stored', { kind: 'answer-lost' } as const],
])('a draft that is returned with %s once is returned once', async (_name, fault) => {
  failNext(addresses.act, fault);
  const returned = await eva.staff.returnRatesDraft(roblox, leos, 'Falta el motivo.');
  expect(returned).toMatchObject({ revision: 2, note: { author: eva.uid } });
  const nota = { texto: 'Falta el motivo.', autor: eva.uid };
  expect(await admin.get('borradores/roblox')).toMatchObject({ revision: 2, autor: 'leo', nota });
});

test.each([
  ['without a text', { autor: 'noelia', fecha: new Date() }],
  ['in words alone', 'Falta el motivo.'],
])('a draft with a note %s cannot be read', async (_name, nota) => {
  const stored = await admin.get('borradores/roblox');
  await admin.set('borradores/roblox', { ...stored, nota });
  await expect(eva.staff.read('ratesDraft', roblox)).rejects.toMatchObject({ code: 'unknown' });
});

describe('rates that cannot be read', () => {
  const published = publishedRates();
  const stored = ratesRecord(published);

  test.each([
    ['without a rate of the calculator', { ...stored, tasas: { robux: 2000 } }],
    ['with a rate in words', { ...stored, tasas: { ...published.rates, robux: '2' } }],
    ['without a time', { ...stored, vigenteDesde: null }],
    ['with options that are no lists', { ...stored, opciones: { robux: 1 } }],
  ])('%s are an error, and never older ones', async (_name, data) => {
    await admin.set('tarifas/roblox', data);
    const { backend } = await openBrowser(PROJECT);
    await expect(backend.ratesInForce(roblox)).rejects.toMatchObject({ code: 'unknown' });
    const asked = eva.staff.read('ratesInForce', roblox);
    await expect(asked).rejects.toMatchObject({ code: 'unknown' });
  });

  test('take none of the other versions with them', async () => {
    await admin.set('tarifas/roblox/versiones/2', { ...stored, tasas: {} });
    await admin.set('tarifas/roblox/versiones/3', { ...stored, version: 3 });
    expect(await eva.staff.read('ratesHistory', roblox)).toMatchObject([
      { version: 3 },
      { id: '2', unreadable: true },
      { version: 1 },
    ]);
  });
});

test('the rates in force are read without a session', async () => {
  const { backend, session } = await openBrowser(PROJECT);
  expect(await backend.ratesInForce(roblox)).toEqual(ratesOf(roblox));
  expect(session.current()).not.toMatchObject({ kind: 'visitor' });
});
