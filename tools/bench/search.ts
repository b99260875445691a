import { createBackend } from '../../src/data/firebase';
import { createSessionStore } from '../../src/data/session-store';
import type { StaffBackend } from '../../src/data/staff/backend';
import type { RequestFilter } from '../../src/data/staff/requests';
import { readCalculators } from '../rules/read-calculators';
import { requestDocuments, type StoredDocument } from '../samples/documents';
import { randomFrom } from '../seed/random';
import { randomRequests, type SeedRequest } from '../seed/requests';
import { writeAll } from '../seed/write-all';
import { withAdmin } from '../support/admin';
import { Failure } from '../support/failure';
import { LOCAL_STAFF, PROJECT } from '../support/local-project';
import { localSettings } from '../support/local-settings';
import type { Row } from './table';
import { namedPeople, waysToName } from './ways-to-name';

const PAGE = 50;

const filter = (search: string): RequestFilter => ({
  status: 'all',
  gameId: undefined,
  overdue: false,
  search,
});

function* searchEntries(requests: Iterable<SeedRequest>): Generator<StoredDocument> {
  for (const { request } of requests)
    yield* requestDocuments(request).filter(({ path }) => path.startsWith('indice/'));
}

/** Stores this many search entries, and whole requests of the people that are searched. */
async function writeEntries(records: number): Promise<void> {
  const seed = {
    calculators: await readCalculators(),
    now: Date.now(),
    days: 365,
    author: 'bench',
    colleagues: ['first', 'second'] as const,
  };
  const others = randomRequests(randomFrom(3), records, seed);
  const [like] = randomRequests(randomFrom(4), 1, seed);
  const named = Object.entries(namedPeople).flatMap(([id, { code, ...applicant }]) =>
    like ? requestDocuments({ ...like.request, id, code, applicant }) : [],
  );
  await withAdmin(undefined, async ({ db }) => {
    await writeAll(db, searchEntries(others), () => {});
    await writeAll(db, named.values(), () => {});
  });
}

async function signedIn(): Promise<StaffBackend> {
  const backend = createBackend(localSettings(PROJECT, 'bench'), createSessionStore());
  await backend.signInStaff(LOCAL_STAFF.email, LOCAL_STAFF.password);
  return backend.staff();
}

/** Fails if a way of naming a person does not find exactly that person. */
async function requireFound(staff: StaffBackend): Promise<number[]> {
  const times: number[] = [];
  const wrong: string[] = [];
  for (const [typed, uid] of waysToName) {
    const begun = performance.now();
    const { rows, total } = await staff.read('pageRequests', filter(typed), PAGE);
    times.push(performance.now() - begun);
    if (total !== 1 || rows[0]?.id !== uid) wrong.push(`"${typed}" finds ${total}`);
  }
  if (wrong.length > 0) throw new Failure(`Not found alone: ${wrong.join(', ')}`);
  return times;
}

/** The search for people among this many requests. */
export async function benchSearch(records: number): Promise<Row[]> {
  console.error(`Writing ${records} search entries…`);
  await writeEntries(records);
  console.error(`Naming people in ${waysToName.length} ways…`);
  const staff = await signedIn();
  const times = await requireFound(staff);
  const { total = 0 } = await staff.read('pageRequests', filter('ana'), PAGE);
  const name = `search among ${records.toLocaleString('en-US')} requests`;
  return [
    { what: `${name}: ways that find the person`, measured: times.length, unit: '' },
    { what: `${name}: slowest way`, measured: Math.max(...times), unit: 'ms' },
    { what: `${name}: matches of "ana"`, measured: total, unit: '' },
  ];
}
