import { FieldValue } from 'firebase-admin/firestore';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { askGuard, type SessionToken } from '../../../../functions/src/acts/guard';
import { firestoreDatabase } from '../../../../functions/src/acts/store';
import type { PeopleAct } from '../../../../src/domain/acts/people/people';
import type { StaffRole } from '../../../../src/domain/session';
import { storedRoles } from '../../../../src/records/roles';
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

type Purpose = Parameters<typeof askGuard>[3];

/** Whether the guard knows this session as a member's who administers. */
async function mayEnter(session: SessionToken, purpose?: Purpose): Promise<boolean> {
  const now = new Date(bank.tools.now());
  const member = await askGuard(firestoreDatabase(bank.db), session, now, purpose);
  return member?.roles.includes('admin') ?? false;
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

  it('lets nobody do anything but replace it, by the directory or by the claim', async () => {
    const id = await given(['admin']);
    const entry = bank.db.doc(`personal/${id}`);
    const marked = await bank.sessionOf(id);
    const unmarked = { ...marked, cambiarClave: undefined };
    for (const session of [marked, unmarked]) {
      expect(await mayEnter(session, 'new-password')).toBe(true);
      expect(await mayEnter(session)).toBe(false);
      expect(await bank.act(id, { act: 'review' }, { session })).toBe('denied');
    }
    for (const odd of ['false', 1]) {
      await entry.update({ cambiarClave: odd });
      expect(await mayEnter(unmarked)).toBe(false);
      expect(await mayEnter({ ...unmarked, cambiarClave: odd })).toBe(false);
    }
    await entry.update({ cambiarClave: FieldValue.delete() });
    expect(await mayEnter(marked)).toBe(false);
    expect(await mayEnter(unmarked)).toBe(true);
  });

  it('is replaced by its member, who acts from then on', async () => {
    const id = await given(['admin']);
    const asked = { present: 'dada por el banco', next: 'cuatro palabras sin orden 9' };
    const change = (session?: SessionToken) => bank.say('changePassword', asked, session);
    expect(await change()).toEqual({ refused: 'denied' });
    expect(await change(await bank.sessionOf(id))).toEqual({ done: true });
    expect(await marks(id)).toEqual([undefined, undefined]);
    expect(await mayEnter(await bank.sessionOf(id))).toBe(true);
  });

  it('is replaced by nobody whose access is closed, being changed, or somebody else’s', async () => {
    const id = await given(['admin']);
    const session = await bank.sessionOf(id);
    for (const closed of [
      { activo: false },
      { cambio: new Date() },
      { desde: new Date(bank.tools.now() + 60_000) },
      { correo: 'otra@banco.example' },
    ]) {
      const entry = bank.db.doc(`personal/${id}`);
      const before = (await entry.get()).data() ?? {};
      await entry.update(closed);
      expect(await mayEnter(session, 'new-password')).toBe(false);
      await entry.set(before);
      expect(await mayEnter(session, 'new-password')).toBe(true);
    }
  });

  it('an administrator acts by roles of the directory, not of the token', async () => {
    const id = await bank.member(['admin']);
    const session = await bank.sessionOf(id);
    await bank.act(id, { act: 'review' }, { session });
    await bank.db.doc(`personal/${id}`).update({ roles: ['analista'] });
    expect(await mayEnter(session)).toBe(false);
    expect(await bank.act(id, { act: 'review' }, { session })).toBe('denied');
  });
});
