import { describe, expect, test, vi } from 'vitest';
import type { Session } from '../../src/domain/session';
import { HOUR_MS } from '../../src/domain/time';
import { dataProject, PROJECT } from '../support/emulators/data-project';
import { deleteAccount, makeAccount } from '../support/emulators/emulator-admin';
import {
  asStored,
  openBrowser,
  requestDraft,
  subscriberDraft,
} from '../support/emulators/emulator-backend';
import { addresses, failNext, releaseHeld, requestsTo } from '../support/emulators/emulator-faults';
import { openStaffBrowser } from '../support/emulators/emulator-staff';

const admin = dataProject();

const uidOf = (session: Session) => ('uid' in session ? session.uid : undefined);

describe('a visitor', () => {
  test('is unknown at first, then an anonymous visitor, and listeners are told', async () => {
    const { backend, session } = await openBrowser(PROJECT);
    const published: string[] = [];
    session.subscribe(() => published.push(session.current().kind));
    expect(session.current()).toEqual({ kind: 'unknown' });
    const started = await backend.startSession();
    expect(started).toEqual({ kind: 'visitor', uid: expect.any(String), anonymous: true });
    expect(session.current()).toEqual(started);
    expect(published).toEqual(['visitor']);
  });

  test('gets one session from calls at the same time, and keeps it', async () => {
    const { backend } = await openBrowser(PROJECT);
    const [one, two] = await Promise.all([backend.startSession(), backend.startSession()]);
    const three = await backend.startSession();
    expect(new Set([one, two, three].map(uidOf)).size).toBe(1);
    expect(requestsTo(addresses.anonymousSignIn)).toBe(1);
  });

  test('without an answer has no session, and gets one by trying again', async () => {
    const { backend, session } = await openBrowser(PROJECT);
    failNext(addresses.anonymousSignIn, { kind: 'no-answer' });
    await expect(backend.startSession()).rejects.toMatchObject({
      name: 'BackendError',
      code: 'offline',
    });
    expect(session.current()).toEqual({ kind: 'none' });
    await expect(backend.startSession()).resolves.toMatchObject({ kind: 'visitor' });
  });

  test.each([
    ['TOO_MANY_ATTEMPTS_TRY_LATER', 400, 'no-account'],
    ['QUOTA_EXCEEDED : Exceeded quota for creating accounts.', 400, 'no-account'],
    ['RESOURCE_EXHAUSTED', 429, 'no-account'],
    ['OPERATION_NOT_ALLOWED', 400, 'denied'],
    ['ADMIN_ONLY_OPERATION', 400, 'denied'],
  ])(
    'who is refused a new account is asked for once, and again when it is needed: %s',
    async (message, status, code) => {
      const { backend, session } = await openBrowser(PROJECT);
      failNext(addresses.anonymousSignIn, { kind: 'status', status, message });
      await expect(backend.startSession()).rejects.toMatchObject({ code, unsent: true });
      expect(requestsTo(addresses.anonymousSignIn)).toBe(1);
      expect(session.current()).toEqual({ kind: 'none' });
      expect(await backend.ownRequest()).toBeUndefined();
      expect(await backend.restoreSession()).toEqual({ kind: 'none' });
      expect(requestsTo(addresses.anonymousSignIn)).toBe(1);
      await expect(backend.submitLoanRequest(requestDraft())).resolves.toMatchObject({
        status: 'pending',
      });
      expect(requestsTo(addresses.anonymousSignIn)).toBe(2);
    },
  );

  test('who comes for the first time has no account until one is needed', async () => {
    const { backend } = await openBrowser(PROJECT);
    expect(await backend.restoreSession()).toEqual({ kind: 'none' });
    expect(await backend.ownRequest()).toBeUndefined();
    expect(await backend.ownProof('roblox')).toBeUndefined();
    expect(requestsTo(addresses.anonymousSignIn)).toBe(0);
    const started = await backend.startSession();
    expect(await backend.restoreSession()).toEqual(started);
    expect(requestsTo(addresses.anonymousSignIn)).toBe(1);
  });

  test('waits no longer than the limit; the next try joins the late answer', async () => {
    const { backend, clock, session } = await openBrowser(PROJECT);
    failNext(addresses.anonymousSignIn, { kind: 'hang', onHang: clock.endLimits });
    await expect(backend.startSession()).rejects.toMatchObject({ code: 'timeout' });
    expect(session.current()).toEqual({ kind: 'none' });
    const again = backend.startSession();
    releaseHeld();
    expect(await again).toMatchObject({ kind: 'visitor', anonymous: true });
    expect(requestsTo(addresses.anonymousSignIn)).toBe(1);
  });

  test('who comes back finds the same session and request', async () => {
    const { backend, clock } = await openBrowser(PROJECT);
    const request = await backend.submitLoanRequest(requestDraft());
    clock.advance(HOUR_MS);
    expect(uidOf(await backend.startSession())).toBe(request.id);
    expect(await backend.ownRequest()).toEqual(asStored(request));
  });

  test('gets a session from a busy backend after a pause', async () => {
    const { backend } = await openBrowser(PROJECT);
    failNext(addresses.anonymousSignIn, { kind: 'status', status: 503 });
    await expect(backend.startSession()).resolves.toMatchObject({ kind: 'visitor' });
  });

  test('whose account is gone gets a new session and can send', async () => {
    const { backend, session } = await openBrowser(PROJECT);
    const before = uidOf(await backend.startSession()) ?? '';
    await deleteAccount(before);
    const now = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 2 * HOUR_MS);
    const request = await backend.submitLoanRequest(requestDraft());
    now.mockRestore();
    expect(requestsTo(addresses.refresh)).toBeGreaterThan(0);
    expect(request.id).not.toBe(before);
    expect(uidOf(session.current())).toBe(request.id);
    expect(await admin.ids('users')).toEqual([request.id]);
  });

  test('whose token is refused gets a new one, keeps the session and can send', async () => {
    const { backend } = await openBrowser(PROJECT);
    const before = uidOf(await backend.startSession());
    failNext(addresses.commit, { kind: 'status', status: 401 });
    const request = await backend.submitLoanRequest(requestDraft());
    expect(requestsTo(addresses.refresh)).toBe(1);
    expect(request.id).toBe(before);
    expect(await admin.ids('users')).toEqual([request.id]);
  });

  test('keeps the session and the request while no answer about the token is clear', async () => {
    const { backend, session } = await openBrowser(PROJECT);
    const sent = await backend.submitLoanRequest(requestDraft());
    // As App Check answers that has no token: every product refuses.
    failNext(addresses.document, { kind: 'status', status: 401 });
    failNext(addresses.refresh, { kind: 'status', status: 403 });
    await expect(backend.ownRequest()).rejects.toThrow();
    expect(uidOf(session.current())).toBe(sent.id);
    expect((await backend.ownRequest())?.id).toBe(sent.id);
  });

  test('whose session is over twice is told so, and nothing is written', async () => {
    const { backend } = await openBrowser(PROJECT);
    failNext(addresses.commit, { kind: 'status', status: 401 }, { kind: 'status', status: 401 });
    await expect(backend.submitLoanRequest(requestDraft())).rejects.toMatchObject({
      code: 'expired',
    });
    expect(await admin.ids('users')).toEqual([]);
  });
});

describe('staff', () => {
  test('sign in with e-mail and password, and end as nobody', async () => {
    const roles = ['analyst', 'reviewer'] as const;
    const { uid, email, password } = await makeAccount({ roles });
    const { backend, session } = await openBrowser(PROJECT);
    await backend.startSession();
    await backend.signInStaff(` ${email} `, password);
    expect(session.current()).toEqual({ kind: 'staff', uid, email, name: email, roles });
    expect(await backend.startSession()).toMatchObject({ kind: 'staff' });
    await backend.signOut();
    expect(session.current()).toEqual({ kind: 'none' });
  });

  test.each([
    ['a wrong password', {}, 'wrong password'],
    ['no claim', { staff: false }, undefined],
    ['an e-mail that is not verified', { verified: false }, undefined],
  ])('with %s are refused alike', async (_name, details, wrong) => {
    const { email, password } = await makeAccount(details);
    const { backend, session } = await openBrowser(PROJECT);
    await expect(backend.signInStaff(email, wrong ?? password)).rejects.toMatchObject({
      code: 'bad-credentials',
    });
    expect(session.current()).toEqual({ kind: 'none' });
  });

  test('stay signed in if the page asks for a session meanwhile', async () => {
    const { uid, email, password } = await makeAccount();
    const { backend, session } = await openBrowser(PROJECT);
    const signingIn = backend.signInStaff(email, password);
    await vi.waitFor(() => expect(requestsTo(addresses.passwordSignIn)).toBe(1), { interval: 1 });
    const started = backend.startSession();
    await signingIn;
    await started;
    expect(requestsTo(addresses.anonymousSignIn)).toBe(0);
    expect(session.current()).toEqual({ kind: 'staff', uid, email, name: email, roles: [] });
    expect(await backend.startSession()).toMatchObject({ kind: 'staff' });
  });

  test('with an unknown e-mail are refused and the visitor stays', async () => {
    const { backend, session } = await openBrowser(PROJECT);
    const visitor = await backend.startSession();
    await expect(backend.signInStaff('nobody@bank.test', 'whatever')).rejects.toMatchObject({
      code: 'bad-credentials',
    });
    expect(session.current()).toEqual(visitor);
  });

  test('without an answer are told that, not that the password is wrong', async () => {
    const { backend } = await openBrowser(PROJECT);
    failNext(addresses.passwordSignIn, { kind: 'no-answer' });
    await expect(backend.signInStaff('eva@bank.test', 'whatever')).rejects.toMatchObject({
      code: 'offline',
    });
  });

  test('with a password that the policy no longer takes are told that', async () => {
    const { backend, session } = await openBrowser(PROJECT);
    const visitor = await backend.startSession();
    failNext(addresses.passwordSignIn, {
      kind: 'status',
      status: 400,
      message: 'PASSWORD_DOES_NOT_MEET_REQUIREMENTS : Missing password requirements',
    });
    await expect(backend.signInStaff('eva@bank.test', 'whatever')).rejects.toMatchObject({
      code: 'weak-password',
    });
    expect(session.current()).toEqual(visitor);
  });

  test('cannot send or sign up as visitors until they sign out', async () => {
    const { backend } = await openStaffBrowser(admin);
    for (const attempt of [
      () => backend.submitLoanRequest(requestDraft()),
      () => backend.registerSubscriber(subscriberDraft()),
    ]) {
      await expect(attempt()).rejects.toMatchObject({ code: 'not-a-visitor' });
    }
    expect(await backend.ownRequest()).toBeUndefined();

    await backend.signOut();
    const request = await backend.submitLoanRequest(requestDraft());
    expect(await admin.ids('users')).toEqual([request.id]);
  });

  test('are signed out after 12 hours, while the page is open', async () => {
    const { clock, session } = await openStaffBrowser(admin);
    const ended = new Promise<void>((resolve) => session.subscribe(resolve));
    clock.advance(12 * HOUR_MS);
    clock.endLimits();
    await ended;
    expect(session.current()).toEqual({ kind: 'none' });
  });

  test('who come back after 12 hours are visitors', async () => {
    const { backend, clock } = await openStaffBrowser(admin);
    clock.advance(12 * HOUR_MS);
    expect(await backend.startSession()).toMatchObject({ kind: 'visitor', anonymous: true });
  });

  test('whose session is over learn that, not that they are denied', async () => {
    const { backend, staff } = await openStaffBrowser(admin);
    await backend.signOut();
    await backend.startSession();
    await expect(staff.read('countSubscribers')).rejects.toMatchObject({ code: 'expired' });
    await expect(staff.appendMarketValue('roblox', [], 100, undefined)).rejects.toMatchObject({
      code: 'expired',
    });
  });

  test('who sign out ask for nothing that would be refused', async () => {
    const { backend, staff } = await openStaffBrowser(admin);
    const asked: Promise<number>[] = [];
    let leaving = true;
    const left = backend.signOut().finally(() => {
      leaving = false;
    });
    while (leaving) {
      asked.push(staff.read('countSubscribers'));
      await Promise.resolve();
    }
    await left;
    asked.push(staff.read('countSubscribers'));
    const answers = await Promise.allSettled(asked);
    const answered = answers.filter(({ status }) => status === 'fulfilled');
    expect(requestsTo(addresses.aggregate)).toBe(answered.length);
    expect(answers.at(-1)).toMatchObject({ reason: { code: 'expired' } });
  });

  test('who sign in next do not find what the last member read', async () => {
    const { backend, staff } = await openStaffBrowser(admin);
    await admin.set('personal/leo', { correo: 'leo@bank.test' });
    expect(await staff.read('staffName', 'leo')).toBe('leo@bank.test');
    await backend.signOut();
    await admin.set('personal/leo', { correo: 'leo.perez@bank.test' });
    const next = await makeAccount();
    await admin.enterStaff(next);
    await backend.signInStaff(next.email, next.password);
    expect(await staff.read('staffName', 'leo')).toBe('leo.perez@bank.test');
  });

  test('who were removed reach nothing, and their session ends with the reason', async () => {
    const { staff, uid, session } = await openStaffBrowser(admin);
    await admin.set(`personal/${uid}`, { correo: 'eva@bank.test', activo: false });
    await expect(staff.read('countSubscribers')).rejects.toMatchObject({ code: 'expired' });
    expect(session.current()).toEqual({ kind: 'none', ended: 'removed' });
  });

  test('whose account got another password are signed out', async () => {
    const { staff, uid, session } = await openStaffBrowser(admin);
    const entry = await admin.get(`personal/${uid}`);
    await admin.set(`personal/${uid}`, { ...entry, desde: new Date(Date.now() + HOUR_MS) });
    await expect(staff.read('countSubscribers')).rejects.toMatchObject({ code: 'expired' });
    expect(session.current()).toEqual({ kind: 'none' });
  });

  test('who lack a role are denied and stay signed in', async () => {
    const { staff, session } = await openStaffBrowser(admin);
    await admin.seedGames();
    const seen: number[] = (await admin.get('games/roblox'))?.value;
    await expect(staff.appendMarketValue('roblox', seen, 100, undefined)).rejects.toMatchObject({
      code: 'denied',
    });
    expect(session.current()).toMatchObject({ kind: 'staff' });
  });

  test.each([
    ['a password of their own', { cambiarClave: true }, false, 'password'],
    ['a second factor', {}, true, 'second-factor'],
  ] as const)('who still need %s are told by the session', async (_, claims, required, duty) => {
    const { email, password } = await makeAccount({ claims });
    const { backend, session } = await openBrowser(PROJECT, { secondFactorRequired: required });
    await backend.signInStaff(email, password);
    expect(session.current()).toMatchObject({ kind: 'staff', duty });
  });

  test('whose token is refused are signed out', async () => {
    const { staff, session } = await openStaffBrowser(admin);
    failNext(addresses.query, { kind: 'status', status: 401 });
    await expect(staff.read('listGames')).rejects.toMatchObject({ code: 'expired' });
    expect(session.current()).toEqual({ kind: 'none' });
  });
});
