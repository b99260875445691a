import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { switchOff } from '../../../../functions/src/staff/people/access';
import { listPeople } from '../../../../functions/src/staff/people/directory';
import { ADMINISTRATION } from '../../../../functions/src/staff/staff-audit';
import type { StaffRole } from '../../../../src/domain/session';
import { signIn } from '../../../support/emulators/emulator-sessions';
import { accountsWith, freshAddress, openBank, PASSWORD } from './bank';

const bank = openBank('demo-staff-access');
beforeEach(bank.empty);
afterAll(bank.close);

const claimsOf = async (id: string) => (await bank.accounts.getUser(id)).customClaims;

const change = (author: string, id: string, seen: StaffRole[], roles: StaffRole[]) =>
  bank.act(author, { act: 'changeRoles', id, seen, roles });

describe('changed roles', () => {
  it('count for the next sign-in, and end every session', async () => {
    const [ana, luis] = [await bank.member(['admin']), await bank.member(['reader'])];
    const before = Date.now();
    expect(await change(ana, luis, ['reader'], ['analyst'])).toBe(undefined);
    expect(await claimsOf(luis)).toEqual({ staff: true, roles: ['analista'] });
    expect(await bank.person(luis)).toMatchObject({ state: 'active', roles: ['analyst'] });
    const entry = await bank.get(`personal/${luis}`);
    expect(entry?.activo).toBe(true);
    expect(entry?.desde.toMillis()).toBeGreaterThan(before);
    expect(await bank.audit(luis)).toEqual([`cambiar-roles ${ana} analista`]);
  });

  it('are refused to oneself, and on what the administrator did not see', async () => {
    const [ana, luis] = [await bank.member(['admin']), await bank.member(['reader'])];
    expect(await change(ana, ana, ['admin'], ['admin', 'reviewer'])).toBe('own-access');
    expect(await change(ana, luis, [], ['analyst'])).toBe('changed');
    expect(await change(ana, 'nadie', [], ['analyst'])).toBe('changed');
    expect(await claimsOf(luis)).toEqual({ staff: true, roles: ['lectura'] });
  });

  it('are for administrators that the directory knows', async () => {
    const [rita, luis] = [await bank.member(['reviewer']), await bank.member(['reader'])];
    for (const author of [rita, 'nadie'])
      expect(await change(author, luis, ['reader'], ['analyst'])).toBe('denied');
    const ana = await bank.member(['admin']);
    await bank.db.doc(`personal/${ana}`).update({ roles: ['lectura'] });
    expect(await change(ana, luis, ['reader'], ['analyst'])).toBe('denied');
  });

  it('never leave more rights than directory and claim both tell', async () => {
    const [ana, luis] = [await bank.member(['admin']), await bank.member(['analyst'])];
    const seen: unknown[] = [];
    const accounts = accountsWith(bank.accounts, {
      async setCustomUserClaims(uid, claims) {
        seen.push((await bank.get(`personal/${uid}`))?.activo, claims);
        throw new Error('Google is down');
      },
    });
    const act = { act: 'changeRoles', id: luis, seen: ['analyst'], roles: ['reader'] } as const;
    await expect(bank.act(ana, act, { accounts })).rejects.toThrow('Google is down');
    expect(seen).toEqual([false, { staff: true, roles: ['lectura'] }]);
    expect(await bank.person(luis)).toMatchObject({ state: 'off', roles: ['reader'] });
    // Nobody else interferes until the change has surely failed.
    expect(await bank.act(ana, { act: 'switchOn', id: luis })).toBe('changed');
    bank.wait(120_000);
    expect(await bank.act(ana, { act: 'switchOn', id: luis })).toBe(undefined);
    expect(await bank.person(luis)).toMatchObject({ state: 'active', roles: ['reader'] });
    expect(await bank.get(`personal/${luis}`)).toMatchObject({ entradaPor: { autor: ana } });
  });
});

describe('the roles admin and revisor', () => {
  it('count once another administrator confirms them', async () => {
    const [ana, eva] = [await bank.member(['admin']), await bank.member(['admin'])];
    const luis = await bank.member(['reader']);
    expect(await change(ana, luis, ['reader'], ['analyst', 'reviewer'])).toBe(undefined);
    expect(await claimsOf(luis)).toEqual({ staff: true, roles: ['analista'] });
    expect(await bank.person(luis)).toMatchObject({
      roles: ['analyst'],
      proposal: { roles: ['reviewer'], author: ana },
    });
    const confirm = (author: string, seen: StaffRole[]) =>
      bank.act(author, { act: 'confirmRoles', id: luis, seen });
    expect(await confirm(ana, ['reviewer'])).toBe('own-proposal');
    expect(await confirm(eva, ['admin'])).toBe('changed');
    expect(await confirm(eva, ['reviewer'])).toBe(undefined);
    expect(await claimsOf(luis)).toEqual({ staff: true, roles: ['analista', 'revisor'] });
    expect(await confirm(eva, ['reviewer'])).toBe('changed');
    expect(await bank.audit(luis)).toEqual([
      `cambiar-roles ${ana} analista`,
      `confirmar-roles ${eva} revisor`,
      `proponer-roles ${ana} revisor`,
    ]);
  });

  it('are confirmed by nobody who gets them', async () => {
    const [ana, eva] = [await bank.member(['admin']), await bank.member(['admin'])];
    await bank.member(['admin']);
    expect(await change(ana, eva, ['admin'], ['admin', 'reviewer'])).toBe(undefined);
    const seen = ['reviewer'] as const;
    expect(await bank.act(eva, { act: 'confirmRoles', id: eva, seen })).toBe('own-access');
    expect(await bank.act(eva, { act: 'declineRoles', id: eva })).toBe('own-access');
    expect(await claimsOf(eva)).toEqual({ staff: true, roles: ['admin'] });
  });

  it('count at once where nobody else could confirm them', async () => {
    const [ana, luis] = [await bank.member(['admin']), await bank.member([])];
    expect(await change(ana, luis, [], ['admin'])).toBe(undefined);
    expect(await claimsOf(luis)).toEqual({ staff: true, roles: ['admin'] });
  });

  it('are declined by another administrator or taken back', async () => {
    const [ana, eva] = [await bank.member(['admin']), await bank.member(['admin'])];
    const luis = await bank.member([]);
    for (const author of [ana, eva]) {
      await change(ana, luis, [], ['reviewer']);
      expect(await bank.act(author, { act: 'declineRoles', id: luis })).toBe(undefined);
      expect(await bank.person(luis)).toMatchObject({ roles: [], proposal: undefined });
    }
  });

  it('of an invitation wait too, and the person enters with the others', async () => {
    const [ana, eva] = [await bank.member(['admin']), await bank.member(['admin'])];
    const email = freshAddress();
    const roles: StaffRole[] = ['analyst', 'reviewer'];
    await bank.act(ana, { act: 'invite', name: 'Wendy Santos', email, roles });
    await bank.accept(bank.keyFor(email));
    const { id, proposal } = await bank.withAddress(email);
    expect(await claimsOf(id)).toEqual({ staff: true, roles: ['analista'] });
    expect(proposal).toMatchObject({ roles: ['reviewer'], author: ana });
    await bank.act(eva, { act: 'confirmRoles', id, seen: ['reviewer'] });
    expect(await claimsOf(id)).toEqual({ staff: true, roles: ['analista', 'revisor'] });
  });
});

describe('access', () => {
  it('ends at once and keeps the name', async () => {
    const [ana, luis] = [await bank.member(['admin']), await bank.member(['analyst'])];
    expect(await bank.act(ana, { act: 'switchOff', id: luis })).toBe(undefined);
    expect(await bank.get(`personal/${luis}`)).toMatchObject({ nombre: 'Ana Peña', activo: false });
    expect(await claimsOf(luis)).toEqual({});
    expect(await bank.person(luis)).toMatchObject({ state: 'off', offAt: expect.any(Date) });
    expect(await bank.act(ana, { act: 'switchOff', id: luis })).toBe('changed');
    expect(await bank.audit(luis)).toEqual([`baja ${ana}`]);
  });

  it('is closed in the directory before anything else, and stays closed', async () => {
    const [ana, luis] = [await bank.member(['admin']), await bank.member(['analyst'])];
    const accounts = accountsWith(bank.accounts, {
      setCustomUserClaims: async () => Promise.reject(new Error('Google is down')),
    });
    await expect(bank.act(ana, { act: 'switchOff', id: luis }, { accounts })).rejects.toThrow();
    expect(await bank.get(`personal/${luis}`)).toMatchObject({ activo: false });
  });

  it('comes back with the earlier roles; those of two persons wait again', async () => {
    const [ana, eva] = [await bank.member(['admin']), await bank.member(['admin'])];
    const luis = await bank.member(['analyst', 'reviewer']);
    await bank.act(ana, { act: 'switchOff', id: luis });
    expect(await bank.act(ana, { act: 'switchOn', id: luis })).toBe(undefined);
    expect(await claimsOf(luis)).toEqual({ staff: true, roles: ['analista'] });
    expect(await bank.person(luis)).toMatchObject({ state: 'active', offAt: undefined });
    await bank.act(eva, { act: 'confirmRoles', id: luis, seen: ['reviewer'] });
    expect(await claimsOf(luis)).toEqual({ staff: true, roles: ['analista', 'revisor'] });
  });

  it('is never ended by oneself, nor that of the last administrator', async () => {
    const ana = await bank.member(['admin']);
    for (const act of ['switchOff', 'switchOn'] as const)
      expect(await bank.act(ana, { act, id: ana })).toBe('own-access');
    await expect(switchOff(bank.tools, ADMINISTRATION, ana)).rejects.toMatchObject({
      refusal: 'last-admin',
    });
    expect(await bank.person(ana)).toMatchObject({ state: 'active', roles: ['admin'] });
  });

  it('of two administrators who end each other’s at once, one stays', async () => {
    const [ana, eva] = [await bank.member(['admin']), await bank.member(['admin'])];
    const refusals = await Promise.all([
      bank.act(ana, { act: 'switchOff', id: eva }),
      bank.act(eva, { act: 'switchOff', id: ana }),
    ]);
    expect(refusals.toSorted()).toEqual(['denied', undefined]);
    const left = (await bank.list()).filter(({ state }) => state === 'active');
    expect(left).toHaveLength(1);
  });
});

describe('a second factor', () => {
  const enrolled = [{ uid: 'phone', factorId: 'phone', phoneNumber: '+18095550143' }];

  it('is reset by another administrator, with a reason', async () => {
    const [ana, luis] = [await bank.member(['admin']), await bank.member(['analyst'])];
    await bank.accounts.updateUser(luis, { multiFactor: { enrolledFactors: enrolled } });
    expect(await bank.person(luis)).toMatchObject({ secondFactor: true });
    const reset = (author: string, reason: string) =>
      bank.act(author, { act: 'resetSecondFactor', id: luis, reason });
    for (const reason of ['', ' ', '<b>', 'x'.repeat(141)])
      expect(await reset(ana, reason)).toBe('invalid');
    const own = { act: 'resetSecondFactor', id: ana, reason: 'Perdí el teléfono' } as const;
    expect(await bank.act(ana, own)).toBe('own-access');
    expect(await reset(ana, 'Perdió el teléfono')).toBe(undefined);
    expect(await bank.person(luis)).toMatchObject({ secondFactor: false, state: 'active' });
    const { docs } = await bank.db.collection('auditoria').get();
    expect(docs.map((entry) => entry.get('motivo'))).toContain('Perdió el teléfono');
    expect(await reset(ana, 'Otra vez')).toBe('changed');
  });
});

describe('the list', () => {
  it('tells what each person holds, and who reviewed it when', async () => {
    const [ana, luis] = [await bank.member(['admin']), await bank.member(['analyst'])];
    const { email } = await bank.accounts.getUser(luis);
    await signIn(email ?? '', PASSWORD);
    const taken = (hasta: Timestamp) => ({ autor: luis, desde: hasta, hasta, veces: 1 });
    await bank.store({
      'tomas/uno': taken(Timestamp.fromMillis(Date.now() + 60_000)),
      'tomas/dos': taken(Timestamp.fromMillis(Date.now() + 60_000)),
      'tomas/tres': taken(Timestamp.fromMillis(Date.now() - 60_000)),
    });
    expect(await bank.person(luis)).toMatchObject({ held: 2, lastSignIn: expect.any(Date) });
    expect((await listPeople(bank.tools)).review).toBe(undefined);
    expect(await bank.act(ana, { act: 'review' })).toBe(undefined);
    expect((await listPeople(bank.tools)).review).toMatchObject({ author: ana });
  });

  it('knows entries of earlier releases, whose roles only the claim tells', async () => {
    const luis = await bank.member(['analyst']);
    const { email } = await bank.accounts.getUser(luis);
    await bank.store({ [`personal/${luis}`]: { correo: email } });
    expect(await bank.person(luis)).toMatchObject({
      name: email,
      state: 'active',
      roles: ['analyst'],
      since: undefined,
    });
  });
});

it('an entry with odd fields stays in the list', async () => {
  const luis = await bank.member(['analyst']);
  await bank.db.doc(`personal/${luis}`).update({ nombre: 7, propuesta: 'x' });
  expect(await bank.person(luis)).toMatchObject({ state: 'active', roles: ['analyst'] });
});
