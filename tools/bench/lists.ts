import { readFileSync } from 'node:fs';
import type { Browser, Page } from 'puppeteer-core';
import { randomFrom } from '../seed/random';
import { randomSubscribers } from '../seed/subscribers';
import { writeAll } from '../seed/write-all';
import { type Admin, withAdmin } from '../support/admin';
import { DESK, signInStaff, withBrowser } from './browser';
import { goals } from './goals';
import { takeEventTime, watchEvents } from './interactions';
import type { Site } from './stage';
import type { Row } from './table';

const LIMIT_MS = 20 * 60_000;
const SAMPLE_MS = 100;
const START = '::-p-aria([role="button"][name="Descargar"])';
const DONE = '::-p-text(Listo:)';

async function fill({ db }: Admin, records: number): Promise<void> {
  await writeAll(db, randomSubscribers(randomFrom(2), records, Date.now()), (written) => {
    if (written % 10_000 === 0) console.error(`Subscribers: ${written} of ${records}`);
  });
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

/** Seconds until the download is done, and the longest that a click had to wait, in milliseconds. */
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

/** Private memory of a process in bytes, 0 once it has ended (Linux). */
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

/** The export of this many subscribers, compared with reading the same pages alone. */
export async function benchLists(site: Site, records: number): Promise<Row[]> {
  console.error('Lists…');
  await withAdmin(undefined, (admin) => fill(admin, records));
  const exported = await withBrowser(site, async (browser) => {
    const page = await openSubscribers(browser, site.origin);
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
  const row = (what: string, measured: number, atMost: number, rest: Partial<Row>): Row => ({
    what: `export of ${records.toLocaleString('en-US')} rows: ${what}`,
    measured,
    goal: { atMost },
    ...rest,
  });
  const ratio = exported.seconds / exported.reading;
  return [
    row('time, × its reads alone', exported.seconds, goals.exportRatio, {
      digits: 1,
      unit: 's',
      ratio,
    }),
    row('longest wait of a click', exported.click, goals.exportClickMs, { unit: 'ms' }),
    row('memory of page and worker', memory / 1e6, goals.exportMb, { unit: 'MB' }),
  ];
}
