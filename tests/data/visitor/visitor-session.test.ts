import { describe, expect, test, vi } from 'vitest';
import type { Backend } from '../../../src/data/backend';
import { HOUR_MS } from '../../../src/domain/time';
import { dataProject, PROJECT } from '../../support/emulators/data-project';
import {
  openBrowser,
  requestDraft,
  subscriberDraft,
} from '../../support/emulators/emulator-backend';
import { addresses, failNext, requestsTo } from '../../support/emulators/emulator-faults';

const admin = dataProject();

test('ending the session leaves the record with the bank as it is', async () => {
  const { backend } = await openBrowser(PROJECT);
  const { id } = await backend.submitLoanRequest(requestDraft());
  await backend.endVisitorSession();
  expect(await admin.ids('users')).toEqual([id]);
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

  test('knows it too if the session cannot be renewed', async () => {
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

  test('is not reported if the request itself got no answer', async () => {
    const { backend } = await openBrowser(PROJECT);
    await backend.startSession();
    const silence = { kind: 'no-answer' } as const;
    failNext(addresses.commit, silence);
    failNext(addresses.document, silence, silence, silence, silence);
    await expect(backend.submitLoanRequest(requestDraft())).rejects.toMatchObject({
      code: 'offline',
      unsent: false,
    });
  });
});
