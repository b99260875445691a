import type { BenchBrowser } from './browser';
import { throttle } from './browser';

/** How long after the first paint a hasty visitor presses, in milliseconds. */
const HASTE_MS = 200;
const ANSWER_LIMIT_MS = 60_000;

async function isLost({ context }: BenchBrowser, origin: string): Promise<boolean> {
  const page = await context.newPage();
  try {
    const session = await throttle(page, { cpu: 4, network: true });
    await session.send('Network.clearBrowserCache');
    await page.goto(`${origin}/Roblox?robux=1300`, { waitUntil: 'commit' });
    await page.waitForFunction((haste) => {
      const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime;
      return painted !== undefined && performance.now() >= painted + haste;
    }, HASTE_MS);
    await page
      .locator('.send-actions button[type=submit]')
      .click({ force: true, noWaitAfter: true });
    const value = page.locator('output[name="estimate"]', { hasText: 'US$16.25' });
    return await value.waitFor({ timeout: ANSWER_LIMIT_MS }).then(
      () => false,
      () => true,
    );
  } finally {
    await page.close();
  }
}

/** How many of so many taps on ESTIMATE, 200 ms after the first paint, are lost. */
export async function countLostTaps(
  browser: BenchBrowser,
  origin: string,
  times: number,
): Promise<number> {
  let lost = 0;
  for (let done = 0; done < times; done++) if (await isLost(browser, origin)) lost += 1;
  return lost;
}
