import type { Browser, Page } from 'puppeteer-core';
import { withBrowser, withFreshPage } from './browser';
import { benchPages, goals } from './goals';
import type { Site } from './stage';
import { median, type Row } from './table';

/** Slow 4G as Lighthouse names it: 150 ms per request, 1.6 Mbit/s down, 0.75 up. */
const SLOW_4G = { latency: 150, download: 1_600_000 / 8, upload: 750_000 / 8 };

/** Milliseconds since the navigation, with network and processor really slowed down. */
interface AppliedTimes {
  readonly firstPaint: number;
  /** The page's mark `interactive`, or the first control where one is named. */
  readonly interactive: number;
}

/** Opens a page on slow 4G with a slow processor and waits until it is interactive. */
export async function measureApplied(page: Page, url: string, control = ''): Promise<AppliedTimes> {
  await page.emulateNetworkConditions(SLOW_4G);
  await page.emulateCPUThrottling(4);
  await page.goto(url);
  const seen = await page.waitForFunction(
    (selector) => {
      const mark = performance.getEntriesByName('interactive')[0];
      if (!mark || (selector && !document.querySelector(selector))) return false;
      return {
        firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
        interactive: selector ? performance.now() : mark.startTime,
      };
    },
    { polling: 'raf' },
    control,
  );
  return (await seen.jsonValue()) as AppliedTimes;
}

/** First paints of second visits, in a browser that stayed until the page was kept. */
async function measureAgain(browser: Browser, url: string, rounds: number) {
  return withFreshPage(browser, async (first) => {
    await first.goto(url);
    await first.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
    const open = async (withoutWorker: boolean): Promise<number> => {
      const page = await first.browserContext().newPage();
      await page.setBypassServiceWorker(withoutWorker);
      const { firstPaint } = await measureApplied(page, url);
      await page.close();
      return firstPaint;
    };
    const [kept, asked]: [number[], number[]] = [[], []];
    for (let round = 0; round < rounds; round++) {
      kept.push(await open(false));
      asked.push(await open(true));
    }
    return { kept: median(kept), asked: median(asked) };
  });
}

/** Second visits to home and to a calculator, with the service worker and without it. */
export async function benchSecondVisits(site: Site, rounds: number): Promise<Row[]> {
  console.error('Second visits…');
  return withBrowser(site, async (browser) => {
    const rows: Row[] = [];
    for (const { name, path } of benchPages.slice(0, 2)) {
      const { kept, asked } = await measureAgain(browser, site.origin + path, rounds);
      rows.push({
        what: `${name} again: first paint, × without its service worker`,
        measured: kept,
        unit: 'ms',
        ratio: kept / asked,
        atMost: goals.secondVisit,
      });
    }
    return rows;
  });
}
