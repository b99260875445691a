import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, type CDPSession, chromium, type Page } from '@playwright/test';
import puppeteer from 'puppeteer-core';
import { CHROMIUM_ARGUMENTS, requireChromium } from '../support/chromium';
import type { SitePlace } from './site';

/** A Chromium of its own. */
export interface BenchBrowser {
  readonly context: BrowserContext;
}

/** A Chromium that nobody follows, so that nobody's work is in what a page does. */
export interface UnfollowedBrowser {
  readonly debuggingPort: number;
  /** Follows it for as long as the work takes. */
  follow<T>(work: (browser: BenchBrowser) => Promise<T>): Promise<T>;
}

/** A phone's screen. */
export const SCREEN = { width: 412, height: 823 };
const LANGUAGE = 'es-DO';
const TIME_ZONE = 'America/Santo_Domingo';

/** How a browser that measures the site is started. */
export function chromiumFor({ fingerprint }: SitePlace) {
  const trusts = `--ignore-certificate-errors-spki-list=${fingerprint}`;
  return { executablePath: requireChromium(), args: [...CHROMIUM_ARGUMENTS, trusts] };
}

/** Runs work in a fresh profile, on a phone's screen in Spanish, and closes the browser. */
export async function withBenchBrowser<T>(
  site: SitePlace,
  work: (browser: BenchBrowser) => Promise<T>,
): Promise<T> {
  const profile = await mkdtemp(join(tmpdir(), 'levelup-bench-'));
  const context = await chromium.launchPersistentContext(profile, {
    ...chromiumFor(site),
    viewport: SCREEN,
    locale: LANGUAGE,
    timezoneId: TIME_ZONE,
  });
  try {
    return await work({ context });
  } finally {
    await context.close();
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** As withBenchBrowser, with one that Lighthouse can have for itself. */
export async function withUnfollowedBrowser<T>(
  site: SitePlace,
  work: (browser: UnfollowedBrowser) => Promise<T>,
): Promise<T> {
  const { executablePath, args } = chromiumFor(site);
  const launched = await puppeteer.launch({
    executablePath,
    args: [...args, `--lang=${LANGUAGE}`],
    env: { ...process.env, TZ: TIME_ZONE },
  });
  const browserWSEndpoint = launched.wsEndpoint();
  const { port, host } = new URL(browserWSEndpoint);
  await launched.disconnect();
  try {
    return await work({
      debuggingPort: Number(port),
      follow: async (followed) => {
        const browser = await chromium.connectOverCDP(`http://${host}`);
        try {
          const [context] = browser.contexts();
          if (!context) throw new Error('Chromium has no window.');
          return await followed({ context });
        } finally {
          await browser.close();
        }
      },
    });
  } finally {
    await (await puppeteer.connect({ browserWSEndpoint })).close();
  }
}

/** Slow 4G as Lighthouse names it: 150 ms per request, 1.6 Mbit/s down, 0.75 up. */
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};

/** Slows a page's processor down, and its network too where asked for. */
export async function throttle(
  page: Page,
  { cpu, network = false }: { readonly cpu: number; readonly network?: boolean },
): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpu });
  if (network) {
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', SLOW_4G);
  }
  return session;
}
