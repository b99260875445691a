import { mkdirSync } from 'node:fs';
import type { Browser } from '@playwright/test';
import { LANGUAGES, type Language } from '../src/domain/language';
import { withBrowser } from './media/browser';
import { copies, type ScreenState } from './screens/screen';
import { screenStates } from './screens/states';
import { still } from './screens/still';
import { command, Failure } from './support/failure';
import { PORTS, ROOT } from './support/local-project';

/**
 * Pictures of every screen and state of the running product in `screenshots/`: `npm run screens`,
 * or `npm run screens -- dialog faq` for those whose names begin so. Taken twice on fresh data, they
 * are equal: `npm run screens:compare -- BEFORE AFTER` names those of two folders that differ.
 */
const base = process.env.BASE_URL ?? `http://127.0.0.1:${PORTS.hosting}`;
const wanted = process.argv.slice(2);
const sizes = [
  { width: 390, height: 844 },
  { width: 1024, height: 768 },
  { width: 1440, height: 900 },
];
const LIMIT_MS = 20_000;
/** Time for the first data to arrive and for entrance animations to end. */
const SETTLING_MS = 800;

async function picture(
  browser: Browser,
  state: ScreenState,
  language: Language,
  viewport: (typeof sizes)[number],
): Promise<void> {
  const context = await browser.newContext({ baseURL: base, viewport, locale: language });
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(LIMIT_MS);
    await page.goto(`${state.path}?lang=${language}`);
    await page.locator('h1').first().waitFor();
    await page.evaluate(() => document.fonts.ready);
    await page.waitForTimeout(SETTLING_MS);
    if (state.reach) {
      await state.reach(page, copies[language]);
      await page.waitForTimeout(SETTLING_MS);
    }
    await page.evaluate(() => scrollTo(0, 0));
    await still(page);
    const file = `${state.name}-${viewport.width}-${language}.png`;
    await page.screenshot({
      path: `${ROOT}screenshots/${file}`,
      animations: 'disabled',
      // The page behind an open dialog is not part of the picture.
      fullPage: (await page.locator('dialog[open]').count()) === 0,
    });
    console.log(file);
  } finally {
    await context.close();
  }
}

await command(() =>
  withBrowser(async (browser) => {
    mkdirSync(`${ROOT}screenshots`, { recursive: true });
    const states = screenStates.filter(
      ({ name }) => wanted.length === 0 || wanted.some((start) => name.startsWith(start)),
    );
    let failed = 0;
    for (const state of states) {
      for (const language of LANGUAGES) {
        for (const size of sizes) {
          await picture(browser, state, language, size).catch((error: unknown) => {
            failed += 1;
            console.error(`${state.name} ${size.width} ${language}: ${error}`);
          });
        }
      }
    }
    if (failed > 0) throw new Failure(`${failed} pictures failed`);
  }),
);
