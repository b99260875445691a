import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { readInvitation } from '../../../../functions/src/staff/people/accept';
import type { StaffRole } from '../../../../src/domain/session';
import { DAY_MS } from '../../../../src/domain/time';
import { renew, signIn, signUp } from '../../../support/emulators/emulator-sessions';
import { accountsWith, freshAddress, openBank, PASSWORD } from './bank';

const bank = openBank('demo-staff-invitations');
beforeEach(bank.empty);
afterAll(bank.close);

const OTHER = 'otras palabras largas 3';

const findAccount = (email: string) => bank.accounts.getUserByEmail(email).catch(() => undefined);

/** Somebody invited by the only administrator. */
async function invited(roles: readonly StaffRole[] = ['analyst'], email = freshAddress()) {
  const ana = await bank.member(['admin']);
  expect(await bank.act(ana, { act: 'invite', name: 'Wendy Santos', email, roles })).toBe(
    undefined,
  );
  const { id } = await bank.withAddress(email);
  return { ana, id, email, key: bank.keyFor(email) };
}

describe('an invitation', () => {
  it('makes no account; its link makes it with the chosen password', async () => {
    const { ana, id, email, key } = await invited();
    expect(await findAccount(email)).toBe(undefined);
    expect(await bank.person(id)).toMatchObject({
      name: 'Wendy Santos',
      state: 'invited',
      roles: ['analyst'],
      since: undefined,
      invitation: { delivered: true },
    });
    expect(await readInvitation(bank.tools, key)).toMatchObject({ name: 'Wendy Santos', email });

    expect(await bank.accept(key)).toEqual({ email });
    expect(await findAccount(email)).toMatchObject({
      uid: id,
      displayName: 'Wendy Santos',
      emailVerified: true,
      customClaims: { staff: true, roles: ['analista'] },
    });
    expect(await bank.get(`personal/${id}`)).toEqual({
      correo: email,
      nombre: 'Wendy Santos',
      activo: true,
      roles: ['analista'],
      alta: expect.anything(),
      desde: expect.anything(),
      entradaPor: { autor: ana, fecha: expect.anything() },
    });
    await signIn(email, PASSWORD);
    expect(await bank.audit(id)).toEqual([`aceptar-invitacion ${id}`, `invitar ${ana} analista`]);
  });

  it('keeps no secret that could be used', async () => {
    const { id, key } = await invited();
    const stored = JSON.stringify(await bank.get(`personal/${id}`));
    expect(stored).not.toContain(key.split('.')[1]);
    expect(await bank.get(`mail/${id}`)).toBe(undefined);
  });

  it('works once', async () => {
    const { email, key } = await invited();
    await bank.accept(key);
    expect(await readInvitation(bank.tools, key)).toEqual({ refused: 'gone' });
    expect(await bank.accept(key, OTHER)).toEqual({ refused: 'gone' });
    await signIn(email, PASSWORD);
  });

  it('works once for two who use it at the same moment', async () => {
    const { email, key } = await invited();
    const answers = await Promise.all([bank.accept(key), bank.accept(key, OTHER)]);
    expect(answers).toContainEqual({ email });
    expect(answers).toContainEqual({ refused: 'gone' });
    const [first] = answers;
    await signIn(email, 'email' in (first ?? {}) ? PASSWORD : OTHER);
  });

  it('works for 24 hours', async () => {
    const { email, key } = await invited();
    bank.wait(DAY_MS - 60_000);
    expect(await readInvitation(bank.tools, key)).toMatchObject({ email });
    bank.wait(60_000);
    expect(await readInvitation(bank.tools, key)).toEqual({ refused: 'expired' });
    expect(await bank.accept(key)).toEqual({ refused: 'expired' });
    expect(await findAccount(email)).toBe(undefined);
  });

  it('that is withdrawn works no more and leaves only the audit', async () => {
    const { ana, id, key } = await invited();
    expect(await bank.act(ana, { act: 'withdraw', id })).toBe(undefined);
    expect(await bank.accept(key)).toEqual({ refused: 'gone' });
    expect(await bank.get(`personal/${id}`)).toBe(undefined);
    expect(await bank.audit(id)).toContain(`retirar-invitacion ${ana}`);
    expect(await bank.act(ana, { act: 'withdraw', id })).toBe('changed');
  });

  it('that is sent again replaces its link and begins a new day', async () => {
    const { ana, id, email, key } = await invited();
    bank.wait(2 * DAY_MS);
    expect(await bank.act(ana, { act: 'sendAgain', id })).toBe(undefined);
    expect(await bank.accept(key)).toEqual({ refused: 'gone' });
    expect(await bank.accept(bank.keyFor(email))).toEqual({ email });
    expect(await bank.act(ana, { act: 'sendAgain', id })).toBe('changed');
  });

  it('whose mail bounces says so and can be sent again', async () => {
    const email = freshAddress();
    bank.refuseMailTo(email);
    const { id } = await invited(['reader'], email);
    expect(await bank.person(id)).toMatchObject({ invitation: { delivered: false } });
  });

  it('takes no other key, and no weak password', async () => {
    const { email, key } = await invited();
    const [id = '', secret = ''] = key.split('.');
    for (const wrong of ['', id, `${id}.`, `${id}.${'x'.repeat(43)}`, `x.${secret}`, `${key}x`])
      expect(await bank.accept(wrong)).toEqual({ refused: 'gone' });
    expect(await bank.accept(key, 'corta')).toEqual({ refused: 'weak-password' });
    expect(await bank.accept(key)).toEqual({ email });
  });

  it('is refused for a known address, and for a name or an address that is none', async () => {
    const { ana, email, key } = await invited();
    const ask = (name: string, to: string) =>
      bank.act(ana, { act: 'invite', name, email: to, roles: [] });
    expect(await ask('Otra Persona', email.toUpperCase())).toBe('known');
    await bank.accept(key);
    expect(await ask('Otra Persona', email)).toBe('known');
    expect(await ask('<b>', freshAddress())).toBe('invalid');
    expect(await ask('Otra Persona', 'a@banco.example, b@banco.example')).toBe('invalid');
  });
});

describe('somebody who prepares an account for an invited address', () => {
  it('gains nothing by a password or an open session', async () => {
    const email = freshAddress();
    const stranger = await signUp({ email, password: 'de-un-extraño' });
    const { uid } = await bank.accounts.getUserByEmail(email);
    await bank.accounts.updateUser(uid, { emailVerified: true });
    const { id, key } = await invited(['analyst'], email);
    await bank.accept(key);

    expect(id).not.toBe(uid);
    await expect(bank.accounts.getUser(uid)).rejects.toMatchObject({ code: 'auth/user-not-found' });
    await expect(signIn(email, 'de-un-extraño')).rejects.toThrow();
    await expect(renew(stranger)).rejects.toThrow();
    expect(await bank.get(`personal/${uid}`)).toBe(undefined);
    await signIn(email, PASSWORD);
  });

  it('gains nothing by another way to sign in', async () => {
    const email = freshAddress();
    const { uid } = await bank.accounts.createUser({ email, emailVerified: true });
    const provider = { providerId: 'google.com', uid: `google-${uid}`, email };
    await bank.accounts.updateUser(uid, { providerToLink: provider });
    const { key } = await invited(['analyst'], email);
    await bank.accept(key);
    const account = await findAccount(email);
    expect(account?.providerData.map(({ providerId }) => providerId)).toEqual(['password']);
  });

  it('who comes between the invitation and its link gains nothing either', async () => {
    const { email, key } = await invited();
    await signUp({ email, password: 'de-un-extraño' });
    await bank.accept(key);
    await expect(signIn(email, 'de-un-extraño')).rejects.toThrow();
    await signIn(email, PASSWORD);
  });

  it('while the link is used only delays it', async () => {
    const { id, email, key } = await invited();
    const accounts = accountsWith(bank.accounts, {
      createUser: async () => Promise.reject(new Error('email-already-exists')),
    });
    await expect(bank.accept(key, PASSWORD, { accounts })).rejects.toMatchObject({
      code: 'unavailable',
    });
    expect(await bank.person(id)).toMatchObject({ state: 'invited' });
    expect(await bank.accept(key)).toEqual({ email });
  });
});

it('an invitation that is withdrawn while its link is used leaves no account', async () => {
  const { ana, id, email, key } = await invited();
  const accounts = accountsWith(bank.accounts, {
    async revokeRefreshTokens() {
      await bank.act(ana, { act: 'withdraw', id });
    },
  });
  await expect(bank.accept(key, PASSWORD, { accounts })).rejects.toMatchObject({
    code: 'unavailable',
  });
  expect(await findAccount(email)).toBe(undefined);
  expect(await bank.get(`personal/${id}`)).toBe(undefined);
});
