import type { UserRecord } from 'firebase-admin/auth';
import { Timestamp } from 'firebase-admin/firestore';
import { beforeEach, describe, expect, it } from 'vitest';
import { sha256 } from '../../../functions/src/calls/sha256';
import { findExpired, purge } from '../../../functions/src/my-data/purge';
import { retentionDays } from '../../../src/config/retention';
import { requestDocuments as storedDocuments } from '../../../tools/samples/documents';
import { sampleRequest } from '../../../tools/samples/requests';
import { everything, openProject, testTools } from './project';
import { ANA, allDocuments, daysAgo, NOW, requestDocuments } from './records';

const { db, clear, store, get } = openProject('demo-my-data-purge');

beforeEach(clear);

const AT = Timestamp.fromMillis(NOW);
const today = Math.floor(NOW / 86_400_000);
const { accounts } = testTools(db, NOW);

const purgeAt = (now: number) => purge({ db, accounts, now });

const nothing = {
  users: [],
  mail: [],
  subscriptores: [],
  bajas: [],
  expedientes: [],
  peticiones: [],
  reclamos: [],
  misReclamos: [],
  cuotas: [],
  correos_salida: [],
  limites: [],
  pruebas: [],
  retos: [],
  llaves: [],
  intentos: [],
  intentosSesion: [],
  eventos: [],
  recibidos: [],
  borradas: [],
  cuentas: [],
};

/** One document of each kind that has expired at the clock and not a millisecond before. */
const expiring = {
  ...requestDocuments({ estadoCredito: 'retirado', expira: AT }),
  'mail/eva_decision': { to: 'eva@example.com', expira: AT },
  'subscriptores/leo_1': { correo: 'leo@example.com', expira: AT, baja: 'LU-LEO' },
  'mail/leo_1': { to: 'leo@example.com' },
  'correos_salida/leo_1': { to: ['leo@example.com'] },
  'correos_salida/eva': { to: ['eva@example.com'], expira: AT },
  'expedientes/gone': { decision: { autor: 'eva' }, expira: AT },
  'bajas/LU-LEO': { clave: 'leo_1' },
  // Its subscriber is gone, and it is not.
  'bajas/LU-LONE': { clave: 'mia_1', expira: AT },
  'peticiones/LU-1_retiro': { estado: 'hecha', fecha: daysAgo(retentionDays.mails) },
  'reclamos/RC-1': { respuesta: { fecha: daysAgo(retentionDays.complaints) } },
  'reclamos/RC-2': { retiro: { fecha: daysAgo(retentionDays.complaints) } },
  'mail/RC-2_retiro': { to: 'leo@example.com' },
  'mail/RC-1_recibo': { to: 'leo@example.com' },
  'mail/RC-1_cierre': { to: 'leo@example.com' },
  'correos_salida/RC-1_cierre': { to: ['leo@example.com'] },
  'tomas/RC-1': { autor: 'eva', veces: 1 },
  'misReclamos/leo': { numeros: ['RC-1'], ultima: daysAgo(retentionDays.complaints) },
  'cuotas/leo': { total: 1, ultima: daysAgo(30) },
  'pruebas/leo_roblox': { cuenta: '1001', fecha: daysAgo(30), lineas: {}, expira: AT },
  'retos/leo_roblox': { kind: 'code', account: '1001', code: 'sol mar', expira: AT },
  'llaves/cedula_hash': { rechazos: [], enviadas: ['2026-10-01'], expira: AT },
  'intentos/hash': { veces: [NOW], expira: AT },
  'intentosSesion/hash': { cuentas: ['hash'], expira: AT },
  'eventos/LU-OLD': { estado: 'entregado', expira: AT },
  'recibidos/hash': { cuerpo: 'hash', sello: '1', expira: AT },
  'borradas/leo': { fecha: daysAgo(1) },
};

/** What the purge calls it. */
const expired = {
  users: [ANA.uid],
  mail: ['eva_decision'],
  subscriptores: ['leo_1'],
  bajas: ['LU-LONE'],
  expedientes: ['gone'],
  peticiones: ['LU-1_retiro'],
  reclamos: ['RC-1', 'RC-2'],
  misReclamos: ['leo'],
  cuotas: ['leo'],
  correos_salida: ['eva'],
  limites: [],
  pruebas: ['leo_roblox'],
  retos: ['leo_roblox'],
  llaves: ['cedula_hash'],
  intentos: ['hash'],
  intentosSesion: ['hash'],
  eventos: ['LU-OLD'],
  recibidos: ['hash'],
  borradas: ['leo'],
  cuentas: [],
};

describe('the purge', () => {
  it('erases nothing a moment before it expires, and all of it then', async () => {
    await store(expiring);
    expect(await purgeAt(NOW - 1)).toEqual(nothing);
    expect(await everything(db)).toEqual(expiring);
    expect(await purgeAt(NOW)).toEqual(expired);
    const left = Object.keys(await everything(db)).map((path) => path.split('/')[0]);
    expect(left.sort()).toEqual(['archivo', 'borradas', 'resumen']);
  });

  it('erases a request with all that belongs to it, and sends no mail', async () => {
    await store(allDocuments({ estadoCredito: 'rechazado', expira: AT }));
    await purgeAt(NOW);
    const left = Object.keys(await everything(db)).map((path) => path.split('/')[0]);
    expect(left.sort()).toEqual(['archivo', 'borradas', 'limites', 'resumen']);
  });

  it('erases the notes of a complaint with it', async () => {
    const note = 'notas/RC-1/lista/n1';
    const answered = { respuesta: { fecha: daysAgo(retentionDays.complaints) } };
    await store({ 'reclamos/RC-1': answered, [note]: { texto: 'Pedí el reporte.' } });
    expect(await purgeAt(NOW)).toEqual({ ...nothing, reclamos: ['RC-1'] });
    expect(await get(note)).toBeUndefined();
  });

  it('keeps undated documents, such as open requests and waiting mails', async () => {
    const undated = {
      ...requestDocuments(),
      'mail/eva': { to: 'eva@example.com' },
      'subscriptores/leo_1': { correo: 'leo@example.com' },
      'reclamos/RC-1': { estado: 'abierto', registro: daysAgo(4_000) },
    };
    await store(undated);
    expect(await purgeAt(NOW + 10 * 365 * 86_400_000)).toEqual(nothing);
    expect(await everything(db)).toEqual(undated);
  });

  it.each([
    ['an address', sha256('a')],
    ['an hour', 'hora_487695'],
  ])('erases the mail counts of %s of earlier days than yesterday', async (_of, id) => {
    const count = { mails: ['x'] };
    const of = (...days: readonly number[]) => days.map((day) => `limites/${id}_${day}`);
    const counted = [...of(today - 400, today - 2), ...of(today - 1, today, today + 1)];
    await store(Object.fromEntries(counted.map((path) => [path, count])));
    const { limites } = await purgeAt(NOW);
    expect(limites).toHaveLength(2);
    expect(Object.keys(await everything(db))).toEqual(of(today - 1, today, today + 1));
  });

  it('erases mail counts of any odd form', async () => {
    const odd = ['x', `x_${today}`, sha256('a'), `${sha256('a')}_`, `${sha256('a')}_x`];
    const far = `${sha256('a')}_${today + 2}`;
    const ids = [...odd, `${sha256('a')}_${today}_1`, far];
    await store(Object.fromEntries(ids.map((id) => [`limites/${id}`, { total: 3 }])));
    const { limites } = await purgeAt(NOW);
    expect(limites).toHaveLength(ids.length);
    expect(await everything(db)).toEqual({});
  });

  it('leaves of a proof that it was one, while there is a request of its session', async () => {
    const { uid } = ANA;
    const proof = { cuenta: '1001', nombre: 'CiguapaRD', fecha: daysAgo(30), expira: AT };
    const lineas = { accountYears: { valor: 14, tipo: 'exacto' } };
    await store({ ...requestDocuments(), [`pruebas/${uid}_roblox`]: { ...proof, lineas } });
    expect(await purgeAt(NOW)).toEqual({ ...nothing, pruebas: [`${uid}_roblox`] });
    const verdict = { cuenta: sha256('1001'), fecha: daysAgo(30), cuantas: 1 };
    expect(await get(`pruebas/${uid}_roblox`)).toEqual(verdict);
    expect(await purgeAt(NOW)).toEqual(nothing);
  });

  it('takes the figures of the publisher from a request, whose marks and share stay', async () => {
    const { uid } = ANA;
    const lineas = {
      accountYears: { valor: 14, tipo: 'exacto' },
      nameLetters: { valor: 9, tipo: 'exacto' },
      limitedItems: { valor: 2, tipo: 'alMenos' },
      robux: { valor: 0, tipo: 'alMenos' },
      ugc: { valor: 0, tipo: 'exacto' },
    };
    const prueba = { n: 2, cuenta: '1001', nombre: 'CiguapaRD', fecha: daysAgo(30), parte: 40 };
    const atributos = { accountYears: 7, nameLetters: 12, limitedItems: 6, robux: 5, ugc: 0 };
    const request = sampleRequest(uid);
    const [stored] = storedDocuments(request);
    const shown = { ...prueba, creada: '2012-03-05', lineas, expira: AT };
    const record = { ...stored?.data, atributos, prueba: shown };
    await store({ [`users/${uid}`]: record });
    expect(await purgeAt(NOW - 1)).toEqual(nothing);
    expect(await purgeAt(NOW)).toEqual({ ...nothing, pruebas: [uid] });
    expect((await get(`users/${uid}`))?.prueba).toEqual({
      ...prueba,
      lineas: {
        accountYears: { marca: 'probado', cantidad: 7 },
        nameLetters: { marca: 'noCoincide' },
        limitedItems: { marca: 'enParte' },
        robux: { marca: 'declarado' },
      },
    });
    expect(await purgeAt(NOW)).toEqual(nothing);
  });

  it('goes through more than it reads at a time', async () => {
    const mails = Array.from({ length: 450 }, (_, place) => `mail/m${place}`);
    const batch = db.batch();
    for (const path of mails) batch.set(db.doc(path), { expira: AT });
    await batch.commit();
    expect((await purgeAt(NOW)).mail).toHaveLength(450);
    expect(await everything(db)).toEqual({});
  });

  it('continues if one fails, rejects at the end, and finishes the next time', async () => {
    await store(expiring);
    const broken = { ...accounts, deleteUser: () => Promise.reject(new Error('down')) };
    const attempt = purge({ db, accounts: broken, now: NOW });
    await expect(attempt).rejects.toThrow('1 documents not erased');
    expect(await get(`users/${ANA.uid}`)).toBeDefined();
    expect(await get('mail/eva_decision')).toBeUndefined();
    expect(await purgeAt(NOW)).toEqual({ ...nothing, users: [ANA.uid] });
  });

  it('deletes anonymous accounts that nobody used for thirty days and that sent nothing', async () => {
    const day = (ago: number) => new Date(NOW - ago * 86_400_000).toUTCString();
    const account = (uid: string, used: number, more: object = {}) => ({
      uid,
      providerData: [],
      metadata: { creationTime: day(90), lastSignInTime: day(90), lastRefreshTime: day(used) },
      ...more,
    });
    const users = [
      account('idle', 31),
      account('back', 29),
      account(ANA.uid, 60),
      account('complaining', 60),
      account('staff', 60, { email: 'ana@banco.do', providerData: [{ providerId: 'password' }] }),
    ] as unknown as UserRecord[];
    const { accounts: made, deleted } = testTools(db, NOW);
    const listed = { ...made, listUsers: async () => ({ users }) };
    await store({
      ...requestDocuments(),
      'misReclamos/complaining': { numeros: ['RC-1'], ultima: daysAgo(60) },
    });
    const tools = { db, accounts: listed, now: NOW };
    expect(await findExpired(tools)).toEqual({ ...nothing, cuentas: ['idle'] });
    expect(deleted).toEqual([]);
    expect(await purge(tools)).toEqual({ ...nothing, cuentas: ['idle'] });
    expect(deleted).toEqual(['idle']);
  });

  it('only tells, when it is asked to, what it would erase', async () => {
    await store(expiring);
    expect(await findExpired({ db, accounts, now: NOW - 1 })).toEqual(nothing);
    expect(await findExpired({ db, accounts, now: NOW })).toEqual(expired);
    expect(await everything(db)).toEqual(expiring);
  });
});
