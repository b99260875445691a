import type { Page } from 'puppeteer-core';
import { throttle } from './browser';

/** Milliseconds since the navigation, with network and processor really slowed down. */
export interface AppliedTimes {
  readonly firstPaint: number;
  /** The page's mark `interactive`, or the first control where one is named. */
  readonly interactive: number;
}

const LIMIT_MS = 60_000;

/** Opens a page on slow 4G with a processor four times slower and waits until it is interactive. */
export async function measureApplied(
  page: Page,
  url: string,
  { control = '', withoutWorker = false } = {},
): Promise<AppliedTimes> {
  const session = await throttle(page, true);
  await session.send('Network.setBypassServiceWorker', { bypass: withoutWorker });
  await page.goto(url, { waitUntil: 'load', timeout: LIMIT_MS });
  const seen = await page.waitForFunction(
    (selector) => {
      const mark = performance.getEntriesByName('interactive')[0];
      if (!mark || (selector && !document.querySelector(selector))) return false;
      return {
        firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
        interactive: selector ? performance.now() : mark.startTime,
      };
    },
    { polling: 'raf', timeout: LIMIT_MS },
    control,
  );
  return (await seen.jsonValue()) as AppliedTimes;
}
