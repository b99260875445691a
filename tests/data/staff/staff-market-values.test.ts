import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { dataProject, PROJECT } from '../../support/emulators/data-project';
import { openBrowser } from '../../support/emulators/emulator-backend';
import { addresses, failNext, requestsTo } from '../../support/emulators/emulator-faults';
import { openStaffBrowser, type StaffBrowser } from '../../support/emulators/emulator-staff';

const SEEN = [150, 155];
const admin = dataProject();
let eva: StaffBrowser;

beforeAll(async () => {
  eva = await openStaffBrowser(admin, ['reviewer']);
});
beforeEach(async () => {
  await admin.seedGames();
});

const values = async () => (await admin.get('games/roblox'))?.value;

describe('a new market value', () => {
  test('at the same moment as another one: one is stored, the other is a conflict', async () => {
    const leo = await openStaffBrowser(admin, ['reviewer']);
    const outcomes = await Promise.allSettled([
      leo.staff.appendMarketValue('roblox', SEEN, 180, undefined),
      eva.staff.appendMarketValue('roblox', SEEN, 170, undefined),
    ]);
    const failures = outcomes.filter((outcome) => outcome.status === 'rejected');
    expect(failures).toMatchObject([{ reason: { code: 'conflict' } }]);
    expect(await values()).toHaveLength(3);
  });

  test.each([
    ['no answer before it is stored', { kind: 'no-answer' } as const],
    ['an answer that is lost after it is stored', { kind: 'answer-lost' } as const],
    ['503', { kind: 'status', status: 503 } as const],
  ])('with %s once is appended once', async (_name, fault) => {
    failNext(addresses.commit, fault);
    await eva.staff.appendMarketValue('roblox', SEEN, 170, undefined);
    expect(await values()).toEqual([...SEEN, 170]);
    expect(requestsTo(addresses.commit)).toBe(fault.kind === 'answer-lost' ? 1 : 2);
  });

  test('by a visitor is refused', async () => {
    const { backend } = await openBrowser(PROJECT);
    await backend.startSession();
    const staff = await backend.staff();
    await expect(staff.appendMarketValue('roblox', SEEN, 170, undefined)).rejects.toMatchObject({
      code: 'expired',
    });
    expect(await values()).toEqual(SEEN);
  });
});
