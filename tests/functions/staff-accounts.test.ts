import { describe, expect, it } from 'vitest';
import { type Admin, withAdmin } from '../../tools/support/admin';
import { addStaff, listStaff, removeStaff } from '../../tools/support/staff-accounts';

const fresh = () => `Persona.${process.pid}.${Math.random().toString(36).slice(2)}@levelup.example`;

const account = ({ auth }: Admin, email: string) => auth.getUserByEmail(email.toLowerCase());

describe('the staff command', () => {
  it('makes a new address staff with a first password, told once', () =>
    withAdmin(undefined, async (admin) => {
      const email = fresh();
      expect(await addStaff(admin, email)).toMatch(/^[\w-]{16}$/);
      expect(await account(admin, email)).toMatchObject({
        emailVerified: true,
        customClaims: { staff: true },
      });
      expect(await addStaff(admin, email)).toBeUndefined();
      expect(await listStaff(admin)).toContainEqual(
        expect.objectContaining({ email: email.toLowerCase(), active: true }),
      );
    }));

  it('keeps the password of a verified account', () =>
    withAdmin(undefined, async (admin) => {
      const email = fresh();
      await admin.auth.createUser({ email, password: 'secreto-1', emailVerified: true });
      expect(await addStaff(admin, email)).toBeUndefined();
    }));

  it('staff by public sign-up: never keeps the password of an unverified account', () =>
    withAdmin(undefined, async (admin) => {
      const email = fresh();
      await admin.auth.createUser({ email, password: 'de-un-extraño' });
      expect(await addStaff(admin, email)).toMatch(/^[\w-]{16}$/);
      expect((await account(admin, email)).emailVerified).toBe(true);
    }));

  it('takes the claim away, ends the sessions and leaves the directory', () =>
    withAdmin(undefined, async (admin) => {
      const email = fresh();
      await addStaff(admin, email);
      await removeStaff(admin, email);
      expect((await account(admin, email)).customClaims?.staff).toBeUndefined();
      expect((await account(admin, email)).tokensValidAfterTime).toBeDefined();
      expect((await listStaff(admin)).map((entry) => entry.email)).not.toContain(
        email.toLowerCase(),
      );
      await expect(removeStaff(admin, email)).rejects.toThrow('is not staff');
    }));
});
