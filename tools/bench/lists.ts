import { readFileSync } from 'node:fs';
import type { Browser, Page } from 'puppeteer-core';
import { MINUTE_MS } from '../../src/domain/time';
import { randomFrom } from '../seed/random';
import { randomSubscribers } from '../seed/subscribers';
import { writeAll } from '../seed/write-all';
import { withAdmin } from '../support/admin';
import { signInStaff, takeEventTime, watchEvents, withBrowser } from './browser';
import { goals } from './goals';
import type { Site } from './stage';
import type { Row } from './table';

const LIMIT_MS = 20 * MINUTE_MS;

/** Without network events: the browser would keep answers for them, which count as page memory. */
const OPTIONS = { networkEnabled: false, defaultViewport: { width: 1440, height: 900 } };

/** Private memory of a process in millions of bytes (Linux). */
function ownMegabytes(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return (Number(/^RssAnon:\s+(\d+) kB/m.exec(status)?.[1]) * 1024) / 1e6;
}

/** The process of the open page, which is the largest one, and of its worker. */
async function pageProcess(browser: Browser): Promise<number> {
  const session = await browser.target().createCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  const pids = processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => id);
  return pids.reduce((one, other) => (ownMegabytes(other) > ownMegabytes(one) ? other : one));
}

/** Downloads the whole list while clicking; times in seconds, the longest click in milliseconds. */
async function download(page: Page, origin: string) {
  page.setDefaultTimeout(LIMIT_MS);
  await watchEvents(page);
  await signInStaff(page, origin);
  await page.goto(`${origin}/GamesSettings?tab=subscripciones&lang=es`);
  await page.waitForSelector('tbody tr');
  // Browsers keep 250 entries, and the reads approach that.
  await page.evaluate(() => performance.setResourceTimingBufferSize(1000));
  const pid = await pageProcess(page.browser());
  const begun = performance.now();
  await page.locator('::-p-aria([role="button"][name="Descargar"])').click();
  await takeEventTime(page);
  let [click, megabytes] = [0, 0];
  while ((await page.$('::-p-text(Listo:)')) === null) {
    await page.click('h1');
    click = Math.max(click, await takeEventTime(page));
    megabytes = Math.max(megabytes, ownMegabytes(pid));
  }
  const seconds = (performance.now() - begun) / 1000;
  const reading = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .reduce((sum, { name, duration }) => sum + (name.includes(':runQuery') ? duration : 0), 0),
  );
  return { seconds, click, megabytes, reading: reading / 1000 };
}

/** The export of this many subscribers, compared with reading the same pages alone. */
export async function benchLists(site: Site, records: number): Promise<Row[]> {
  console.error(`Writing ${records} subscribers…`);
  const subscribers = randomSubscribers(randomFrom(2), records, Date.now());
  await withAdmin(undefined, ({ db }) => writeAll(db, subscribers, () => {}));
  console.error('Downloading them…');
  const work = async (browser: Browser) => download(await browser.newPage(), site.origin);
  const { seconds, click, megabytes, reading } = await withBrowser(site, work, OPTIONS);
  const name = `export of ${records.toLocaleString('en-US')} rows`;
  const time = { measured: seconds, digits: 1, unit: 's', ratio: seconds / reading };
  const memory = { measured: megabytes, unit: 'MB', atMost: goals.exportMb };
  return [
    { what: `${name}: time, × its reads alone`, ...time, atMost: goals.exportRatio },
    { what: `${name}: slowest click`, measured: click, unit: 'ms', atMost: goals.exportClickMs },
    { what: `${name}: memory of page and worker`, ...memory },
  ];
}
