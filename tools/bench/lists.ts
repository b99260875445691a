import { readFileSync } from 'node:fs';
import type { Browser, Page } from 'puppeteer-core';
import { readCalculators } from '../rules/read-calculators';
import { randomFrom } from '../seed/random';
import { randomRequests, type SeedDocument } from '../seed/requests';
import { randomSubscribers } from '../seed/subscribers';
import { writeAll } from '../seed/write-all';
import { type Admin, withAdmin } from '../support/admin';
import { LOCAL_STAFF } from '../support/local-project';
import { DESK, signInStaff, withBrowser } from './browser';
import { goals } from './goals';
import { takeEventTime, watchEvents } from './interactions';
import type { Site } from './stage';
import type { Row } from './table';

const SEEDED_DAYS = 60;
const LIMIT_MS = 20 * 60_000;
const SAMPLE_MS = 100;
const START = '::-p-aria([role="button"][name="Descargar"])';
const DONE = '::-p-text(Listo:)';

async function fill({ auth, db }: Admin, records: number): Promise<void> {
  const { uid } = await auth.getUserByEmail(LOCAL_STAFF.email);
  const now = Date.now();
  const made = { calculators: await readCalculators(), now, days: SEEDED_DAYS, author: uid };
  const write = (name: string, documents: Iterator<SeedDocument>) =>
    writeAll(db, documents, (written) => {
      if (written % 10_000 === 0) console.error(`${name}: ${written} of ${records}`);
    });
  await write('Requests', randomRequests(randomFrom(1), records, made));
  await write('Subscribers', randomSubscribers(randomFrom(2), records, now));
}

async function openSubscribers(browser: Browser, origin: string): Promise<Page> {
  const page = await browser.newPage();
  await page.setViewport(DESK);
  await watchEvents(page);
  await signInStaff(page, origin);
  await page.goto(`${origin}/GamesSettings?tab=subscripciones&lang=es`);
  await page.locator('tbody tr').setTimeout(LIMIT_MS).wait();
  return page;
}

/** Seconds until everything is downloaded, and the longest wait of a click meanwhile. */
async function download(page: Page): Promise<{ seconds: number; click: number }> {
  const begun = performance.now();
  await page.locator(START).click();
  const done = page.waitForSelector(DONE, { timeout: LIMIT_MS });
  let click = 0;
  let running = true;
  void done.finally(() => {
    running = false;
  });
  await takeEventTime(page);
  while (running) {
    await page.click('h1');
    click = Math.max(click, await takeEventTime(page));
  }
  await done;
  return { seconds: (performance.now() - begun) / 1000, click };
}

/** Bytes that a process owns by itself, 0 once it is gone (Linux). */
function ownMemory(pid: number): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    return Number(/^RssAnon:\s+(\d+) kB/m.exec(status)?.[1] ?? 0) * 1024;
  } catch {
    return 0;
  }
}

/** Peak memory of the page and its worker, which live in one process, during a download. */
async function downloadMemory(browser: Browser, origin: string): Promise<number> {
  const page = await openSubscribers(browser, origin);
  const session = await browser.target().createCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  const renderers = processInfo.filter(({ type }) => type === 'renderer');
  let peak = 0;
  const timer = setInterval(() => {
    peak = Math.max(peak, ...renderers.map(({ id }) => ownMemory(id)));
  }, SAMPLE_MS);
  await page.locator(START).click();
  await page.waitForSelector(DONE, { timeout: LIMIT_MS });
  clearInterval(timer);
  return peak;
}

/** The export of a list of so many subscribers, beside the reading of the same pages alone. */
export async function benchLists(site: Site, records: number): Promise<Row[]> {
  console.error('Lists…');
  await withAdmin(undefined, (admin) => fill(admin, records));
  const exported = await withBrowser(site, async (browser) => {
    const page = await openSubscribers(browser, site.origin);
    // The browser measures its own reads: the time in which at least one was under way.
    const result = await download(page);
    const reading = await page.evaluate(() => {
      const reads = performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.includes(':runQuery'));
      return reads.reduce((sum, { duration }) => sum + duration, 0) / 1000;
    });
    return { ...result, reading };
  });
  const memory = await withBrowser(site, (b) => downloadMemory(b, site.origin), false);
  const list = `export of ${records.toLocaleString('en-US')} rows`;
  return [
    {
      what: `${list}: time, × its reads alone`,
      measured: exported.seconds,
      digits: 1,
      unit: 's',
      ratio: exported.seconds / exported.reading,
      goal: { atMost: goals.exportRatio },
    },
    {
      what: `${list}: longest wait of a click meanwhile`,
      measured: exported.click,
      unit: 'ms',
      goal: { atMost: goals.exportClickMs },
    },
    {
      what: `${list}: memory of page and worker`,
      measured: memory / 1e6,
      unit: 'MB',
      goal: { atMost: goals.exportMb },
    },
  ];
}
