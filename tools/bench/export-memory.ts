import puppeteer, { type Browser, type Page } from 'puppeteer-core';
import { LOCAL_STAFF } from '../support/local-project';
import { chromiumFor } from './browser';
import { goals } from './goals';
import { ownMemory, watchMemory } from './renderer-memory';
import type { Site } from './site';
import type { Row } from './table';

const LIMIT_MS = 20 * 60_000;

const byName = (page: Page, name: string) => page.locator(`::-p-aria([name="${name}"])`);

async function openSubscribers(browser: Browser, origin: string): Promise<Page> {
  const page = await browser.newPage();
  await page.goto(`${origin}/Paradais?lang=es`);
  await byName(page, 'Usuario').fill(LOCAL_STAFF.email);
  await page.locator('input[type=password]').fill(LOCAL_STAFF.password);
  await page.locator('button[type=submit]').click();
  await page.locator('.values').wait();
  await page.goto(`${origin}/GamesSettings?tab=subscripciones&lang=es`);
  await page.locator('.subscriber-table tbody tr').wait();
  return page;
}

/** The page's process, in which its workers live too: the largest. */
async function rendererOf(browser: Browser): Promise<number> {
  const session = await browser.target().createCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  const pids = processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => id);
  return pids.reduce((largest, pid) => (ownMemory(pid) > ownMemory(largest) ? pid : largest), 0);
}

/**
 * Downloads all subscribers once more, in a browser of its own that nobody listens to: whoever
 * follows a page's network, as Playwright always does, makes the page keep every answer.
 */
export async function benchExportMemory(site: Site, records: number): Promise<Row[]> {
  const browser = await puppeteer.launch({
    ...chromiumFor(site),
    networkEnabled: false,
    defaultViewport: { width: 1440, height: 900 },
  });
  try {
    const page = await openSubscribers(browser, site.origin);
    const pid = await rendererOf(browser);
    const before = ownMemory(pid);
    const stopWatching = watchMemory(pid);
    await byName(page, 'Descargar').click();
    await page.locator('::-p-text(Listo:)').setTimeout(LIMIT_MS).wait();
    const peak = stopWatching();
    const what = `workbook of ${records.toLocaleString('en-US')} rows: memory of page and worker`;
    return [
      { what, measured: peak / 1e6, unit: 'MB', goal: { atMost: goals.exportMb } },
      { what: `${what} before it`, measured: before / 1e6, unit: 'MB' },
    ];
  } finally {
    await browser.close();
  }
}
