import type { Page } from '@playwright/test';
import { type BenchBrowser, SCREEN, throttle } from './browser';

/** Milliseconds since the navigation, with network and processor really slowed down. */
export interface AppliedTimes {
  readonly fcp: number;
  readonly lcp: number;
  /** The application answers: the mark of src/main.tsx, and on staff pages the first control. */
  readonly usable: number;
}

const LIMIT_MS = 60_000;

async function paints(page: Page): Promise<Pick<AppliedTimes, 'fcp' | 'lcp'>> {
  return page.evaluate(
    () =>
      new Promise((resolve) => {
        // Whatever is the largest has been painted, and so has the first.
        new PerformanceObserver((list) => {
          const [first] = performance.getEntriesByName('first-contentful-paint');
          const largest = list.getEntries().at(-1);
          if (first && largest) resolve({ fcp: first.startTime, lcp: largest.startTime });
        }).observe({ type: 'largest-contentful-paint', buffered: true });
      }),
  );
}

async function usableAt(page: Page, control: string | undefined): Promise<number> {
  await page.waitForFunction(
    (selector) =>
      performance.getEntriesByName('usable').length > 0 &&
      (selector === undefined || document.querySelector(selector) !== null),
    control,
    { polling: 'raf', timeout: LIMIT_MS },
  );
  return control === undefined
    ? page.evaluate(() => performance.getEntriesByName('usable')[0]?.startTime ?? 0)
    : page.evaluate(() => performance.now());
}

/**
 * Opens a page on slow 4G at 4x and waits until it answers. `control`: what must be there too;
 * `false` for a page without an application. `withoutWorker`: its service worker is passed by.
 */
export async function measureApplied(
  { context }: BenchBrowser,
  url: string,
  control: string | undefined | false,
  { withoutWorker = false } = {},
): Promise<AppliedTimes> {
  const page = await context.newPage();
  try {
    await page.setViewportSize(SCREEN);
    const session = await throttle(page, { cpu: 4, network: true });
    if (withoutWorker) await session.send('Network.setBypassServiceWorker', { bypass: true });
    await page.goto(url, { waitUntil: 'load', timeout: LIMIT_MS });
    const usable = control === false ? 0 : await usableAt(page, control);
    return { ...(await paints(page)), usable };
  } finally {
    await page.close();
  }
}
