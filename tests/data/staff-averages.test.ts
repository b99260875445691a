import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { createAdmin } from '../support/emulator-admin';
import { storedRequest } from '../support/emulator-records';
import { openStaffBrowser, type StaffBrowser } from '../support/emulator-staff';

const PROJECT = 'demo-data-averages';
const admin = createAdmin(PROJECT);
let eva: StaffBrowser;

beforeAll(async () => {
  await admin.loadRules();
  eva = await openStaffBrowser(PROJECT);
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

test('count, mean and median of a game are its own; days without requests are left out', async () => {
  await store('fortnite', [9_999_999]);
  await store('roblox', [100, 300]);
  await store('roblox', [200, 1_000], 5 * 24);
  await store('roblox', [7], 60 * 24);
  const now = new Date();
  const averages = await eva.staff.gameRequests('roblox', now);
  expect(averages).toMatchObject({ count: 5, mean: 321, median: 200 });
  expect(averages.days).toEqual([
    { day: expect.any(Date), count: 2, mean: 600 },
    { day: new Date(now.getFullYear(), now.getMonth(), now.getDate()), count: 2, mean: 200 },
  ]);
});

test('a game without requests has no mean and no median', async () => {
  expect(await eva.staff.gameRequests('minecraft', new Date())).toEqual({
    count: 0,
    mean: undefined,
    median: undefined,
    days: [],
  });
});

test('the median of many requests is exact', async () => {
  const values = Array.from({ length: 120 }, (_, place) => 1 + ((place * 7919) % 120) * 1_003);
  await store('roblox', values);
  const sorted = [...values].sort((a, b) => a - b);
  const middle = ((sorted[59] ?? 0) + (sorted[60] ?? 0)) / 2;
  const { median } = await eva.staff.gameRequests('roblox', new Date());
  expect(median).toBe(Math.round(middle));
});
