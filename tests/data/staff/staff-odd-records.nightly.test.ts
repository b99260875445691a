import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { indexEntry } from '../../../functions/src/triggers/search-index';
import { isUnreadable, type Page, readableRows } from '../../../src/data/staff/lists';
import type { RequestFilter } from '../../../src/data/staff/requests';
import { PROJECT } from '../../support/emulators/data-project';
import { createAdmin } from '../../support/emulators/emulator-admin';
import { storedRequest, storedSubscriber } from '../../support/emulators/emulator-records';
import { openStaffBrowser, type StaffBrowser } from '../../support/emulators/emulator-staff';

const admin = createAdmin(PROJECT);
let eva: StaffBrowser;

type Fields = Readonly<Record<string, unknown>>;

/** Wrong contents of a field. */
const ODD = [undefined, null, 7, 'Rarísimo', '', true, [], ['a'], { a: 1 }, new Date(0)] as const;

/** A record with each field replaced by each odd value, by id. */
function oddOnesOf(record: Fields): Map<string, Fields> {
  const found = Object.keys(record).flatMap((field) =>
    ODD.map((odd, place) => {
      const { [field]: _, ...rest } = record;
      const changed = odd === undefined ? rest : { ...rest, [field]: odd };
      return [`odd-${field}-${place}`, changed] as const;
    }),
  );
  return new Map(found);
}

const good = storedRequest('good', { name: 'Zenobia Rara', cedula: 'ZZ-1', email: 'z@z.example' });
/** The keys of all of them, which they had before they were odd. */
const KEYS = { llaves: { pasaporte_1: 'ZZ1' } };
const requests = oddOnesOf({ ...good, codigo: 'LU-7K3A-Q9WM-X4TD-H2RP-V8NE-5CGJ-6Y' });
const subscribers = oddOnesOf(storedSubscriber('Zenobia', 'Rara'));

/** Has the time of a list, so that the list's query finds it. */
const isDated = ({ registro }: Fields) => registro !== undefined;

const filter = (search = ''): RequestFilter => ({
  status: 'all',
  gameId: undefined,
  overdue: false,
  search,
});

/** Every row of a list, page by page. */
async function allRows<T extends object>(
  read: (after: unknown) => Promise<Page<T>>,
): Promise<readonly T[]> {
  const rows: T[] = [];
  let after: unknown;
  do {
    const page: Page<T> = await read(after);
    rows.push(...page.rows);
    after = page.next;
  } while (after !== undefined);
  return rows;
}

const idsOf = (rows: readonly object[]) =>
  rows.map((row) => ('id' in row ? String(row.id) : '')).sort();

beforeAll(async () => {
  await admin.loadRules();
  await admin.clear();
  eva = await openStaffBrowser(admin);
  await admin.set('users/good', good);
  await admin.set('indice/good', indexEntry('good', good));
  await admin.set('expedientes/good', KEYS);
  for (const [id, record] of requests) {
    await admin.set(`users/${id}`, record);
    await admin.set(`indice/${id}`, indexEntry(id, record));
    await admin.set(`expedientes/${id}`, KEYS);
  }
  for (const [id, record] of subscribers) await admin.set(`subscriptores/${id}`, record);
});
afterAll(async () => {
  await admin.clear();
  await admin.close();
});

describe('odd records of every kind', () => {
  test('are each a row of the queue, readable or not', async () => {
    const rows = await allRows((after) => eva.staff.read('pageRequests', filter(), 50, after));
    const dated = [...requests].filter(([, record]) => isDated(record)).map(([id]) => id);
    expect(idsOf(rows)).toEqual([...dated, 'good'].sort());
    expect(rows.filter(isUnreadable).length).toBeGreaterThan(20);
    expect(idsOf(readableRows(rows))).toContain('good');
  });

  test('are found by a search, those without a date too', async () => {
    const rows = await allRows((after) =>
      eva.staff.read('pageRequests', filter('zenobia'), 50, after),
    );
    const named = [...requests].filter(([, { nombre }]) => nombre === good.nombre);
    expect(idsOf(rows)).toEqual([...named.map(([id]) => id), 'good'].sort());
  });

  test('are each opened by their address', async () => {
    for (const id of requests.keys()) {
      const found = await eva.staff.read('findRequest', id);
      expect(found, id).toMatchObject({ id });
    }
  });

  test('take nothing from the repeats of a good one', async () => {
    const [request] = readableRows([
      (await eva.staff.read('findRequest', 'good')) ?? { id: '', unreadable: true },
    ]);
    if (!request) throw new Error('it cannot be read');
    expect((await eva.staff.read('findDuplicates', request)).others).toHaveLength(50);
  });

  test('are each a row of the subscribers and of their search', async () => {
    const read = (search: string) =>
      allRows((after) =>
        eva.staff.read(
          'pageSubscribers',
          { search, sortBy: 'registeredAt', descending: true },
          50,
          after,
        ),
      );
    const dated = [...subscribers].filter(([, record]) => isDated(record)).map(([id]) => id);
    expect(idsOf(await read(''))).toEqual(dated.sort());
    const rows = await read('zenobia');
    expect(rows.some(isUnreadable)).toBe(true);
    expect(readableRows(rows).length).toBeGreaterThan(20);
  });
});
