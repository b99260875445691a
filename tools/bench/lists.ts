import type { Page } from '@playwright/test';
import { readCalculators } from '../rules/read-calculators';
import { randomFrom } from '../seed/random';
import { randomRequests, type SeedDocument } from '../seed/requests';
import { randomSubscribers } from '../seed/subscribers';
import { writeAll } from '../seed/write-all';
import { type Admin, withAdmin } from '../support/admin';
import { LOCAL_STAFF } from '../support/local-project';
import { withBenchBrowser } from './browser';
import { watchEvents } from './event-times';
import { benchExportMemory } from './export-memory';
import { goals } from './goals';
import { benchExport } from './list-export';
import { timeBareRead, watchReads } from './list-reads';
import type { Site } from './site';
import { signInStaff } from './staff-session';
import { median, worst } from './statistics';
import type { Row } from './table';

const ROUNDS = 5;
/** A queue of a quiet week, which the whole is compared with. */
const FEW = 500;
const SEEDED_DAYS = 60;

const lists = [
  { name: 'requests', tab: 'solicitudes', collection: 'users', row: '.request-row' },
  {
    name: 'subscribers',
    tab: 'subscripciones',
    collection: 'subscriptores',
    row: '.subscriber-table tbody tr',
  },
] as const;

type List = (typeof lists)[number];

async function fill({ auth, db }: Admin, records: number, seed: number): Promise<void> {
  const { uid } = await auth.getUserByEmail(LOCAL_STAFF.email);
  const now = Date.now();
  const made = { calculators: await readCalculators(), now, days: SEEDED_DAYS, author: uid };
  const write = (name: string, documents: Iterator<SeedDocument>) =>
    writeAll(db, documents, (written) => {
      if (written % 10_000 === 0) console.error(`${name}: ${written} of ${records}`);
    });
  await write('Requests', randomRequests(randomFrom(seed), records, made));
  await write('Subscribers', randomSubscribers(randomFrom(seed + 1), records, now));
}

/** How a list opens: milliseconds until its first rows, and what it read for them. */
interface Opening {
  readonly wait: number;
  /** Reads in each round, and documents that each of them asked for. */
  readonly reads: number;
  readonly documents: number;
  /** Milliseconds that the server needs for that read alone. */
  readonly bareRead: number;
}

async function open(page: Page, origin: string, list: List): Promise<Opening> {
  const waits: number[] = [];
  const reads = watchReads(page, list.collection);
  for (let round = 0; round < ROUNDS; round++) {
    await page.goto(`${origin}/GamesSettings?tab=valores&lang=es`);
    await page.locator('.values').waitFor();
    // The emulator counts the queue by reading all of it, and everything else waits meanwhile.
    await page.waitForLoadState('networkidle');
    const begun = performance.now();
    await page.locator(`a[href*="tab=${list.tab}"]`).first().click();
    // In every frame: a locator looks every half second.
    await page.waitForFunction((row) => document.querySelector(row) !== null, list.row);
    waits.push(performance.now() - begun);
  }
  const { limits } = reads;
  return {
    wait: median(waits),
    reads: limits.length / ROUNDS,
    documents: worst(limits),
    bareRead: await timeBareRead(page, reads),
  };
}

async function openAll(page: Page, origin: string): Promise<Opening[]> {
  const openings: Opening[] = [];
  for (const list of lists) openings.push(await open(page, origin, list));
  return openings;
}

function rowsOf({ name }: List, few: Opening, many: Opening): Row[] {
  return [
    {
      what: `${name}: first rows, × with ${FEW} records and one bare read`,
      measured: many.wait,
      unit: 'ms',
      ratio: many.wait / (few.wait - few.bareRead + many.bareRead),
      goal: { atMost: goals.firstRows },
    },
    {
      what: `${name}: the bare read alone, × with ${FEW} records`,
      measured: many.bareRead,
      unit: 'ms',
      ratio: many.bareRead / few.bareRead,
    },
    { what: `${name}: reads for the first rows`, measured: many.reads, goal: { atMost: 1 } },
    {
      what: `${name}: documents that a read asks for`,
      measured: many.documents,
      goal: { atMost: goals.documentsPerRead },
    },
  ];
}

/** Staff lists over so many requests and as many subscribers, and the download of one of them. */
export async function benchLists(site: Site, records: number): Promise<Row[]> {
  console.error('Lists…');
  return withBenchBrowser(site, async ({ context }) => {
    const page = await context.newPage();
    await watchEvents(page);
    await page.setViewportSize({ width: 1440, height: 900 });
    await signInStaff(page, site.origin);
    await withAdmin(undefined, (admin) => fill(admin, FEW, 1));
    const few = await openAll(page, site.origin);
    await withAdmin(undefined, (admin) => fill(admin, records - FEW, 3));
    const many = await openAll(page, site.origin);
    const rows = lists.flatMap((list, at) => {
      const [before, after] = [few[at], many[at]];
      return before && after ? rowsOf(list, before, after) : [];
    });
    const exports = [await benchExport(page, records), await benchExportMemory(site, records)];
    return [...rows, ...exports.flat()];
  });
}
