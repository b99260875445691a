import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { createAdmin } from '../support/emulators/emulator-admin';
import { addresses, clearFaults, requestsTo } from '../support/emulators/emulator-faults';
import { oldRequest, storedRequest } from '../support/emulators/emulator-records';
import { openStaffBrowser, type StaffBrowser } from '../support/emulators/emulator-staff';

const PROJECT = 'demo-data-averages';
const admin = createAdmin(PROJECT);
let eva: StaffBrowser;

beforeAll(async () => {
  await admin.loadRules();
  eva = await openStaffBrowser(PROJECT, admin);
});
afterEach(() => admin.clear());
afterAll(() => admin.close());

async function store(game: string, values: readonly number[], hoursAgo = 0): Promise<void> {
  await Promise.all(
    values.map((value, place) => {
      const id = `${game}-${hoursAgo}-${place}`;
      return admin.set(`users/${id}`, storedRequest(id, { game, value, hoursAgo }));
    }),
  );
}

const GAMES = ['roblox', 'fortnite', 'minecraft'];

test('count, mean and median of a game are its own; days without requests are left out', async () => {
  await store('fortnite', [9_999_999]);
  await store('roblox', [100, 300]);
  await store('roblox', [200, 1_000], 5 * 24);
  await store('roblox', [7], 60 * 24);
  const now = new Date();
  const { byGame, newestSince } = await eva.staff.requestAverages(GAMES, now);
  expect(byGame.roblox).toMatchObject({ count: 5, mean: 321, median: 200 });
  expect(byGame.roblox?.days).toEqual([
    { day: expect.any(Date), count: 2, mean: 600 },
    { day: new Date(now.getFullYear(), now.getMonth(), now.getDate()), count: 2, mean: 200 },
  ]);
  expect(newestSince).toBeUndefined();
});

test('a game without requests has no mean and no median', async () => {
  const { byGame } = await eva.staff.requestAverages(GAMES, new Date());
  expect(byGame.minecraft).toEqual({ count: 0, mean: undefined, median: undefined, days: [] });
});

test('a request without a value counts, and neither mean nor median know it', async () => {
  await store('roblox', [100, 300]);
  await admin.set('users/old', oldRequest('old'));
  const { byGame } = await eva.staff.requestAverages(GAMES, new Date());
  expect(byGame.roblox).toMatchObject({ count: 3, mean: 200, median: 200 });
});

test('one read and two counts a game are all that a visit asks', async () => {
  clearFaults();
  await eva.staff.requestAverages(GAMES, new Date());
  expect(requestsTo(addresses.query)).toBe(1);
  expect(requestsTo(addresses.aggregate)).toBe(2 * GAMES.length);
});

test('of more than 500 requests the newest give median and days, and it says since when', async () => {
  const values = (count: number, value: number) => Array.from({ length: count }, () => value);
  await store('roblox', values(10, 1), 72);
  await store('roblox', values(20, 5), 48);
  await store('roblox', values(490, 9));
  const { byGame, newestSince } = await eva.staff.requestAverages(['roblox'], new Date());
  expect(byGame.roblox).toMatchObject({ count: 520, median: 9 });
  expect(byGame.roblox?.days).toMatchObject([{ count: 490, mean: 9 }]);
  expect(newestSince?.getTime()).toBeLessThan(Date.now() - 47 * 3_600_000);
});
