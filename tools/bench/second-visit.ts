import type { Browser } from 'puppeteer-core';
import { type AppliedTimes, measureApplied } from './applied';
import { withBrowser } from './browser';
import { goals } from './goals';
import type { Site } from './stage';
import { median, type Row } from './table';

/** Where visitors come back to: home, and the calculator that they used. */
const PAGES = [
  { name: 'home', path: '/' },
  { name: 'Roblox', path: '/Roblox' },
] as const;

/** Both ways of a second visit, in a browser that stayed until the page was kept. */
async function measurePage(browser: Browser, url: string, rounds: number) {
  const context = await browser.createBrowserContext();
  const first = await context.newPage();
  await first.goto(url);
  await first.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
  const open = async (withoutWorker: boolean): Promise<AppliedTimes> => {
    const page = await context.newPage();
    const times = await measureApplied(page, url, { withoutWorker });
    await page.close();
    return times;
  };
  const times = { kept: [] as AppliedTimes[], asked: [] as AppliedTimes[] };
  for (let round = 0; round < rounds; round++) {
    times.kept.push(await open(false));
    times.asked.push(await open(true));
  }
  await context.close();
  return times;
}

/** Second visits on slow 4G with the service worker, beside the same without it. */
export async function benchSecondVisits(site: Site, rounds: number): Promise<Row[]> {
  console.error('Second visits…');
  return withBrowser(site, async (browser) => {
    const rows: Row[] = [];
    for (const { name, path } of PAGES) {
      const { kept, asked } = await measurePage(browser, site.origin + path, rounds);
      const firstPaint = median(kept.map((times) => times.firstPaint));
      rows.push({
        what: `${name} again: first paint, × without its service worker`,
        measured: firstPaint,
        unit: 'ms',
        ratio: firstPaint / median(asked.map((times) => times.firstPaint)),
        goal: { atMost: goals.secondVisit },
      });
    }
    return rows;
  });
}
