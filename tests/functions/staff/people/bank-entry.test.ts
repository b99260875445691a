import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { enterByBank, identityOf } from '../../../../functions/src/staff/people/bank-entry';
import type { StaffRole } from '../../../../src/domain/session';
import { DAY_MS } from '../../../../src/domain/time';
import { inviteByCommand } from '../../../../tools/support/staff-accounts';
import {
  type OpenSession,
  signIn,
  signInByProvider,
} from '../../../support/emulators/emulator-sessions';
import { accountsWith, freshAddress, openBank, PASSWORD } from './bank';

const BANK = 'oidc.banco';

const bank = openBank('demo-staff-at-bank');
beforeEach(bank.empty);
afterAll(bank.close);

/** Signs in at the bank's provider, which says these things of the person. */
const atBank = (email: string, claims: object = {}, provider = BANK) =>
  signInByProvider(provider, { sub: `id-${email}`, email, email_verified: true, ...claims });

async function enter({ idToken }: OpenSession, with_: Partial<typeof bank.tools> = {}) {
  const identity = identityOf(await bank.accounts.verifyIdToken(idToken), BANK);
  return identity && enterByBank({ ...bank.tools, ...with_ }, identity);
}

const claimsOf = async ({ idToken }: OpenSession) => bank.accounts.verifyIdToken(idToken);
const findAccount = (email: string) => bank.accounts.getUserByEmail(email).catch(() => undefined);

/** Somebody invited by the only administrator. */
async function invited(roles: readonly StaffRole[] = ['analyst']) {
  const ana = await bank.member(['admin']);
  const email = freshAddress();
  await bank.act(ana, { act: 'invite', name: 'Wendy Santos', email, roles });
  const { id } = await bank.withAddress(email);
  return { ana, id, email };
}

describe('an invitation where staff sign in with their account at the bank', () => {
  it('gives the access to the invited address, with the roles of the directory', async () => {
    const { id, email } = await invited();
    const first = await atBank(email, { staff: true, roles: ['admin'] });
    expect(await enter(first)).toEqual({ email });
    expect(await bank.person(id)).toMatchObject({ state: 'active', roles: ['analyst'] });
    expect(await findAccount(email)).toMatchObject({
      uid: id,
      displayName: 'Wendy Santos',
      customClaims: { staff: true, roles: ['analista'] },
    });
    const again = await claimsOf(await atBank(email));
    expect(again).toMatchObject({
      uid: id,
      staff: true,
      roles: ['analista'],
      email_verified: true,
    });
    expect(again.firebase.sign_in_provider).toBe(BANK);
    expect(await bank.audit(id)).toContain(`aceptar-invitacion ${id}`);
  });

  it('leaves no password', async () => {
    const { email } = await invited();
    await enter(await atBank(email));
    await expect(signIn(email, PASSWORD)).rejects.toThrow();
    expect((await findAccount(email))?.providerData.map(({ providerId }) => providerId)).toEqual([
      BANK,
    ]);
  });

  it('works once', async () => {
    const { email } = await invited();
    await enter(await atBank(email));
    expect(await enter(await atBank(email))).toEqual({ refused: 'gone' });
    expect((await claimsOf(await atBank(email))).staff).toBe(true);
  });

  it('works for 24 hours', async () => {
    const { id, email } = await invited();
    bank.wait(DAY_MS);
    expect(await enter(await atBank(email))).toEqual({ refused: 'expired' });
    expect(await bank.person(id)).toMatchObject({ state: 'invited' });
  });

  it('gives nothing to somebody else of the bank, whose account goes again', async () => {
    await invited();
    const other = freshAddress();
    expect(await enter(await atBank(other))).toEqual({ refused: 'gone' });
    expect(await findAccount(other)).toBe(undefined);
  });

  it('takes no address that the provider has not verified, and no other provider', async () => {
    const { id, email } = await invited();
    const unsure = await atBank(email, { email_verified: false });
    expect(await enter(unsure)).toBe(undefined);
    await bank.accounts.deleteUser((await claimsOf(unsure)).uid);
    const elsewhere = await atBank(email, {}, 'oidc.otro');
    expect(await enter(elsewhere)).toBe(undefined);
    expect(identityOf(undefined, BANK)).toBe(undefined);
    expect(await bank.person(id)).toMatchObject({ state: 'invited' });
  });

  it('works again after a failure on the way', async () => {
    const { id, email } = await invited();
    const accounts = accountsWith(bank.accounts, {
      importUsers: async () => {
        throw new Error('no answer');
      },
    });
    await expect(enter(await atBank(email), { accounts })).rejects.toMatchObject({
      code: 'unavailable',
    });
    expect(await bank.person(id)).toMatchObject({ state: 'invited' });
    expect(await enter(await atBank(email))).toEqual({ email });
  });

  it('leaves the account of a member who was switched off, without access', async () => {
    const { ana, id, email } = await invited();
    await enter(await atBank(email));
    await bank.act(ana, { act: 'switchOff', id });
    const session = await atBank(email);
    expect(await enter(session)).toEqual({ refused: 'gone' });
    expect((await claimsOf(session)).staff).toBe(undefined);
    await bank.act(ana, { act: 'switchOn', id });
    expect((await claimsOf(await atBank(email))).staff).toBe(true);
  });
});

describe('the command, where staff sign in with their account at the bank', () => {
  const admin = { auth: bank.accounts, db: bank.db };

  it('invites the first administrator, who needs no password', async () => {
    const email = freshAddress();
    await inviteByCommand(admin, email, { name: 'Ana Peña', roles: ['admin'] });
    expect(await bank.withAddress(email)).toMatchObject({ name: 'Ana Peña', state: 'invited' });
    expect(await enter(await atBank(email))).toEqual({ email });
    expect(await bank.withAddress(email)).toMatchObject({ state: 'active', roles: ['admin'] });
  });

  it('moves a member with a password, who keeps id, name and first day', async () => {
    const id = await bank.member(['reviewer']);
    const { email = '' } = await bank.accounts.getUser(id);
    await inviteByCommand(admin, email, { roles: ['reviewer'] });
    await expect(signIn(email, PASSWORD)).rejects.toThrow();
    expect(await enter(await atBank(email))).toEqual({ email });
    expect(await bank.person(id)).toMatchObject({
      name: 'Ana Peña',
      state: 'active',
      roles: ['reviewer'],
      since: new Date(0),
    });
  });

  it('leaves the name of an earlier member whose invitation is withdrawn', async () => {
    const ana = await bank.member(['admin']);
    const id = await bank.member(['reviewer'], 'Luis Mota');
    const { email = '' } = await bank.accounts.getUser(id);
    await inviteByCommand(admin, email, { roles: ['reviewer'] });
    expect(await bank.act(ana, { act: 'withdraw', id })).toBe(undefined);
    expect(await bank.person(id)).toMatchObject({ name: 'Luis Mota', state: 'off' });
    expect(await enter(await atBank(email))).toEqual({ refused: 'gone' });
  });
});
