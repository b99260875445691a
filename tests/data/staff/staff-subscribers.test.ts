import { beforeAll, beforeEach, expect, test } from 'vitest';
import { readableRows } from '../../../src/data/staff/lists';
import { dataProject, PROJECT } from '../../support/emulators/data-project';
import { openBrowser } from '../../support/emulators/emulator-backend';
import { storedSubscriber } from '../../support/emulators/emulator-records';
import { openStaffBrowser, type StaffBrowser } from '../../support/emulators/emulator-staff';
import { subscriberFilter } from '../../support/staff-records';

const admin = dataProject();
let eva: StaffBrowser;

beforeAll(async () => {
  eva = await openStaffBrowser(admin);
});
beforeEach(async () => {
  await admin.set('subscriptores/a_1', storedSubscriber('Ana', 'Gil', { minutesAgo: 3 }));
  await admin.set('subscriptores/b_2', storedSubscriber('beto', 'Anaya', { minutesAgo: 2 }));
  await admin.set('subscriptores/c_3', storedSubscriber('Carla', 'Zeta', { minutesAgo: 1 }));
});

test.each([
  ['a list', {}],
  ['a search', { search: 'dora' }],
])('a subscriber that cannot be read takes no other out of %s', async (_name, part) => {
  await admin.set('subscriptores/d_4', storedSubscriber('Dora', 'Paz', { minutesAgo: 4 }));
  await admin.set('subscriptores/e_5', { ...storedSubscriber('Dora', 'Sol'), apellido: 5 });
  const { rows } = await eva.staff.read('pageSubscribers', subscriberFilter(part), 10);
  expect(rows).toContainEqual({ id: 'e_5', unreadable: true });
  expect(readableRows(rows).map(({ id }) => id)).toContain('d_4');
});

test('a visitor reads none of them', async () => {
  const { backend } = await openBrowser(PROJECT);
  await backend.startSession();
  const staff = await backend.staff();
  await expect(staff.read('pageSubscribers', subscriberFilter(), 10)).rejects.toMatchObject({
    code: 'expired',
  });
});
