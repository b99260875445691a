import { copy as english } from '../../../src/i18n/en';
import { copy as spanish } from '../../../src/i18n/es';
import { expectAccessible } from '../support/accessibility/accessible';
import { releaseNoise } from '../support/faults';
import { FULL, onlyFullIn } from '../support/full';
import { expect, test } from '../support/test';

/** Contrast is measured when nothing moves. */
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Visitors mostly use a phone. */
const tagOf = (language: string, width: number) => (width === 390 ? onlyFullIn(language) : FULL);

for (const [language, words] of Object.entries({ es: spanish, en: english }))
  for (const width of [390, 1440])
    test.describe(`in ${language} at ${width} px`, tagOf(language, width), () => {
      test.use({ viewport: { width, height: 900 } });

      test('the open menu is accessible', async ({ page }) => {
        await page.goto(`/Faqs?lang=${language}`);
        const name = width < 800 ? words.shell.nav.openMenu : words.shell.nav.calculator;
        await page.getByRole('button', { name }).click();
        const menu = page.getByRole('list', { name: words.shell.nav.calculatorsLabel });
        await expect(menu.getByRole('link', { name: 'Roblox' })).toBeVisible();
        await expectAccessible(page);
      });

      test('an estimate, the dialog and its errors are accessible', async ({ page }) => {
        await page.goto(`/Valorant?lang=${language}&skins=12&rank=gold2`);
        await page.getByRole('button', { name: words.calculator.estimate }).click();
        await expect(page.locator('output[name="estimate"]')).toHaveText('US$20.50');
        await expectAccessible(page);
        await page.getByRole('button', { name: words.calculator.send }).click();
        const dialog = page.getByRole('dialog');
        await expect(dialog).toBeVisible();
        await expectAccessible(page);
        await dialog.locator('[name="correo"]').fill('laura@');
        // It looks disabled but can be pressed: it then names the missing answer.
        await dialog.getByRole('button', { name: words.request.send }).click({ force: true });
        await expect(dialog.locator('[aria-invalid="true"]').first()).toBeVisible();
        await expectAccessible(page);
      });

      test('the Fortnite picker is accessible, open and with picked items', async ({ page }) => {
        await page.goto(`/Fortnite?lang=${language}`);
        const search = page.getByRole('combobox');
        await search.fill('raven');
        await expect(page.getByRole('option').first()).toBeVisible();
        await expectAccessible(page);
        await search.press('Enter');
        await expect(
          page.getByRole('listitem').filter({ has: page.getByRole('button') }),
        ).toHaveCount(1);
        await expectAccessible(page);
      });

      test('sign-up with mistakes is accessible', async ({ page }) => {
        await page.goto(`/registro?lang=${language}`);
        const main = page.getByRole('main');
        await main.locator('[name="correo"]').fill('laura@');
        await main.getByRole('button', { name: words.signUp.send }).click();
        await expect(main.locator('[aria-invalid="true"]')).toHaveCount(4);
        await expectAccessible(page);
      });

      test.describe('after a deployment', FULL, () => {
        test.use({ expectedNoise: releaseNoise });

        test('a page whose file is missing is accessible', async ({ page }) => {
          await page.goto(`/Faqs?lang=${language}`);
          // Until the application has loaded, a link loads its page from the server.
          await page.waitForFunction(() => !('replayQueue' in window));
          await page.route('**/assets/sign-up-page*', (route) => route.fulfill({ status: 404 }));
          await page.getByRole('link', { name: words.shell.footer.signUp }).click();
          // A new version or, without a network, no connection: both offer to reload.
          await expect(
            page.getByRole('alert').getByRole('link', { name: words.errors.newRelease.reload }),
          ).toBeVisible();
          await expectAccessible(page);
        });
      });
    });
