import { copy as english } from '../../../src/i18n/en';
import { copy as spanish } from '../../../src/i18n/es';
import { expectNoShift, holdBack, openLate } from '../support/accessibility/layout-shift';
import { MOTION } from '../support/accessibility/motion';
import { FULL, onlyFullIn } from '../support/full';
import { expect, test } from '../support/test';

test.use(MOTION);

for (const [language, words, width] of [
  ['es', spanish, 390],
  ['en', english, 1440],
] as const)
  test.describe(
    `in ${language} at ${width} px nothing moves by itself`,
    onlyFullIn(language),
    () => {
      test.use({ viewport: { width, height: 900 } });

      test('when the staff area redirects to the sign-in page', FULL, async ({ page }) => {
        await openLate(page, `/GamesSettings?lang=${language}`);
        await page.waitForURL('**/Paradais');
        await expect(page.getByText(words.staffSignIn.needed)).toBeVisible();
        await expectNoShift(page);
      });

      test('when messages appear on the sign-in page', FULL, async ({ page }) => {
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

      test('while an account is estimated and its request started', async ({ page }) => {
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

      test('when the coupon is opened before the application is there', FULL, async ({ page }) => {
        const giveCode = await holdBack(page, /assets\/.*\.js$/);
        const opened = openLate(page, `/Roblox?lang=${language}`);
        // Where another language takes long, the page shows in its first one.
        await page.locator('fieldset details > summary').click();
        await giveCode();
        await opened;
        await expect(page.locator('[name="etiqueta"]')).toBeVisible();
        await expectNoShift(page);
      });

      test('while a Fortnite item is searched and picked', async ({ page }) => {
        await openLate(page, `/Fortnite?lang=${language}`);
        const search = page.getByRole('combobox');
        // As people do: a shift after a press is expected.
        await search.click();
        await search.fill('raven');
        await expect(page.getByRole('option').first()).toBeVisible();
        await search.press('Enter');
        await expect(
          page.getByRole('listitem').filter({ has: page.getByRole('button') }),
        ).toHaveCount(1);
        await expectNoShift(page);
        // The results stand above the picked items, not over them.
        const end = (box: Awaited<ReturnType<typeof search.boundingBox>>) =>
          box ? box.y + box.height : Number.NaN;
        const results = end(await page.getByRole('listbox').boundingBox());
        const picked = await page.getByRole('heading', { level: 2 }).first().boundingBox();
        expect(picked?.y).toBeGreaterThan(results);
      });

      test('while the menu and a question open', FULL, async ({ page }) => {
        await openLate(page, `/Faqs?lang=${language}`);
        const name = width < 800 ? words.shell.nav.openMenu : words.shell.nav.calculator;
        await page.getByRole('button', { name }).click();
        await page.keyboard.press('Escape');
        await page.getByRole('main').locator('summary, button[aria-expanded]').first().click();
        await expectNoShift(page);
      });
    },
  );
