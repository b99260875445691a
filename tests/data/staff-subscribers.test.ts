import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { eachPage } from '../../src/data/pages';
import { readableRows, type SubscriberFilter } from '../../src/data/staff-backend';
import { createAdmin } from '../support/emulator-admin';
import { openBrowser } from '../support/emulator-backend';
import { storedSubscriber } from '../support/emulator-records';
import { openStaffBrowser, type StaffBrowser } from '../support/emulator-staff';

const PROJECT = 'demo-data-subscribers';
const admin = createAdmin(PROJECT);
let eva: StaffBrowser;

beforeAll(async () => {
  await admin.loadRules();
  eva = await openStaffBrowser(PROJECT, admin);
});
beforeEach(async () => {
  await admin.set('subscriptores/a_1', storedSubscriber('Ana', 'Gil', { minutesAgo: 3 }));
  await admin.set('subscriptores/b_2', storedSubscriber('beto', 'Anaya', { minutesAgo: 2 }));
  await admin.set('subscriptores/c_3', storedSubscriber('Carla', 'Zeta', { minutesAgo: 1 }));
});
afterEach(() => admin.clear());
afterAll(() => admin.close());

const filter = (part: Partial<SubscriberFilter> = {}): SubscriberFilter => ({
  search: '',
  sortBy: 'registeredAt',
  descending: true,
  ...part,
});

test.each<[string, Partial<SubscriberFilter>, string[]]>([
  ['newest first', {}, ['Carla', 'beto', 'Ana']],
  ['by e-mail', { sortBy: 'email', descending: false }, ['Ana', 'beto', 'Carla']],
  ['by last name, from the end', { sortBy: 'lastName' }, ['Carla', 'Ana', 'beto']],
  ['that begin as searched, by name', { search: 'ana', sortBy: 'name' }, ['beto', 'Ana']],
  ['of a searched e-mail', { search: 'BETO@' }, ['beto']],
  ['of a search without a match', { search: 'nobody' }, []],
])('subscribers %s', async (_name, part, expected) => {
  const { rows, total } = await eva.staff.pageSubscribers(filter(part), 10);
  expect(readableRows(rows).map(({ name }) => name)).toEqual(expected);
  expect(total).toBe(part.search === undefined ? undefined : expected.length);
});

test('subscribers are counted', async () => {
  expect(await eva.staff.countSubscribers()).toBe(3);
});

test.each([
  ['a list', {}],
  ['a search', { search: 'dora' }],
])('a subscriber that cannot be read takes no other out of %s', async (_name, part) => {
  await admin.set('subscriptores/d_4', storedSubscriber('Dora', 'Paz', { minutesAgo: 4 }));
  await admin.set('subscriptores/e_5', { ...storedSubscriber('Dora', 'Sol'), apellido: 5 });
  const { rows } = await eva.staff.pageSubscribers(filter(part), 10);
  expect(rows).toContainEqual({ id: 'e_5', unreadable: true });
  expect(readableRows(rows).map(({ id }) => id)).toContain('d_4');
});

test('subscribers come page by page, each once, with their fields', async () => {
  const found = [];
  for await (const rows of eachPage((after) => eva.staff.pageSubscribers(filter(), 2, after))) {
    found.push(...rows);
  }
  expect(found.map(({ id }) => id)).toEqual(['c_3', 'b_2', 'a_1']);
  expect(found[0]).toEqual({
    id: 'c_3',
    name: 'Carla',
    lastName: 'Zeta',
    email: 'carla@example.com',
    registeredAt: expect.any(Date),
  });
});

test('a visitor reads none of them', async () => {
  const { backend } = await openBrowser(PROJECT);
  await backend.startSession();
  const staff = await backend.staff();
  await expect(staff.pageSubscribers(filter(), 10)).rejects.toMatchObject({ code: 'expired' });
});
