import { existsSync } from 'node:fs';
import { type Browser, chromium } from '@playwright/test';
import { Failure } from '../support/failure';

const installed = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

const quiet = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--font-render-hinting=none',
];

/** Runs work with the installed Chromium or Chrome and closes it; fails where there is none. */
export async function withBrowser<T>(work: (browser: Browser) => Promise<T>): Promise<T> {
  const executablePath = installed.find((path) => existsSync(path));
  if (executablePath === undefined)
    throw new Failure('Chromium is needed: apt-get install chromium');
  const browser = await chromium.launch({ executablePath, args: quiet });
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}
