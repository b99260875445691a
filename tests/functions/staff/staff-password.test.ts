import { describe, expect, it, vi } from 'vitest';
import { isPassword } from '../../../functions/src/staff/sign-in-check';
import type { Answer } from '../../../src/domain/acts/described';
import { type Admin, withAdmin } from '../../../tools/support/admin';
import { STAFF_FUNCTION } from '../../../tools/support/local-project';
import { addStaff, removeStaff } from '../../../tools/support/staff-accounts';
import { openBrowser } from '../../support/emulators/emulator-backend';
import {
  listsRequests,
  type OpenSession,
  renew,
  signIn,
  signUp,
} from '../../support/emulators/emulator-sessions';

const NEXT = 'cuatro palabras sin orden 7';

const fresh = () => `clave.${process.pid}.${Math.random().toString(36).slice(2)}@levelup.example`;

/** The answer of the function for this session: `done`, or why it refused. */
async function ask(session: OpenSession | undefined, present: string, next: string) {
  const response = await fetch(STAFF_FUNCTION, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      ...(session && { Authorization: `Bearer ${session.idToken}` }),
    },
    body: JSON.stringify({ data: { name: 'changePassword', asked: { present, next } } }),
  });
  const { result } = (await response.json()) as { result: Answer<string> };
  return 'refused' in result ? result.refused : 'done';
}

const NAME = 'Ana Peña';

async function newMember(admin: Admin): Promise<{ uid: string; email: string; first: string }> {
  const email = fresh();
  const first = await addStaff(admin, email, { roles: ['analyst'], name: NAME });
  return { uid: (await admin.auth.getUserByEmail(email)).uid, email, first };
}

/** Sign-in times are whole seconds: a session counts from the second after the account was made. */
async function signInLater(email: string, password: string): Promise<OpenSession> {
  const second = () => Math.floor(Date.now() / 1000);
  const made = second();
  await vi.waitFor(() => expect(second()).toBeGreaterThan(made), { timeout: 5000, interval: 20 });
  return signIn(email, password);
}

describe('the first sign-in of a new member', () => {
  it('reaches nothing before the password is changed, and everything after it', () =>
    withAdmin(undefined, async (admin) => {
      const { uid, email, first } = await newMember(admin);
      const session = await signInLater(email, first);
      expect(await listsRequests(session)).toBe(false);

      expect(await ask(session, first, NEXT)).toBe('done');
      expect(await listsRequests(await signIn(email, NEXT))).toBe(true);
      expect((await admin.db.doc(`personal/${uid}`).get()).data()).toEqual({
        correo: email,
        nombre: NAME,
        activo: true,
        roles: ['analista'],
        alta: expect.anything(),
        desde: expect.anything(),
      });
      expect((await admin.auth.getUser(uid)).customClaims).toEqual({
        staff: true,
        roles: ['analista'],
      });
    }));

  it('ends the earlier sessions and the earlier password', () =>
    withAdmin(undefined, async (admin) => {
      const { email, first } = await newMember(admin);
      const session = await signInLater(email, first);
      await ask(session, first, NEXT);
      expect(await listsRequests(session)).toBe(false);
      expect(await listsRequests(await renew(session))).toBe(false);
      await expect(signIn(email, first)).rejects.toThrow();
    }));

  it('leaves an entry in the audit, as adding and removing do', () =>
    withAdmin(undefined, async (admin) => {
      const { uid, email, first } = await newMember(admin);
      await ask(await signInLater(email, first), first, NEXT);
      await removeStaff(admin, email);
      const about = admin.db.collection('auditoria').where('sobre', '==', `personal/${uid}`);
      const entries = (await about.get()).docs.map((entry) => ({
        kind: entry.id.split('_')[0],
        act: entry.get('accion'),
        author: entry.get('autor'),
      }));
      expect(entries).toHaveLength(3);
      for (const [act, author] of [
        ['alta', 'administración'],
        ['cambiar-clave', uid],
        ['baja', 'administración'],
      ])
        expect(entries).toContainEqual({ kind: 'personal', act, author });
    }));
});

describe('a change of the password is refused', () => {
  it('with another present password, or a new one that is not good', () =>
    withAdmin(undefined, async (admin) => {
      const { email, first } = await newMember(admin);
      const session = await signInLater(email, first);
      expect(await ask(session, 'otra cosa', NEXT)).toBe('wrong-password');
      for (const next of [first, 'corta', 'x'.repeat(200), ''])
        expect(await ask(session, first, next)).toBe('weak-password');
      expect(await listsRequests(session)).toBe(false);
      await signIn(email, first);
    }));

  it('to visitors, to nobody, and to a session that is older than the account’s password', () =>
    withAdmin(undefined, async (admin) => {
      const { uid, email, first } = await newMember(admin);
      const session = await signInLater(email, first);
      await admin.db.doc(`personal/${uid}`).update({ desde: new Date(Date.now() + 5000) });
      for (const someone of [session, await signUp(), undefined])
        expect(await ask(someone, first, NEXT)).toBe('denied');
    }));

  it('to a member whom the bank removed', () =>
    withAdmin(undefined, async (admin) => {
      const { email, first } = await newMember(admin);
      const session = await signInLater(email, first);
      await removeStaff(admin, email);
      expect(await ask(session, first, NEXT)).toBe('denied');
    }));
});

describe('the check of the present password', () => {
  it('tells a right one from a wrong one', () =>
    withAdmin(undefined, async (admin) => {
      const { email, first } = await newMember(admin);
      expect(await isPassword(email, first)).toBe(true);
      expect(await isPassword(email, 'otra')).toBe(false);
      expect(await isPassword(email, '')).toBe(false);
    }));
});

describe('the browser of a member', () => {
  it('changes the password and goes on with the same session', () =>
    withAdmin(undefined, async (admin) => {
      const { uid, email, first } = await newMember(admin);
      await signInLater(email, first);
      const { backend, session } = await openBrowser('demo-levelup', {
        staffUrl: STAFF_FUNCTION,
      });
      await backend.signInStaff(email, first);
      expect(session.current()).toMatchObject({ kind: 'staff', uid, duty: 'password' });
      const account = await backend.staffAccount();
      await expect(account.changePassword('otra cosa', NEXT)).rejects.toMatchObject({
        code: 'bad-credentials',
      });
      await expect(account.changePassword(first, 'corta')).rejects.toMatchObject({
        code: 'weak-password',
      });

      await account.changePassword(first, NEXT);
      expect(session.current()).toEqual({
        kind: 'staff',
        uid,
        email,
        name: NAME,
        roles: ['analyst'],
      });
      const staff = await backend.staff();
      expect(await staff.read('staffName', uid)).toBe(NAME);
    }));
});
