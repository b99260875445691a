import { beforeAll, describe, expect, test } from 'vitest';
import { indexEntry } from '../../../functions/src/triggers/search-index';
import type { CreditStatus } from '../../../src/domain/request/states';
import { HOUR_MS } from '../../../src/domain/time';
import { dataProject } from '../../support/emulators/data-project';
import { addresses, requestsTo } from '../../support/emulators/emulator-faults';
import { storedRequest } from '../../support/emulators/emulator-records';
import { openStaffBrowser, type StaffBrowser } from '../../support/emulators/emulator-staff';

const admin = dataProject();
let eva: StaffBrowser;

beforeAll(async () => {
  eva = await openStaffBrowser(admin);
});

/** Stores a request and its search entry, which a function writes in the product's own project. */
async function place(id: string, cambio: Date, status: CreditStatus = 'pending') {
  const request = storedRequest(id, { status });
  await admin.set(`users/${id}`, request);
  await admin.set(`indice/${id}`, { ...indexEntry(id, request), cambio });
}

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);
const ids = (rows: readonly { readonly id: string }[]) => rows.map(({ id }) => id);

describe('what changed about requests', () => {
  test('begins with the newest change and half a minute before it', async () => {
    await place('old', minutesAgo(9));
    await place('near', minutesAgo(4.4));
    await place('newest', minutesAgo(4));
    const first = await eva.staff.read('requestChanges');
    expect(first.changed).toEqual([]);
    const second = await eva.staff.read('requestChanges', first.next);
    expect(ids(second.changed)).toEqual(['near', 'newest']);
    const third = await eva.staff.read('requestChanges', second.next);
    expect(third.changed).toEqual([]);
    expect(third.until).toEqual(second.until);
  });

  test('comes as stored now, with the case file, oldest first, and without erased ones', async () => {
    const { next } = await eva.staff.read('requestChanges');
    await place('b', minutesAgo(2), 'approved');
    await admin.set('expedientes/b', { decision: { autor: 'leo', fecha: new Date() } });
    await place('a', minutesAgo(3));
    await place('gone', minutesAgo(1));
    await admin.remove('users/gone');
    await admin.set('users/odd', { id: 'odd' });
    await admin.set('indice/odd', { cambio: minutesAgo(1) });
    const { changed } = await eva.staff.read('requestChanges', next);
    expect(changed).toMatchObject([
      { id: 'a', status: 'pending' },
      { id: 'b', status: 'approved', decision: { author: 'leo' } },
      { id: 'odd', unreadable: true },
    ]);
  });

  test('comes in parts of fifty', async () => {
    const { next } = await eva.staff.read('requestChanges');
    const begun = Date.now() - HOUR_MS;
    await Promise.all(
      Array.from({ length: 51 }, (_, at) => place(`r${at}`, new Date(begun + at * 1000))),
    );
    const first = await eva.staff.read('requestChanges', next);
    expect(first.changed).toHaveLength(50);
    const second = await eva.staff.read('requestChanges', first.next);
    expect(ids(second.changed)).toEqual(['r50']);
  });

  test('is asked for with one query where nothing changed', async () => {
    await place('a', minutesAgo(4));
    const { next } = await eva.staff.read('requestChanges');
    const { next: after } = await eva.staff.read('requestChanges', next);
    const before = requestsTo(addresses.query);
    await eva.staff.read('requestChanges', after);
    expect(requestsTo(addresses.query) - before).toBe(1);
  });
});
