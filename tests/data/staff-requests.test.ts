import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { indexEntry } from '../../functions/src/search-index';
import { eachPage } from '../../src/data/pages';
import { type RequestFilter, readableRows } from '../../src/data/staff-backend';
import { createAdmin } from '../support/emulator-admin';
import { addresses, clearFaults, requestsTo } from '../support/emulator-faults';
import { oldRequest, storedRequest } from '../support/emulator-records';
import { openStaffBrowser, type StaffBrowser } from '../support/emulator-staff';

const PROJECT = 'demo-data-queue';
const admin = createAdmin(PROJECT);
let eva: StaffBrowser;

beforeAll(async () => {
  await admin.loadRules();
  eva = await openStaffBrowser(PROJECT, admin);
});
beforeEach(() => clearFaults());
afterEach(() => admin.clear());
afterAll(() => admin.close());

type Details = Parameters<typeof storedRequest>[1];

async function store(requests: Readonly<Record<string, Details>>): Promise<void> {
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

const filter = (part: Partial<RequestFilter> = {}): RequestFilter => ({
  status: 'pending',
  gameId: undefined,
  overdue: false,
  search: '',
  ...part,
});

async function idsOf(part: Partial<RequestFilter>, size = 50): Promise<string[]> {
  const { rows } = await eva.staff.pageRequests(filter(part), size);
  return rows.map(({ id }) => id);
}

describe('the queue', () => {
  beforeEach(() =>
    store({
      fresh: { hoursAgo: 1, game: 'fortnite' },
      urgent: { hoursAgo: 70 },
      late: { hoursAgo: 80 },
      yes: { hoursAgo: 90, status: 'aprobado', game: 'fortnite' },
      no: { hoursAgo: 30, status: 'rechazado' },
    }),
  );

  test.each<[string, Partial<RequestFilter>, string[]]>([
    ['pending ones, soonest deadline first', {}, ['late', 'urgent', 'fresh']],
    ['overdue ones', { overdue: true, status: 'all' }, ['late']],
    ['of a game', { gameId: 'fortnite' }, ['fresh']],
    ['overdue ones of a game', { overdue: true, gameId: 'roblox' }, ['late']],
    ['approved ones', { status: 'approved' }, ['yes']],
    ['declined ones of a game', { status: 'declined', gameId: 'roblox' }, ['no']],
    ['all, newest first', { status: 'all' }, ['fresh', 'no', 'urgent', 'late', 'yes']],
    ['all of a game', { status: 'all', gameId: 'fortnite' }, ['fresh', 'yes']],
    ['decided ones that are overdue: none', { status: 'approved', overdue: true }, []],
  ])('shows and counts %s', async (_name, part, expected) => {
    expect(await idsOf(part)).toEqual(expected);
    expect(await eva.staff.countRequests(filter(part))).toBe(expected.length);
  });

  test('counts pending ones, those due soon, and those decided today', async () => {
    const now = new Date();
    const status = 'aprobado';
    await store({ today: { status, hoursAgo: 0 } });
    const counts = await eva.staff.requestCounts(now);
    expect(counts).toEqual({ pending: 3, soon: 2, decidedToday: 1 });
  });

  test('comes page by page, each request once', async () => {
    const sizes: number[] = [];
    const ids: string[] = [];
    const pages = eachPage((after) => eva.staff.pageRequests(filter({ status: 'all' }), 2, after));
    for await (const rows of pages) {
      sizes.push(rows.length);
      ids.push(...rows.map(({ id }) => id));
    }
    expect(sizes).toEqual([2, 2, 1]);
    expect(ids).toEqual(['fresh', 'no', 'urgent', 'late', 'yes']);
  });

  test('says that there is no next page after the last full one', async () => {
    const { next } = await eva.staff.pageRequests(filter(), 3);
    expect(next).toBeUndefined();
  });
});

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
      gone: { name: 'Ana Gil', cedula: 'ZZ999', status: 'aprobado', hoursAgo: 100 },
    }),
  );

  test.each<[string, Partial<RequestFilter>, string[]]>([
    ['a beginning of any word in any case', { search: 'ANA' }, ['ana', 'anabel', 'luis']],
    ['a whole name', { search: 'ana pérez' }, ['ana']],
    ['a surname without its accent', { search: 'perez' }, ['ana']],
    ['a nickname', { search: 'darklord' }, ['luis']],
    ['an e-mail', { search: 'Perez@Ex' }, ['ana']],
    ['digits of a cedula', { search: '00112345' }, ['ana']],
    ['a cedula with its hyphens elsewhere', { search: '00-11234567-8' }, ['ana']],
    ['a cedula with letters', { search: 'ab-' }, ['anabel']],
    ['the words of a search in any field', { search: 'ab9 anab' }, ['anabel']],
    ['a reference', { search: 'LU-ANAB-EL' }, ['anabel']],
    ['one of a game', { search: 'ana', gameId: 'fortnite' }, []],
    ['every status', { search: 'ana', status: 'all' }, ['luis', 'anabel', 'ana', 'gone']],
    ['overdue ones', { search: 'ana', overdue: true }, []],
    ['nothing', { search: 'x y' }, []],
    ['no word at all', { search: '--' }, []],
  ])('finds %s', async (_name, part, expected) => {
    const { rows, total } = await eva.staff.pageRequests(filter(part), 50);
    expect(rows.map(({ id }) => id)).toEqual(expected);
    expect(total).toBe(expected.length);
  });

  test('reads its matches once, and the requests of the page only', async () => {
    await eva.staff.pageRequests(filter({ search: 'ana' }), 2);
    expect(requestsTo(addresses.query)).toBe(2);
  });

  test('pages what it found without asking again', async () => {
    const first = await eva.staff.pageRequests(filter({ search: 'ana' }), 2);
    clearFaults();
    const second = await eva.staff.pageRequests(filter({ search: 'ana' }), 2, first.next);
    expect(second).toMatchObject({ rows: [{ id: 'luis' }], next: undefined });
  });
});

test('repeated cedulas and e-mails are found, newest first, without the request itself', async () => {
  await store({
    one: { cedula: '001-0000000-1', email: 'same@example.com', hoursAgo: 3 },
    two: { cedula: '001-0000000-1', hoursAgo: 2 },
    three: { cedula: '001-0000000-1', email: 'same@example.com', hoursAgo: 1 },
  });
  const { rows } = await eva.staff.pageRequests(filter(), 1);
  const [one] = readableRows(rows);
  if (!one) throw new Error('no request');
  const repeats = await eva.staff.findRepeats(one);
  expect(repeats.cedula.map(({ id }) => id)).toEqual(['three', 'two']);
  expect(repeats.email.map(({ id }) => id)).toEqual(['three']);
});

test('repeats are flagged wherever the other request is, with few reads', async () => {
  await store({
    one: { cedula: '001-0000000-1', email: 'same@example.com', hoursAgo: 9 },
    two: { cedula: '001-0000000-1' },
    old: { cedula: '002-0000000-2', email: 'same@example.com', status: 'rechazado' },
    lone: { cedula: '003-0000000-3' },
  });
  const { rows } = await eva.staff.pageRequests(filter(), 50);
  clearFaults();
  const flags = await eva.staff.flagRepeats(readableRows(rows));
  expect(requestsTo(addresses.query)).toBe(2);
  expect(Object.fromEntries(flags)).toEqual({
    one: { cedula: true, email: true },
    two: { cedula: true, email: false },
    lone: { cedula: false, email: false },
  });
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
    const { rows } = await eva.staff.pageRequests(filter(part), 50);
    expect(rows.map(({ id }) => id)).toEqual(['good', 'wrong', 'old']);
    expect(rows[1]).toEqual({ id: 'wrong', unreadable: true });
  });

  test('with the specification’s ten fields are read, without what these lack', async () => {
    expect(await eva.staff.findRequest('old')).toMatchObject({
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
      (await eva.staff.findRequest('old')) ?? { id: '', unreadable: true },
    ]);
    if (!old) throw new Error('it cannot be read');
    expect(await eva.staff.decide(old, 'declined')).toMatchObject({ status: 'declined' });
    expect(await admin.get('mail/old_decision')).toMatchObject({
      message: { subject: 'Tu solicitud no fue aprobada' },
    });
  });

  test('count as repeats, readable or not', async () => {
    const good = await eva.staff.findRequest('good');
    const [request] = readableRows(good ? [good] : []);
    if (!request) throw new Error('no request');
    const { cedula } = await eva.staff.findRepeats(request);
    expect(cedula.map(({ id }) => id)).toEqual(['old', 'wrong']);
  });
});

describe('one request by its id', () => {
  test.each(['nobody', 'a/b', '..', '__id__', ''])('%j is none', async (id) => {
    expect(await eva.staff.findRequest(id)).toBeUndefined();
  });
});
