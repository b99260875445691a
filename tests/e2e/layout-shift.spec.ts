import type { Page, Route } from '@playwright/test';
import { copy as english } from '../../src/i18n/en';
import { copy as spanish } from '../../src/i18n/es';
import { publicRoutes } from './support/public-routes';
import { expect, test } from './support/test';

/** A movement that nobody asked for, and what moved. */
interface Shift {
  readonly value: number;
  readonly moved: readonly string[];
}

declare global {
  interface Window {
    shifts: Shift[];
  }
}

/** Collects what moves by itself; what follows a press within half a second was asked for. */
function watchShifts(): void {
  window.shifts = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
      sources: { node?: Node }[];
    })[])
      if (!entry.hadRecentInput)
        window.shifts.push({
          value: entry.value,
          moved: entry.sources.map(({ node }) =>
            node instanceof Element ? node.outerHTML.slice(0, 90) : String(node?.textContent),
          ),
        });
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Keeps answers to matching requests until `release`, so that they surely come late. */
async function holdBack(page: Page, pattern: RegExp): Promise<() => Promise<void>> {
  const held: Route[] = [];
  let holding = true;
  await page.route(pattern, async (route) => {
    if (holding) held.push(route);
    else await route.continue();
  });
  return async () => {
    holding = false;
    await Promise.all(held.map((route) => route.continue()));
  };
}

/** Two frames later everything that was asked of the page so far has been laid out. */
const drawn = (page: Page) =>
  page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );

async function expectNoShift(page: Page): Promise<void> {
  await drawn(page);
  const shifts = await page.evaluate(() => window.shifts);
  const total = shifts.reduce((sum, { value }) => sum + value, 0);
  expect(total, JSON.stringify(shifts, null, 1)).toBeLessThanOrEqual(0.01);
}

/** Opens a page whose font comes late, and waits for font and application. */
async function openLate(page: Page, address: string): Promise<void> {
  await page.addInitScript(watchShifts);
  const giveFont = await holdBack(page, /\.woff2$/);
  await page.goto(address, { waitUntil: 'commit' });
  await page.waitForFunction(
    () => performance.getEntriesByName('first-contentful-paint').length > 0,
  );
  await giveFont();
  await page.waitForFunction(() => !('earlyInput' in window));
  await expect(page.locator('body.typeface')).toHaveCount(1);
}

for (const [language, words, width] of [
  ['es', spanish, 390],
  ['en', english, 1440],
] as const)
  test.describe(`in ${language} at ${width} px nothing moves by itself`, () => {
    test.use({ viewport: { width, height: 900 } });

    for (const route of publicRoutes)
      test(`on ${route}`, async ({ page }) => {
        await openLate(page, `${route}?lang=${language}`);
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expectNoShift(page);
      });

    test('when the staff area sends somebody to sign in', async ({ page }) => {
      await openLate(page, `/GamesSettings?lang=${language}`);
      await page.waitForURL('**/Paradais');
      await expect(page.getByText(words.staffSignIn.needed)).toBeVisible();
      await expectNoShift(page);
    });

    test('what is read on the sign-in stays where it is when messages come', async ({ page }) => {
      await openLate(page, `/Paradais?lang=${language}`);
      const heading = page.getByRole('heading', { level: 1 });
      const before = await heading.boundingBox();
      await page.getByRole('button', { name: words.staffSignIn.submit }).click();
      await expect(page.getByText(words.staffSignIn.passwordProblem)).toBeVisible();
      expect(await heading.boundingBox()).toEqual(before);
    });

    test('when live values arrive on home', async ({ page }) => {
      const giveValues = await holdBack(page, /documents/);
      const asked = page.waitForRequest(/documents/);
      await openLate(page, `/?lang=${language}`);
      await page.getByRole('heading', { level: 1 }).hover();
      await asked;
      const answered = page.waitForResponse(/documents/);
      await giveValues();
      await (await answered).finished();
      await expectNoShift(page);
    });

    test('while an account is estimated and its request begun', async ({ page }) => {
      await openLate(page, `/Roblox?lang=${language}`);
      await page.locator('input[name="robux"]').fill('1300');
      await page.getByRole('button', { name: words.calculator.estimate }).click();
      await expect(page.locator('output[name="estimate"]')).toHaveText('US$16.25');
      await page.getByRole('button', { name: words.calculator.send }).click();
      const dialog = page.getByRole('dialog');
      await dialog.locator('[name="correo"]').fill('laura@');
      await dialog.locator('[name="nombre"]').fill('Laura');
      await dialog.getByRole('button', { name: words.request.close }).click();
      await expect(dialog).toHaveCount(0);
      await expectNoShift(page);
    });

    test('while a Fortnite item is looked for and picked', async ({ page }) => {
      await openLate(page, `/Fortnite?lang=${language}`);
      const search = page.getByRole('combobox');
      await search.fill('raven');
      await expect(page.getByRole('option').first()).toBeVisible();
      await search.press('Enter');
      await expect(page.locator('.picked-list__item')).toHaveCount(1);
      await expectNoShift(page);
    });

    test('while the menu and a question are opened', async ({ page }) => {
      await openLate(page, `/Faqs?lang=${language}`);
      const name = width < 800 ? words.shell.nav.openMenu : words.shell.nav.calculator;
      await page.getByRole('button', { name }).click();
      await page.keyboard.press('Escape');
      await page.getByRole('main').locator('summary, button[aria-expanded]').first().click();
      await expectNoShift(page);
    });
  });
