import type { DecodedIdToken } from 'firebase-admin/auth';
import { FieldValue } from 'firebase-admin/firestore';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { requireAdministrator, requireMember } from '../../../../functions/src/staff/member';
import type { StaffRole } from '../../../../src/domain/session';
import type { PeopleAct } from '../../../../src/domain/staff/people';
import { storedRoles } from '../../../../src/records/staff/roles';
import { openBank } from './bank';

const bank = openBank('demo-staff-given-password');
beforeEach(bank.empty);
afterAll(bank.close);

const FACTORS = [{ uid: 'phone', factorId: 'phone', phoneNumber: '+18095550143' }];

/** A member who has yet to replace a given password. */
async function given(roles: readonly StaffRole[]): Promise<string> {
  const id = await bank.member(roles);
  await bank.db.doc(`personal/${id}`).update({ cambiarClave: true });
  const claims = { staff: true, roles: storedRoles(roles), cambiarClave: true };
  await bank.accounts.setCustomUserClaims(id, claims);
  return id;
}

/** Who must change the password, as directory and claim say. */
const marks = async (id: string) => [
  (await bank.get(`personal/${id}`))?.cambiarClave,
  (await bank.accounts.getUser(id)).customClaims?.cambiarClave,
];

/** The token of a session that this member opens now. */
async function token(id: string, changes: Partial<DecodedIdToken> = {}): Promise<DecodedIdToken> {
  const { email, customClaims } = await bank.accounts.getUser(id);
  return {
    ...{ uid: id, email, email_verified: true },
    auth_time: Math.ceil(bank.tools.now() / 1000) + 1,
    firebase: { sign_in_provider: 'password', identities: {} },
    ...customClaims,
    ...changes,
  } as DecodedIdToken;
}

describe('a given password', () => {
  const acts: Record<string, (id: string) => readonly (readonly ['ana' | 'eva', PeopleAct])[]> = {
    'switched off': (id) => [['ana', { act: 'switchOff', id }]],
    'switched off and on': (id) => [
      ['ana', { act: 'switchOff', id }],
      ['ana', { act: 'switchOn', id }],
    ],
    'other roles': (id) => [
      ['ana', { act: 'changeRoles', id, seen: ['admin'], roles: ['admin', 'analyst'] }],
    ],
    'confirmed roles': (id) => [
      ['ana', { act: 'changeRoles', id, seen: ['admin'], roles: ['admin', 'reviewer'] }],
      ['eva', { act: 'confirmRoles', id, seen: ['reviewer'] }],
    ],
    'declined roles': (id) => [
      ['ana', { act: 'changeRoles', id, seen: ['admin'], roles: ['admin', 'reviewer'] }],
      ['eva', { act: 'declineRoles', id }],
    ],
    'a reset factor': (id) => [['ana', { act: 'resetSecondFactor', id, reason: 'Lo perdió' }]],
  };
  for (const [name, actsOn] of Object.entries(acts))
    it(`stays to be changed: ${name}`, async () => {
      const people = { ana: await bank.member(['admin']), eva: await bank.member(['admin']) };
      const id = await given(['admin']);
      await bank.accounts.updateUser(id, { multiFactor: { enrolledFactors: FACTORS } });
      for (const [author, act] of actsOn(id))
        expect(await bank.act(people[author], act)).toBe(undefined);
      expect(await marks(id)).toEqual([true, true]);
    });

  it('is asked for again where an earlier release took the claim alone', async () => {
    const ana = await bank.member(['admin']);
    const id = await given(['analyst']);
    await bank.act(ana, { act: 'switchOff', id });
    await bank.accounts.setCustomUserClaims(id, {});
    expect(await bank.act(ana, { act: 'switchOn', id })).toBe(undefined);
    expect(await marks(id)).toEqual([true, true]);
  });

  it('lets nobody administer, by the directory or by the claim', async () => {
    const id = await given(['admin']);
    const entry = bank.db.doc(`personal/${id}`);
    const unmarked = await token(id, { cambiarClave: undefined });
    for (const session of [await token(id), unmarked]) {
      expect(await requireMember(bank.tools, session)).toMatchObject({ uid: id });
      await expect(requireAdministrator(bank.tools, session)).rejects.toMatchObject({
        code: 'permission-denied',
      });
    }
    for (const odd of ['false', 1]) {
      await entry.update({ cambiarClave: odd });
      await expect(requireAdministrator(bank.tools, unmarked)).rejects.toThrow();
    }
    await entry.update({ cambiarClave: FieldValue.delete() });
    await expect(requireAdministrator(bank.tools, await token(id))).rejects.toThrow();
    expect(await requireAdministrator(bank.tools, unmarked)).toMatchObject({ uid: id });
  });
});
