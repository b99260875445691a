import type { Page, Route } from '@playwright/test';
import { expect } from '../test';

/** An unexpected layout shift, and what moved. */
interface Shift {
  readonly value: number;
  readonly moved: readonly string[];
}

declare global {
  interface Window {
    shifts: Shift[];
  }
}

/** Collects unexpected shifts. A shift within half a second of a press is expected. */
function watchShifts(): void {
  window.shifts = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
      sources: { node?: Node }[];
    })[])
      if (!entry.hadRecentInput)
        window.shifts.push({
          value: entry.value,
          moved: entry.sources.map(({ node }) =>
            node instanceof Element ? node.outerHTML.slice(0, 90) : String(node?.textContent),
          ),
        });
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Holds answers to matching requests until `release`, so that they come late. */
export async function holdBack(page: Page, pattern: RegExp): Promise<() => Promise<void>> {
  const held: Route[] = [];
  let holding = true;
  await page.route(pattern, async (route) => {
    if (holding) held.push(route);
    else await route.continue();
  });
  return async () => {
    holding = false;
    await Promise.all(held.map((route) => route.continue()));
  };
}

/** After two frames, every pending change of the page has been laid out. */
const drawn = (page: Page) =>
  page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );

/** Expects no unexpected shift so far. */
export async function expectNoShift(page: Page): Promise<void> {
  await drawn(page);
  const shifts = await page.evaluate(() => window.shifts);
  const total = shifts.reduce((sum, { value }) => sum + value, 0);
  expect(total, JSON.stringify(shifts, null, 1)).toBeLessThanOrEqual(0.01);
}

/** Opens a page whose font comes late, and waits for font and application. */
export async function openLate(page: Page, address: string): Promise<void> {
  await page.addInitScript(watchShifts);
  const giveFont = await holdBack(page, /\.woff2$/);
  await page.goto(address, { waitUntil: 'commit' });
  await page.waitForFunction(
    () => performance.getEntriesByName('first-contentful-paint').length > 0,
  );
  await giveFont();
  await page.waitForFunction(() => !('replayQueue' in window));
  await expect(page.locator('body.typeface')).toHaveCount(1);
}
