import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, type CDPSession, chromium, type Page } from '@playwright/test';
import { CHROMIUM_ARGUMENTS, requireChromium } from '../support/chromium';
import type { SitePlace } from './site';

/** A Chromium of its own, which Lighthouse can reach as well. */
export interface BenchBrowser {
  readonly context: BrowserContext;
  readonly debuggingPort: number;
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' ? (address?.port ?? 0) : 0));
    });
  });
}

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
  const debuggingPort = await freePort();
  const { executablePath, args } = chromiumFor(site);
  const context = await chromium.launchPersistentContext(profile, {
    executablePath,
    args: [...args, `--remote-debugging-port=${debuggingPort}`],
    viewport: { width: 412, height: 823 },
    locale: 'es-DO',
    timezoneId: 'America/Santo_Domingo',
  });
  try {
    return await work({ context, debuggingPort });
  } finally {
    await context.close();
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
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
