import { beforeEach, describe, expect, it } from 'vitest';
import { eraseRequest } from '../../functions/src/my-data/erase';
import { triedPath } from '../../functions/src/proofs/tried';
import { keepKeys } from '../../functions/src/triggers/keys/keep-keys';
import { storedKeys } from '../../functions/src/triggers/keys/key-ids';
import { forgetFingerprints } from '../../functions/src/triggers/keys/leave-key';
import { dayKey } from '../../src/domain/day';
import { MOST_LISTED } from '../../src/domain/request/keys';
import { type LoanRequest, reference } from '../../src/domain/request/loan-request';
import { valueBucket } from '../../src/domain/summary/histogram';
import { isListed, keyPath, readKeyDocument } from '../../src/records/keys';
import { readNotices } from '../../src/records/notices';
import { requestDocument } from '../../tools/samples/documents';
import type { RequestChanges } from '../../tools/samples/requests';
import { daysAgo } from '../../tools/samples/undoing';
import { requestOf } from '../support/staff-records';
import { everything, openProject, testTools } from './my-data/project';

const { db, clear, store, get } = openProject('demo-keys');

beforeEach(clear);

const ANA = { name: 'Ana Gil', cedula: '001-1234567-8', email: 'ana@correo.com' };

/** Stores requests, and lets the trigger of each run. */
async function sent(...requests: readonly LoanRequest[]): Promise<void> {
  for (const request of requests) {
    await store({ [`users/${request.id}`]: requestDocument(request) });
    await keepKeys(db, 'secret', request.id, new Date());
  }
}

/** The ids that the key of this kind of a request lists. */
async function listed(request: LoanRequest, kind: string) {
  const key = storedKeys('secret', request).find((one) => one.kind === kind);
  return readKeyDocument(key && (await get(keyPath(key.id)))).entries.map(({ id }) => id);
}

const one = (changes: RequestChanges = {}) => requestOf('one', { ...ANA, ...changes });
const two = (changes: RequestChanges = {}) => requestOf('two', { ...ANA, ...changes });

describe('the keys of a request', () => {
  it('list it when it is sent, and are known to its case file', async () => {
    await sent(one(), two({ cedula: '00112345678', email: 'otra@correo.com' }));
    expect((await listed(one(), 'cedula')).sort()).toEqual(['one', 'two']);
    expect(await listed(one(), 'email')).toEqual(['one']);
    expect(isListed(one(), (await get('expedientes/one')) ?? {})).toBe(true);
    expect(isListed(one({ email: 'nueva@correo.com' }), (await get('expedientes/one')) ?? {})).toBe(
      false,
    );
  });

  it('say nothing that names the person', async () => {
    await sent(one({ phone: '+18095550142' }));
    const keys = Object.entries(await everything(db)).filter(([path]) => path.startsWith('llaves'));
    expect(keys).toHaveLength(4);
    for (const trace of ['Ana', '001', 'correo.com', '8095550142', 'player-one'])
      expect(JSON.stringify(keys)).not.toContain(trace);
  });

  it('follow what changes: the address, and how it stands', async () => {
    await sent(one());
    const decision = { author: 'eva', decidedAt: daysAgo(1), reason: 'account' } as const;
    const changed = one({ email: 'nueva@correo.com', status: 'declined', decision });
    await sent(changed);
    expect(await listed(one(), 'email')).toEqual([]);
    expect(await listed(changed, 'email')).toEqual(['one']);
    const [key] = storedKeys('secret', changed);
    expect(readKeyDocument(await get(keyPath(key?.id ?? ''))).entries).toMatchObject([
      { id: 'one', outcome: 'declined', reason: 'account' },
    ]);
  });

  it('are made anew with a new secret', async () => {
    await sent(one());
    await keepKeys(db, 'another secret', 'one', new Date());
    const paths = Object.keys(await everything(db)).filter((path) => path.startsWith('llaves'));
    expect(paths.sort()).toEqual(
      storedKeys('another secret', one())
        .map(({ id }) => keyPath(id))
        .sort(),
    );
  });

  it('change nothing when nothing changed, and not for a record that cannot be read', async () => {
    await sent(one());
    const before = await everything(db);
    await keepKeys(db, 'secret', 'one', new Date());
    expect(await everything(db)).toEqual(before);
    await store({ 'users/odd': { registro: 'ayer' } });
    await keepKeys(db, 'secret', 'odd', new Date());
    expect(await get('expedientes/odd')).toBeUndefined();
  });

  it('list at most fifty', async () => {
    const key = storedKeys('secret', one()).find(({ kind }) => kind === 'cedula');
    const entry = (day: number) => ({
      ...{ resultado: 'retirado', repetida: false, motivo: null, monto: null },
      ...{ fecha: daysAgo(day), enviada: daysAgo(day) },
    });
    const many = Array.from({ length: MOST_LISTED }, (_, day) => [`old-${day}`, entry(day)]);
    await store({ [keyPath(key?.id ?? '')]: { solicitudes: Object.fromEntries(many) } });
    await sent(one());
    const ids = await listed(one(), 'cedula');
    expect(ids).toHaveLength(MOST_LISTED);
    expect(ids[0]).toBe('one');
    expect(ids).not.toContain(`old-${MOST_LISTED - 1}`);
  });

  it('forget it when it is erased; one that nobody else has goes', async () => {
    await sent(one(), two());
    await eraseRequest(db, testTools(db, Date.now()).accounts, 'one');
    expect(await listed(two(), 'cedula')).toEqual(['two']);
    // Its document remembers the day for a while.
    const [document] = storedKeys('secret', one());
    expect(await get(keyPath(document?.id ?? ''))).toMatchObject({
      enviadas: [dayKey(one().receivedAt)],
    });
    const paths = Object.keys(await everything(db)).filter((path) => path.startsWith('llaves'));
    expect(paths).toHaveLength(storedKeys('secret', two()).length);
  });

  it('make the notices of a request and of the open ones on them, also when one is erased', async () => {
    await sent(one());
    expect(await get('expedientes/one')).toMatchObject({ avisos: [] });
    const other = two({ name: 'Luis Rey' });
    await sent(other);
    const said = {
      tipo: 'dos-nombres',
      solicitudes: [{ id: 'two', referencia: reference(other) }],
    };
    expect(await get('expedientes/one')).toMatchObject({ avisos: [said] });
    const file = await get('expedientes/two');
    expect(readNotices(file ?? {})).toEqual([
      { kind: 'two-names', refs: [{ id: 'one', reference: reference(one()) }] },
    ]);
    const before = await get('users/two');
    await eraseRequest(db, testTools(db, Date.now()).accounts, 'two');
    await keepKeys(db, 'secret', 'two', new Date(), { before, after: undefined });
    expect(await get('expedientes/one')).toMatchObject({ avisos: [] });
    expect(await get('expedientes/two')).toBeUndefined();
  });

  it('make those of its session and its game too, which are its own alone', async () => {
    const around = {
      [triedPath('one')]: { cuentas: ['a', 'b', 'c'] },
      'resumen/roblox': {
        valores: { 1: { n: 99, suma: 99 }, [valueBucket(7_075)]: { n: 1, suma: 7_075 } },
      },
    };
    await store(around);
    await sent(one(), two({ cedula: 'RD1234567', email: 'otra@correo.com', value: 1 }));
    const told = [
      { kind: 'many-accounts', count: 3 },
      { kind: 'above-game', count: 99 },
    ];
    expect(readNotices((await get('expedientes/one')) ?? {})).toEqual(told);
    expect(readNotices((await get('expedientes/two')) ?? {})).toEqual([]);
  });

  it('are left alone by a write that changes neither them nor how the request stands', async () => {
    await sent(one());
    const record = await get('users/one');
    await store({ 'expedientes/one': {} });
    const after = { ...record, idioma: 'en' };
    await keepKeys(db, 'secret', 'one', new Date(), { before: record, after });
    expect(await get('expedientes/one')).toEqual({});
  });

  it('remember for months that an erased request was declined, and notices tell it', async () => {
    const decision = { author: 'eva', decidedAt: daysAgo(40), reason: 'identity' } as const;
    await sent(one({ status: 'declined', decision, hoursAgo: 41 * 24 }));
    const { accounts } = testTools(db, Date.now());
    await eraseRequest(db, accounts, 'one');
    const [key] = storedKeys('secret', one());
    const path = keyPath(key?.id ?? '');
    const day = dayKey(daysAgo(40));
    const fingerprint = { rechazos: [{ dia: day, motivo: 'identidad' }], enviadas: [] };
    expect(await get(path)).toEqual({ ...fingerprint, expira: expect.anything() });
    expect(JSON.stringify(await everything(db))).not.toMatch(/Ana|0011234567|"one"/);

    await sent(two());
    const told = { kind: 'past-decline', what: 'cedula', reason: 'identity', day };
    expect(readNotices((await get('expedientes/two')) ?? {})).toContainEqual(told);
    await forgetFingerprints(db, key?.id ?? '', daysAgo(0).getTime());
    expect(await get(path)).toMatchObject(fingerprint);
    await forgetFingerprints(db, key?.id ?? '', daysAgo(-3 * 365).getTime());
    expect(await get(path)).toEqual({ solicitudes: expect.anything() });
    await eraseRequest(db, accounts, 'two');
    expect(await get(path)).toMatchObject({ enviadas: [dayKey(two().receivedAt)] });
    await forgetFingerprints(db, key?.id ?? '', daysAgo(-31).getTime());
    expect(await get(path)).toBeUndefined();
  });
});
