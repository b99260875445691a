import { describe, expect, it, vi } from 'vitest';
import type { PeopleAct } from '../../../../src/domain/acts/people/people';
import type { StaffRole } from '../../../../src/domain/session';
import { type Admin, withAdmin } from '../../../../tools/support/admin';
import { STAFF_FUNCTION } from '../../../../tools/support/local-project';
import { addStaff, removeStaff } from '../../../../tools/support/staff-accounts';
import { mailsTo } from '../../../e2e/support/outbox';
import { openBrowser } from '../../../support/emulators/emulator-backend';
import { clearFaults, failNext, requestsTo } from '../../../support/emulators/emulator-faults';
import {
  listsRequests,
  type OpenSession,
  signIn,
  signUp,
} from '../../../support/emulators/emulator-sessions';
import { freshAddress, PASSWORD } from './bank';

/** The answer of a function to this session. */
async function ask(url: string, session: OpenSession | undefined, data: object) {
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      ...(session && { Authorization: `Bearer ${session.idToken}` }),
    },
    body: JSON.stringify({ data }),
  });
  const answer = (await response.json()) as { result?: object; error?: { status: string } };
  return answer.error?.status ?? answer.result;
}

/** A new member of staff with this role, whose sign-ins count; resolves to the address. */
async function member(admin: Admin, role: StaffRole): Promise<string> {
  const email = freshAddress();
  await addStaff(admin, email, { password: PASSWORD, roles: [role] });
  await vi.waitFor(
    async () => expect(await listsRequests(await signIn(email, PASSWORD))).toBe(true),
    { timeout: 20_000, interval: 200 },
  );
  return email;
}

/** The key in the mail that the function really sent. */
async function keyFor(address: string): Promise<string> {
  const [mail] = await mailsTo(address);
  return /#invitacion\.([\w.-]+)/.exec(mail?.text ?? '')?.[1] ?? 'no mail';
}

/** Signs in once sign-ins of this second count. */
async function signInLater(backend: Awaited<ReturnType<typeof openBrowser>>, email: string) {
  await vi.waitFor(
    async () => {
      await backend.backend.signInStaff(email, PASSWORD);
      await (await backend.backend.staff()).read('countSubscribers');
    },
    { timeout: 20_000, interval: 200 },
  );
}

describe('the function for the staff’s accounts', () => {
  it('answers administrators of the directory and nobody else', () =>
    withAdmin(undefined, async (admin) => {
      const people = STAFF_FUNCTION;
      const reviewer = await signIn(await member(admin, 'reviewer'), PASSWORD);
      const list = { name: 'listPeople', asked: {} };
      const invited = { name: 'Wendy', email: freshAddress(), roles: ['admin'] };
      const act = { name: 'invite', asked: invited };
      for (const someone of [undefined, await signUp(), reviewer])
        for (const data of [list, act])
          expect(await ask(people, someone, data)).toEqual({ refused: 'denied' });
      const other = await member(admin, 'admin');
      const email = await member(admin, 'admin');
      const former = await signIn(email, PASSWORD);
      expect(await ask(people, former, list)).toMatchObject({
        done: true,
        told: {
          people: expect.arrayContaining([
            expect.objectContaining({ email: other, state: 'active' }),
          ]),
        },
      });
      await removeStaff(admin, email);
      expect(await ask(people, former, act)).toEqual({ refused: 'denied' });
    }));

  it('answers a wrong act with why', () =>
    withAdmin(undefined, async (admin) => {
      const administrator = await signIn(await member(admin, 'admin'), PASSWORD);
      const answer = await ask(STAFF_FUNCTION, administrator, {
        name: 'sendAgain',
        asked: { id: 'nadie' },
      });
      expect(answer).toMatchObject({ refused: 'changed', told: { review: null } });
    }));
});

describe('from an invitation to the staff area', () => {
  it('leads the mailed link, once; changed roles end the session', async () => {
    const boss = await openBrowser('demo-levelup', { staffUrl: STAFF_FUNCTION });
    const bossEmail = await withAdmin(undefined, (admin) => member(admin, 'admin'));
    await boss.backend.signInStaff(bossEmail, PASSWORD);
    const staff = await boss.backend.staff();
    const email = freshAddress();
    const invited: PeopleAct = { act: 'invite', name: 'Wendy Santos', email, roles: ['analyst'] };
    const { people, refused } = await staff.changePeople(invited);
    expect(refused).toBe(undefined);
    const { id } = people.find((person) => person.email === email) ?? { id: '' };
    expect(people).toContainEqual(
      expect.objectContaining({
        email,
        since: undefined,
        invitation: expect.objectContaining({ delivered: true }),
      }),
    );

    const browser = await openBrowser('demo-levelup', { staffUrl: STAFF_FUNCTION });
    const invitations = await browser.backend.invitations();
    const key = await keyFor(email);
    expect(await invitations.read(key)).toMatchObject({
      name: 'Wendy Santos',
      email,
      expiresAt: expect.any(Date),
    });
    expect(await invitations.accept(key, PASSWORD)).toEqual({ email });
    expect(await invitations.read(key)).toEqual({ refused: 'gone' });
    expect(await invitations.accept(key, 'otra que llega tarde')).toEqual({ refused: 'gone' });

    // Sign-ins count when the function has answered.
    await browser.backend.signInStaff(email, PASSWORD);
    const wendy = await browser.backend.staff();
    await wendy.read('countSubscribers');
    await expect(wendy.listPeople()).rejects.toMatchObject({ code: 'denied' });

    await staff.changePeople({ act: 'changeRoles', id, seen: ['analyst'], roles: ['reader'] });
    await expect(wendy.read('countSubscribers')).rejects.toMatchObject({ code: 'expired' });
    expect(browser.session.current().kind).not.toBe('staff');
    await signInLater(browser, email);
    expect(browser.session.current()).toMatchObject({ roles: ['reader'] });

    const session = await signIn(email, PASSWORD);
    expect(await listsRequests(session)).toBe(true);
    await staff.changePeople({ act: 'switchOff', id });
    expect(await listsRequests(session)).toBe(false);
    await expect(wendy.read('countSubscribers')).rejects.toMatchObject({ code: 'expired' });
    expect(browser.session.current()).toMatchObject({ kind: 'none', ended: 'removed' });
  });

  it('is mailed once when the answer of the function is lost, and the list shows it', async () => {
    const boss = await openBrowser('demo-levelup', { staffUrl: STAFF_FUNCTION });
    const bossEmail = await withAdmin(undefined, (admin) => member(admin, 'admin'));
    await boss.backend.signInStaff(bossEmail, PASSWORD);
    const staff = await boss.backend.staff();
    const email = freshAddress();
    clearFaults();
    failNext('/staffAct', { kind: 'answer-lost' });
    const invited: PeopleAct = { act: 'invite', name: 'Wendy Santos', email, roles: [] };
    await expect(staff.changePeople(invited)).rejects.toMatchObject({ code: 'offline' });
    expect(requestsTo('/staffAct')).toBe(1);
    const { people } = await staff.listPeople();
    expect(people.find((person) => person.email === email)).toMatchObject({ state: 'invited' });
    expect(await mailsTo(email)).toHaveLength(1);
  });
});
