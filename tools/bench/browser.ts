import puppeteer, { type Browser, type CDPSession, type Page } from 'puppeteer-core';
import { CHROMIUM_ARGUMENTS, requireChromium } from '../support/chromium';
import { LOCAL_STAFF } from '../support/local-project';
import type { Site } from './stage';

/** A phone's screen, and a desk's. */
const PHONE = { width: 412, height: 823 };
export const DESK = { width: 1440, height: 900 };

/**
 * Runs work in a browser of its own, in Spanish. `networkEnabled: false` keeps the page's answers
 * out of its memory, where that is measured.
 */
export async function withBrowser<T>(
  { fingerprint }: Site,
  work: (browser: Browser) => Promise<T>,
  networkEnabled = true,
): Promise<T> {
  const browser = await puppeteer.launch({
    executablePath: requireChromium(),
    args: [
      ...CHROMIUM_ARGUMENTS,
      `--ignore-certificate-errors-spki-list=${fingerprint}`,
      '--lang=es-DO',
    ],
    env: { ...process.env, TZ: 'America/Santo_Domingo' },
    defaultViewport: PHONE,
    networkEnabled,
  });
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}

/** Runs work on a page that has seen nothing yet: no cache, no storage, no service worker. */
export async function withFreshPage<T>(
  browser: Browser,
  work: (page: Page) => Promise<T>,
): Promise<T> {
  const context = await browser.createBrowserContext();
  try {
    return await work(await context.newPage());
  } finally {
    await context.close();
  }
}

/** Signs the local staff account in; the page's context stays signed in. */
export async function signInStaff(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/Paradais?lang=es`, { waitUntil: 'networkidle0' });
  await page.locator('input[type=email]').fill(LOCAL_STAFF.email);
  await page.locator('input[type=password]').fill(LOCAL_STAFF.password);
  await page.locator('button[type=submit]').click();
  await page.waitForFunction(() => location.pathname === '/GamesSettings');
  await page.locator(STAFF_READY).wait();
}

/** What the admin page shows once staff can work with it. */
export const STAFF_READY = 'main form input';

/** Slow 4G as Lighthouse names it: 150 ms per request, 1.6 Mbit/s down, 0.75 up. */
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};

/** Makes a page's processor four times slower, and its network too where asked for. */
export async function throttle(page: Page, network = false): Promise<CDPSession> {
  const session = await page.createCDPSession();
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  if (network) {
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', SLOW_4G);
  }
  return session;
}
