import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Backend } from '../../src/data/backend';
import { createSessionStore, type SessionStore } from '../../src/data/session-store';
import { createAdmin } from '../support/emulator-admin';
import { openBrowser, requestDraft, subscriberDraft } from '../support/emulator-backend';
import { addresses, clearFaults, failNext, requestsTo } from '../support/emulator-faults';
import { openStaffBrowser } from '../support/emulator-staff';
import { createInMemoryBackend } from '../support/in-memory-backend';

const PROJECT = 'demo-data-visitor-session';
const HOUR_MS = 3_600_000;
const admin = createAdmin(PROJECT);

beforeAll(() => admin.loadRules());
afterEach(async () => {
  clearFaults();
  await admin.clear();
});
afterAll(() => admin.close());

const backends: [string, () => Promise<{ backend: Backend; session: SessionStore }>][] = [
  ['Firebase', () => openBrowser(PROJECT)],
  [
    'the backend in memory',
    async () => {
      const session = createSessionStore();
      return { backend: createInMemoryBackend().publishTo(session), session };
    },
  ],
];

describe.each(backends)('a visitor who ends the session on %s', (_, open) => {
  test('is nobody until a session is needed, and then somebody else', async () => {
    const { backend, session } = await open();
    const before = await backend.startSession();
    await backend.endVisitorSession();
    expect(session.current()).toEqual({ kind: 'none' });
    const after = await backend.startSession();
    expect(after).toMatchObject({ kind: 'visitor', anonymous: true });
    expect(after).not.toEqual(before);
  });

  test('no longer sees the request, and can send another one', async () => {
    const { backend } = await open();
    const first = await backend.submitLoanRequest(requestDraft());
    await backend.endVisitorSession();
    expect(await backend.ownRequest()).toBeUndefined();
    const second = await backend.submitLoanRequest(requestDraft({ robux: 2000 }));
    expect(second.id).not.toBe(first.id);
    expect(await backend.ownRequest()).toMatchObject({ id: second.id });
  });
});

test('ending the session leaves the record with the bank as it is', async () => {
  const { backend } = await openBrowser(PROJECT);
  const { id } = await backend.submitLoanRequest(requestDraft());
  await backend.endVisitorSession();
  expect(await admin.ids('users')).toEqual([id]);
});

test('a session of staff goes on', async () => {
  const { backend, session } = await openStaffBrowser(PROJECT, admin);
  await backend.endVisitorSession();
  expect(session.current()).toMatchObject({ kind: 'staff' });
});

describe('sending without a session', () => {
  const acts: [string, (backend: Backend) => Promise<unknown>][] = [
    ['a request', (backend) => backend.submitLoanRequest(requestDraft())],
    ['a sign-up', (backend) => backend.registerSubscriber(subscriberDraft())],
    ['nothing yet', (backend) => backend.startSession()],
  ];

  test.each(acts)('fails knowing that nothing was sent: %s', async (_, act) => {
    const { backend } = await openBrowser(PROJECT);
    failNext(addresses.anonymousSignIn, { kind: 'no-answer' });
    await expect(act(backend)).rejects.toMatchObject({ code: 'offline', unsent: true });
    expect(requestsTo(addresses.commit)).toBe(0);
  });

  test('knows it too where the session cannot be renewed', async () => {
    const { backend } = await openBrowser(PROJECT);
    await backend.startSession();
    failNext(addresses.refresh, { kind: 'no-answer' });
    const now = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 2 * HOUR_MS);
    await expect(backend.submitLoanRequest(requestDraft())).rejects.toMatchObject({
      code: 'offline',
      unsent: true,
    });
    now.mockRestore();
  });

  test('is not what happened where the request itself got no answer', async () => {
    const { backend } = await openBrowser(PROJECT);
    await backend.startSession();
    const silence = { kind: 'no-answer' } as const;
    failNext(addresses.commit, silence, silence);
    failNext(addresses.document, silence, silence, silence, silence);
    await expect(backend.submitLoanRequest(requestDraft())).rejects.toMatchObject({
      code: 'offline',
      unsent: false,
    });
  });
});
