import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { type BenchBrowser, SCREEN, throttle, withBenchBrowser } from './browser';
import { type EarlyUse, earlyUses, toEnglish } from './early-uses';
import type { Site } from './site';
import type { Row } from './table';

declare global {
  interface Window {
    readonly controls: { readonly undone: readonly string[] };
  }
}

const DESKTOP = { width: 1280, height: 900 };
/** How often a page's controls are all used after it has become usable. */
const ROUNDS_AFTER = 2;

/** How often each kind of control was used, and how often that was lost or undone. */
type Tally = Map<string, { used: number; lost: number }>;

async function isUsable(page: Page): Promise<boolean> {
  return page.evaluate(() => performance.getEntriesByName('usable').length > 0);
}

async function visit(
  browser: BenchBrowser,
  address: string,
  use: EarlyUse,
  cpu: number,
  tally: Tally,
) {
  const page = await browser.context.newPage();
  try {
    await page.setViewportSize(use.phone ? SCREEN : DESKTOP);
    await page.addInitScript({ path: join(import.meta.dirname, 'watch-controls.js') });
    const session = await throttle(page, { cpu });
    await session.send('Network.enable');
    await session.send('Network.clearBrowserCache');
    await page.goto(address, { waitUntil: 'commit' });
    await page.waitForFunction(
      () => performance.getEntriesByName('first-contentful-paint').length > 0,
    );
    const times = new Map(use.steps.map((step) => [step, 0]));
    for (let after = 0; after < ROUNDS_AFTER; after += (await isUsable(page)) ? 1 : 0)
      for (const step of use.steps) {
        if (step.once && times.get(step) === 1) continue;
        await step.act(page);
        times.set(step, (times.get(step) ?? 0) + 1);
      }
    await toEnglish(page);
    const undone = await page.evaluate(() => window.controls.undone);
    for (const what of undone) console.error(`${use.path} at ${cpu}x: ${what}`);
    const looked = new Set<string>();
    for (const [step, used] of times) {
      const sum = tally.get(step.kind) ?? { used: 0, lost: 0 };
      const gone = undone.filter((what) => what.startsWith(`${step.field} `));
      sum.used += used;
      // Two steps may share a field.
      if (step.field && !looked.has(step.field)) sum.lost += gone.length;
      if (step.field) looked.add(step.field);
      sum.lost += (await step.lost?.(page, used)) ?? 0;
      tally.set(step.kind, sum);
    }
  } finally {
    await page.close();
  }
}

/**
 * Uses controls of every kind, with real presses and keys, from the first paint until after the page
 * has become usable, so many times at full speed and with the processor six times slower. A row
 * says how many of those uses were lost, or undone for as long as a frame.
 */
export async function benchEarlyInput(site: Site, rounds: number): Promise<Row[]> {
  return withBenchBrowser(site, async (browser) => {
    const rows: Row[] = [];
    for (const cpu of [1, 6]) {
      const tally: Tally = new Map();
      for (let round = 1; round <= rounds; round++) {
        console.error(`Early input at ${cpu}x, round ${round} of ${rounds}…`);
        for (const use of earlyUses) await visit(browser, site.origin + use.path, use, cpu, tally);
      }
      for (const [kind, { used, lost }] of tally)
        rows.push({
          what: `${kind} at ${cpu}x, lost of ${used}`,
          measured: lost,
          goal: { atMost: 0 },
        });
    }
    return rows;
  });
}
