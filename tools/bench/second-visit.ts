import type { Page } from '@playwright/test';
import { type AppliedTimes, measureApplied } from './applied';
import { type BenchBrowser, withBenchBrowser } from './browser';
import { goals } from './goals';
import { quietlyAgain } from './machine';
import type { Site } from './site';
import { median } from './statistics';
import type { Row } from './table';

/** Where visitors come back to: home, and the calculator that they used. */
const pages = [
  { name: 'home', path: '/' },
  { name: 'Roblox', path: '/Roblox' },
] as const;

interface Times {
  readonly kept: AppliedTimes[];
  readonly asked: AppliedTimes[];
}

/** Stays on a page until the service worker has kept it. */
async function firstVisit({ context }: BenchBrowser, url: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(url);
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
  return page;
}

/** The worker has heard that its release is still the site's, and sleeps as after a while. */
async function rest(page: Page): Promise<void> {
  await page.waitForFunction(async () => (await caches.match('/confirmed')) !== undefined);
  const session = await page.context().newCDPSession(page);
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.stopAllWorkers');
  await session.detach();
}

async function measurePage(browser: BenchBrowser, url: string, rounds: number): Promise<Times> {
  const times: Times = { kept: [], asked: [] };
  const first = await firstVisit(browser, url);
  const open = (withoutWorker: boolean) =>
    quietlyAgain(async () => {
      await rest(first);
      return measureApplied(browser, url, undefined, { withoutWorker });
    });
  for (let round = 0; round < rounds; round++) {
    times.kept.push(await open(false));
    times.asked.push(await open(true));
  }
  await first.close();
  return times;
}

/**
 * Second visits on slow 4G at 4x, everything from the first still in the browser's cache: with the
 * service worker, beside the same without it.
 */
export async function benchSecondVisits(site: Site, rounds: number): Promise<Row[]> {
  console.error('Second visits…');
  const rows: Row[] = [];
  for (const { name, path } of pages)
    await withBenchBrowser(site, async (browser) => {
      const { kept, asked } = await measurePage(browser, site.origin + path, rounds);
      const row = (what: string, pick: (times: AppliedTimes) => number, goal?: number): Row => ({
        what: `${name} again: ${what}, × without its service worker`,
        measured: median(kept.map(pick)),
        unit: 'ms',
        ratio: median(kept.map(pick)) / median(asked.map(pick)),
        ...(goal !== undefined && { goal: { atMost: goal } }),
      });
      rows.push(
        row('first paint', ({ fcp }) => fcp, goals.secondVisit),
        row('largest paint', ({ lcp }) => lcp),
        row('answers', ({ usable }) => usable),
      );
    });
  return rows;
}
