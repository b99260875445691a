import { defineConfig } from '@playwright/test';
import { CHROMIUM_ARGUMENTS, findChromium } from './tools/support/chromium';
import { PORTS } from './tools/support/local-project';

const executablePath = findChromium();

/**
 * Journeys in a real browser against the built site on the local emulators, which `npm test`
 * starts (or `npm start`, for `npx playwright test`).
 */
export default defineConfig({
  testDir: 'tests/e2e',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['list']],
  use: {
    baseURL: `http://127.0.0.1:${PORTS.hosting}`,
    // A worker would answer in the place of the faults that tests put on the line.
    serviceWorkers: 'block',
    locale: 'es-DO',
    timezoneId: 'America/Santo_Domingo',
    launchOptions: {
      ...(executablePath === undefined ? {} : { executablePath }),
      args: [...CHROMIUM_ARGUMENTS],
    },
  },
});
