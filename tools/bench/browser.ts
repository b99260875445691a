import puppeteer, { type Browser, type LaunchOptions, type Page } from 'puppeteer-core';
import { CHROMIUM_ARGUMENTS, requireChromium } from '../support/chromium';
import { LOCAL_STAFF } from '../support/local-project';
import type { Site } from './stage';

/** The browser reports no interaction as shorter than this. */
const SHORTEST_MS = 16;

/** The button of a game's market value, which shows once staff can work. */
export const STAFF_READY = 'main article button';

/** Runs work in a separate browser, in Spanish and with a phone's screen unless told otherwise. */
export async function withBrowser<T>(
  { fingerprint }: Site,
  work: (browser: Browser) => Promise<T>,
  options: LaunchOptions = {},
): Promise<T> {
  const trusted = `--ignore-certificate-errors-spki-list=${fingerprint}`;
  const browser = await puppeteer.launch({
    executablePath: requireChromium(),
    args: [...CHROMIUM_ARGUMENTS, trusted, '--lang=es-DO'],
    env: { ...process.env, TZ: 'America/Santo_Domingo' },
    defaultViewport: { width: 412, height: 823 },
    ...options,
  });
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}

/** Runs work on a fresh page: no cache, no storage, no service worker. */
export async function withFreshPage<T>(browser: Browser, work: (page: Page) => Promise<T>) {
  const context = await browser.createBrowserContext();
  const done = await work(await context.newPage());
  await context.close();
  return done;
}

/** Signs the local staff account in; the page's context stays signed in, with an empty cache. */
export async function signInStaff(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/Paradais?lang=es`, { waitUntil: 'networkidle0' });
  await page.locator('input[type=email]').fill(LOCAL_STAFF.email);
  await page.locator('input[type=password]').fill(LOCAL_STAFF.password);
  await page.locator('button[type=submit]').click();
  await page.waitForFunction(() => location.pathname === '/GamesSettings');
  await page.waitForSelector(STAFF_READY);
  await (await page.createCDPSession()).send('Network.clearBrowserCache');
}

/**
 * Makes a page record the time from each interaction to the next paint, from its next navigation
 * on.
 */
export async function watchEvents(page: Page): Promise<void> {
  await page.evaluateOnNewDocument((durationThreshold) => {
    const eventTimes: number[] = [];
    Object.assign(window, { eventTimes });
    new PerformanceObserver((list) => {
      // Chromium sometimes reports the frame after a `pointerdown` only seconds later.
      for (const { name, duration, interactionId } of list.getEntries() as PerformanceEventTiming[])
        if (interactionId && name !== 'pointerdown') eventTimes.push(duration);
    }).observe({ type: 'event', durationThreshold });
  }, SHORTEST_MS);
}

/** Milliseconds of the longest interaction since the last call, at least 16. */
export async function takeEventTime(page: Page): Promise<number> {
  const taken = await page.evaluate(async () => {
    // Entries arrive after the frame that shows the outcome.
    for (let frames = 0; frames < 3; frames++)
      await new Promise((resolve) => requestAnimationFrame(resolve));
    await new Promise((resolve) => setTimeout(resolve));
    return (window as unknown as { eventTimes: number[] }).eventTimes.splice(0);
  });
  return Math.max(SHORTEST_MS, ...taken);
}
