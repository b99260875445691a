import { existsSync } from 'node:fs';
import { type Browser, chromium } from '@playwright/test';
import { CHROMIUM_ARGUMENTS } from '../support/chromium';
import { Failure } from '../support/failure';

const installed = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

const quiet = [...CHROMIUM_ARGUMENTS, '--font-render-hinting=none'];

/** Runs work with the installed Chromium or Chrome and closes it; fails if there is none. */
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
