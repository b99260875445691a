import type { Page } from '@playwright/test';
import { type BenchBrowser, throttle, withBenchBrowser } from './browser';
import { measureKeys } from './cosmetics';
import { countLostTaps } from './early-taps';
import { watchEvents } from './event-times';
import { goals } from './goals';
import { LIMIT_PATH } from './limit-page';
import type { Site } from './site';
import { quantile, worst } from './statistics';
import type { Row } from './table';
import { measureTaps, taps } from './taps';

const TIMES = 50;
/** By then a page has drawn all that follows from a tap. */
const PAUSE_MS = 500;
const EARLY_TAPS = 10;

/** Opens a page at full speed, waits until it rests, and slows its processor down. */
async function openPage({ context }: BenchBrowser, cpu: number, address?: string): Promise<Page> {
  const page = await context.newPage();
  await watchEvents(page);
  if (address !== undefined) await page.goto(address, { waitUntil: 'networkidle' });
  await throttle(page, { cpu });
  return page;
}

async function tapRows(browser: BenchBrowser, origin: string): Promise<Row[]> {
  const bare = await openPage(browser, 14, origin + LIMIT_PATH);
  const target = () => bare.locator('summary');
  const limit = quantile(await measureTaps(bare, { name: 'bare', target }, TIMES), 0.75);
  await bare.close();
  const rows: Row[] = [{ what: 'bare tap at 14x, 75th percentile', measured: limit, unit: 'ms' }];
  for (const cpu of [4, 14]) {
    const page = await openPage(browser, cpu, `${origin}/Roblox?robux=1300`);
    for (const tap of taps) {
      const measured = await measureTaps(page, tap, TIMES);
      rows.push(cpu === 4 ? atFour(tap.name, measured) : atFourteen(tap.name, measured, limit));
      if (cpu === 4) rows.push(apart(tap.name, await measureTaps(page, tap, TIMES, PAUSE_MS)));
    }
    await page.close();
  }
  return rows;
}

const atFour = (name: string, measured: number[]): Row => ({
  what: `${name} at 4x, worst of ${TIMES}`,
  measured: worst(measured),
  unit: 'ms',
  goal: { atMost: goals.tapMs },
});

const apart = (name: string, measured: number[]): Row => ({
  what: `${name} at 4x, worst of ${TIMES}, ${PAUSE_MS} ms apart`,
  measured: worst(measured),
  unit: 'ms',
});

function atFourteen(name: string, measured: number[], limit: number): Row {
  const usual = quantile(measured, 0.75);
  return {
    what: `${name} at 14x, 75th percentile`,
    measured: usual,
    unit: 'ms',
    ratio: usual / limit,
    goal: { atMost: goals.tapRatio },
  };
}

/** Taps and keys as INP counts them, at 4x and 14x, and taps before the application is there. */
export async function benchInteractions(site: Site): Promise<Row[]> {
  return withBenchBrowser(site, async (browser) => {
    console.error('Interactions…');
    const rows = await tapRows(browser, site.origin);
    const page = await openPage(browser, 4);
    const keys = await measureKeys(page, site.origin, TIMES);
    await page.close();
    const lost = await countLostTaps(browser, site.origin, EARLY_TAPS);
    return [
      ...rows,
      {
        what: `key in the search of 12,000 items at 4x, worst of ${TIMES}`,
        measured: worst(keys),
        unit: 'ms',
        goal: { atMost: goals.keyMs },
      },
      {
        what: `lost of ${EARLY_TAPS} taps 200 ms after the first paint`,
        measured: lost,
        goal: { atMost: 0 },
      },
    ];
  });
}
