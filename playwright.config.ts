import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { CHROMIUM_ARGUMENTS, findChromium } from './tools/support/chromium';
import { PORTS, STATE } from './tools/support/local-project';

const executablePath = findChromium();

/**
 * Journeys in a real browser against the built site on the local emulators, which `npm test`
 * starts (or `npm start`, for `npx playwright test`). Tests tagged `@full` widen a matrix
 * or repeat what lower levels prove: `npm run test:full` runs them.
 */
export default defineConfig({
  testDir: 'tests/e2e',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  // The second try records what went wrong; a test that needs it has failed all the same.
  retries: 1,
  failOnFlakyTests: true,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  ...(process.env.TEST_FULL ? {} : { grepInvert: /@full/ }),
  outputDir: join(STATE, 'results'),
  reporter: [
    ['list'],
    ['json', { outputFile: join(STATE, 'reports/browser.json') }],
    ['html', { outputFolder: join(STATE, 'report'), open: 'never' }],
  ],
  projects: [
    { name: 'setup', testMatch: '*.setup.ts' },
    { name: 'browser', dependencies: ['setup'] },
  ],
  use: {
    baseURL: `http://127.0.0.1:${PORTS.hosting}`,
    // A worker would answer in the place of the faults that tests put on the line.
    serviceWorkers: 'block',
    locale: 'es-DO',
    timezoneId: 'America/Santo_Domingo',
    // Videos and animations take most of the processor; tests about motion say so (support/accessibility/motion.ts).
    contextOptions: { reducedMotion: 'reduce' },
    // Recording every test would cost up to half of the time.
    trace: { mode: 'on-first-retry', screenshots: false },
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath === undefined ? {} : { executablePath }),
      args: [...CHROMIUM_ARGUMENTS],
    },
  },
});
