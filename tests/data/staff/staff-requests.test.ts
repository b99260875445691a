import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { indexEntry } from '../../../functions/src/triggers/search-index';
import { readableRows } from '../../../src/data/staff/lists';
import type { RequestChanges } from '../../../tools/samples/requests';
import { dataProject } from '../../support/emulators/data-project';
import { addresses, clearFaults, requestsTo } from '../../support/emulators/emulator-faults';
import { oldRequest, storedRequest } from '../../support/emulators/emulator-records';
import { openStaffBrowser, type StaffBrowser } from '../../support/emulators/emulator-staff';
import { requestFilter } from '../../support/staff-records';

const admin = dataProject();
let eva: StaffBrowser;

beforeAll(async () => {
  eva = await openStaffBrowser(admin);
});

async function store(requests: Readonly<Record<string, RequestChanges>>): Promise<void> {
  await Promise.all(
    Object.entries(requests).map(([id, details]) => place(id, storedRequest(id, details))),
  );
}

/** Stores a request and its search entry, which a function writes in the product's own project. */
async function place(id: string, request: Readonly<Record<string, unknown>>): Promise<void> {
  await Promise.all([
    admin.set(`users/${id}`, request),
    admin.set(`indice/${id}`, indexEntry(id, request)),
  ]);
}

describe('searching requests', () => {
  beforeEach(() =>
    store({
      ana: { name: 'Ana Pérez', email: 'perez@example.com', cedula: '001-1234567-8', hoursAgo: 3 },
      anabel: { name: 'anabel', email: 'bel@example.com', cedula: 'AB-9', hoursAgo: 2 },
      luis: {
        name: 'LUIS',
        nickname: 'DarkLord',
        email: 'ana.luis@example.com',
        cedula: '002-0000000-1',
        hoursAgo: 1,
      },
      gone: { name: 'Ana Gil', cedula: 'ZZ999', status: 'approved', hoursAgo: 100 },
    }),
  );

  test('reads its matches once, and the requests of the page with their case files only', async () => {
    await eva.staff.read('pageRequests', requestFilter({ search: 'ana' }), 2);
    expect(requestsTo(addresses.query)).toBe(3);
  });

  test('pages what it found without asking again', async () => {
    const first = await eva.staff.read('pageRequests', requestFilter({ search: 'ana' }), 2);
    clearFaults();
    const second = await eva.staff.read(
      'pageRequests',
      requestFilter({ search: 'ana' }),
      2,
      first.next,
    );
    expect(second.rows).toHaveLength(1);
    expect(requestsTo(addresses.query)).toBe(2);
  });
});

test('a page by name reads its entries of the index, the requests of the page and their case files', async () => {
  await store({ ana: { name: 'Ana' }, luis: { name: 'Luis' }, zoe: { name: 'Zoe' } });
  const order = { by: 'name', descending: false } as const;
  const { rows } = await eva.staff.read('pageRequests', requestFilter({ order }), 2);
  expect(rows.map(({ id }) => id)).toEqual(['ana', 'luis']);
  expect(requestsTo(addresses.query)).toBe(3);
});

describe('odd records', () => {
  beforeEach(async () => {
    await place('old', oldRequest('old', { hoursAgo: 3 }));
    await place('wrong', { ...storedRequest('wrong', { hoursAgo: 2 }), nombre: 7 });
    await store({ good: { hoursAgo: 1 } });
  });

  test.each([
    ['the queue', { status: 'all' }],
    ['a search', { search: 'anita', status: 'all' }],
  ] as const)('take no other out of %s', async (_name, part) => {
    const { rows } = await eva.staff.read('pageRequests', requestFilter(part), 50);
    expect(rows.map(({ id }) => id)).toEqual(['good', 'wrong', 'old']);
    expect(rows[1]).toEqual({ id: 'wrong', unreadable: true });
  });

  test('with the specification’s ten fields are read, without what these lack', async () => {
    expect(await eva.staff.read('findRequest', 'old')).toMatchObject({
      applicant: { name: 'Ana Pérez' },
      status: 'pending',
      answers: undefined,
      value: undefined,
      ratesVersion: undefined,
      language: undefined,
      consent: undefined,
    });
  });

  test('with ten fields are decided, and their mail is in Spanish', async () => {
    const [old] = readableRows([
      (await eva.staff.read('findRequest', 'old')) ?? { id: '', unreadable: true },
    ]);
    if (!old) throw new Error('it cannot be read');
    const declined = { status: 'declined', reason: 'history' } as const;
    expect(await eva.staff.decide(old, declined)).toMatchObject([{ status: 'declined' }]);
    expect(await admin.get('mail/old_decision')).toMatchObject({
      message: { subject: 'Tu solicitud no fue aprobada' },
    });
  });

  test('count as repeats, readable or not', async () => {
    for (const id of ['old', 'wrong', 'good'])
      await admin.set(`expedientes/${id}`, { llaves: { cedula_1: '00112345673' } });
    const good = await eva.staff.read('findRequest', 'good');
    const [request] = readableRows(good ? [good] : []);
    if (!request) throw new Error('no request');
    const { others } = await eva.staff.read('findDuplicates', request);
    expect(others.map(({ id }) => id)).toEqual(['old', 'wrong']);
  });
});
