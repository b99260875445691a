import { describe, expect, it, vi } from 'vitest';
import { type Admin, withAdmin } from '../../tools/support/admin';
import { addStaff, listStaff, removeStaff } from '../../tools/support/staff-accounts';
import {
  listsRequests,
  type OpenSession,
  renew,
  signIn,
  signUp,
} from '../support/emulators/emulator-sessions';

const fresh = () => `persona.${process.pid}.${Math.random().toString(36).slice(2)}@levelup.example`;

/** A password that needs no change. */
const GIVEN = 'una que ya es suya';

const account = ({ auth }: Admin, email: string) => auth.getUserByEmail(email.toLowerCase());

const entryOf = async ({ auth, db }: Admin, email: string) =>
  (await db.doc(`personal/${(await auth.getUserByEmail(email)).uid}`).get()).data();

/** Whether a session has access, either as it is or after the SDK renews it. */
async function reachesAnything(session: OpenSession): Promise<boolean> {
  const renewed = await renew(session).catch(() => session);
  return (await listsRequests(session)) || (await listsRequests(renewed));
}

/** Sign-in times are whole seconds, and the second of the command itself does not count yet. */
async function signInAsStaff(email: string, password: string): Promise<OpenSession> {
  return vi.waitFor(
    async () => {
      const session = await signIn(email, password);
      expect(await listsRequests(session)).toBe(true);
      return session;
    },
    { timeout: 20_000, interval: 100 },
  );
}

describe('the staff command: add', () => {
  it('makes a new address staff with a password that works', () =>
    withAdmin(undefined, async (admin) => {
      const email = fresh();
      const password = await addStaff(admin, email.toUpperCase());
      expect(password).toMatch(/^[\w-]{16}$/);
      expect(await account(admin, email)).toMatchObject({
        emailVerified: true,
        customClaims: { staff: true, cambiarClave: true },
      });
      expect(await entryOf(admin, email)).toMatchObject({ cambiarClave: true });
      expect(await listStaff(admin)).toContainEqual(
        expect.objectContaining({ email, state: 'active' }),
      );
      await signIn(email, password);
    }));

  it('a password that is given needs no change', () =>
    withAdmin(undefined, async (admin) => {
      const email = fresh();
      await addStaff(admin, email);
      await addStaff(admin, email, { password: GIVEN });
      expect((await account(admin, email)).customClaims).toEqual({ staff: true, roles: [] });
      expect(await entryOf(admin, email)).not.toHaveProperty('cambiarClave');
      await signInAsStaff(email, GIVEN);
    }));

  it('an account prepared by somebody else: password and open sessions end', () =>
    withAdmin(undefined, async (admin) => {
      const email = fresh();
      const stranger = await signUp({ email, password: 'de-un-extraño' });
      // The owner of the address follows the link in the verification mail.
      await admin.auth.updateUser((await account(admin, email)).uid, { emailVerified: true });
      const verified = await signIn(email, 'de-un-extraño');

      const password = await addStaff(admin, email, { password: GIVEN });
      await expect(signIn(email, 'de-un-extraño')).rejects.toThrow('INVALID_PASSWORD');
      for (const session of [stranger, verified])
        expect(await reachesAnything(session)).toBe(false);
      await signInAsStaff(email, password);
    }));

  it('an account prepared by somebody else: every other way to sign in is removed', () =>
    withAdmin(undefined, async (admin) => {
      const email = fresh();
      const { uid } = await admin.auth.createUser({
        email,
        password: 'de-un-extraño',
        emailVerified: true,
        multiFactor: {
          enrolledFactors: [{ factorId: 'phone', phoneNumber: '+18095550143' }],
        },
      });
      const provider = { providerId: 'google.com', uid: `google-${uid}`, email };
      const phoneNumber = `+1809${String(Date.now()).slice(-7)}`;
      await admin.auth.updateUser(uid, { providerToLink: provider, phoneNumber });

      await addStaff(admin, email);
      const prepared = await account(admin, email);
      expect(prepared.uid).not.toBe(uid);
      expect(prepared.providerData.map(({ providerId }) => providerId)).toEqual(['password']);
      expect(prepared.phoneNumber).toBeUndefined();
      expect(prepared.multiFactor?.enrolledFactors ?? []).toEqual([]);
    }));

  it('an account of a member keeps its uid and loses every other way to sign in', () =>
    withAdmin(undefined, async ({ auth, ...admin }) => {
      const email = fresh();
      await addStaff({ auth, ...admin }, email);
      const { uid } = await auth.getUserByEmail(email);
      const provider = { providerId: 'google.com', uid: `google-${uid}`, email };
      await auth.updateUser(uid, {
        providerToLink: provider,
        multiFactor: {
          enrolledFactors: [{ uid: 'phone', factorId: 'phone', phoneNumber: '+18095550143' }],
        },
      });
      await addStaff({ auth, ...admin }, email);
      const again = await auth.getUserByEmail(email);
      expect(again.uid).toBe(uid);
      expect(again.providerData.map(({ providerId }) => providerId)).toEqual(['password']);
      expect(again.multiFactor?.enrolledFactors ?? []).toEqual([]);
    }));

  it('gives a member a new password and ends the sessions with the old one', () =>
    withAdmin(undefined, async (admin) => {
      const email = fresh();
      const before = await signInAsStaff(email, await addStaff(admin, email, { password: GIVEN }));
      const second = await addStaff(admin, email);
      expect(second).not.toBe(await addStaff(admin, email));
      await expect(signIn(email, GIVEN)).rejects.toThrow('INVALID_PASSWORD');
      expect(await reachesAnything(before)).toBe(false);
    }));
});

describe('the staff command: roles', () => {
  it('gives a member the roles of its last addition and no others', () =>
    withAdmin(undefined, async (admin) => {
      const email = fresh();
      const rolesOf = async () => {
        const members = await listStaff(admin);
        return members.find((member) => member.email === email)?.roles;
      };
      await addStaff(admin, email, { roles: ['analyst', 'reviewer'] });
      expect(await rolesOf()).toEqual(['analyst', 'reviewer']);
      expect((await account(admin, email)).customClaims).toEqual({
        staff: true,
        roles: ['analista', 'revisor'],
        cambiarClave: true,
      });
      await addStaff(admin, email, { roles: ['reader'] });
      expect(await rolesOf()).toEqual(['reader']);
      await addStaff(admin, email);
      expect(await rolesOf()).toEqual([]);
      await addStaff(admin, fresh(), { roles: ['admin'] });
      await addStaff(admin, email, { roles: ['admin'] });
      await removeStaff(admin, email);
      expect((await account(admin, email)).customClaims).toEqual({ cambiarClave: true });
    }));

  it('keeps the name of a member until another is given', () =>
    withAdmin(undefined, async (admin) => {
      const email = fresh();
      const nameOf = async () => [
        (await entryOf(admin, email))?.nombre,
        (await account(admin, email)).displayName,
      ];
      await addStaff(admin, email);
      expect(await nameOf()).toEqual([undefined, undefined]);
      await addStaff(admin, email, { name: 'Ana Peña' });
      expect(await nameOf()).toEqual(['Ana Peña', 'Ana Peña']);
      await addStaff(admin, email, { roles: ['reader'] });
      expect(await nameOf()).toEqual(['Ana Peña', 'Ana Peña']);
      await addStaff(admin, email, { name: 'Ana Peña Ruiz' });
      expect(await nameOf()).toEqual(['Ana Peña Ruiz', 'Ana Peña Ruiz']);
    }));

  it('ends the sessions with the earlier roles', () =>
    withAdmin(undefined, async (admin) => {
      const email = fresh();
      const password = await addStaff(admin, email, { password: GIVEN, roles: ['reviewer'] });
      const before = await signInAsStaff(email, password);
      await addStaff(admin, email, { password, roles: [] });
      expect(await reachesAnything(before)).toBe(false);
    }));
});

describe('the staff command: remove', () => {
  it('ends open sessions at once and keeps the name', () =>
    withAdmin(undefined, async (admin) => {
      const email = fresh();
      const session = await signInAsStaff(email, await addStaff(admin, email, { password: GIVEN }));
      await removeStaff(admin, email);

      expect(await reachesAnything(session)).toBe(false);
      expect((await account(admin, email)).customClaims?.staff).toBeUndefined();
      expect(await entryOf(admin, email)).toMatchObject({ correo: email, activo: false });
      expect(await listStaff(admin)).toContainEqual(
        expect.objectContaining({ email, state: 'off' }),
      );
      await expect(removeStaff(admin, email)).rejects.toThrow('is not a staff member');
    }));

  it('a member who returns starts with a new session', () =>
    withAdmin(undefined, async (admin) => {
      const email = fresh();
      const session = await signInAsStaff(email, await addStaff(admin, email, { password: GIVEN }));
      await removeStaff(admin, email);
      const password = await addStaff(admin, email, { password: GIVEN });
      expect(await reachesAnything(session)).toBe(false);
      await signInAsStaff(email, password);
    }));

  it('deactivates the entry of a deleted account', () =>
    withAdmin(undefined, async (admin) => {
      const email = fresh();
      await addStaff(admin, email);
      await admin.auth.deleteUser((await account(admin, email)).uid);
      await removeStaff(admin, email);
      expect(await listStaff(admin)).toContainEqual(
        expect.objectContaining({ email, state: 'off' }),
      );
    }));
});

describe('the staff command: an invited person', () => {
  const invitation = { huella: 'x', entregada: true, vence: new Date(), fecha: new Date() };

  async function invited({ db }: Admin, email: string): Promise<string> {
    const entry = db.collection('personal').doc();
    await entry.set({
      correo: email,
      nombre: 'Wendy',
      activo: false,
      roles: [],
      invitacion: invitation,
    });
    return entry.id;
  }

  it('gets an account by add, and the link no longer works', () =>
    withAdmin(undefined, async (admin) => {
      const email = fresh();
      const uid = await invited(admin, email);
      await addStaff(admin, email, { password: GIVEN, roles: ['reader'] });
      expect((await account(admin, email)).uid).toBe(uid);
      expect(await entryOf(admin, email)).toMatchObject({ nombre: 'Wendy', activo: true });
      expect(await entryOf(admin, email)).not.toHaveProperty('invitacion');
      await signInAsStaff(email, GIVEN);
    }));

  it('is removed with the invitation', () =>
    withAdmin(undefined, async (admin) => {
      const email = fresh();
      const uid = await invited(admin, email);
      await removeStaff(admin, email);
      expect((await admin.db.doc(`personal/${uid}`).get()).exists).toBe(false);
    }));
});
