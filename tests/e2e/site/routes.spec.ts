import { calculatorPaths } from '../support/addresses';
import { FULL } from '../support/full';
import { expect, test } from '../support/test';

test.describe('addresses', () => {
  for (const path of calculatorPaths)
    test(
      `${path} opens its calculator in any letter case`,
      path === '/Roblox' ? {} : FULL,
      async ({ page }) => {
        for (const spelled of [path, path.toLowerCase(), path.toUpperCase()]) {
          await page.goto(spelled);
          await expect(page.locator('output[name="estimate"]')).toHaveText('US$0.00');
        }
      },
    );

  test('an unknown address gets its own page with a way home', async ({ page }) => {
    await page.goto('/no-such-page');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Aquí no hay nada.');
    await page.getByRole('main').getByRole('link', { name: 'Ir al inicio' }).click();
    await expect(page).toHaveURL('/');
  });

  test('a missing asset is a 404 and not the page', async ({ request }) => {
    expect((await request.get('/assets/no-such-file.js')).status()).toBe(404);
  });

  test('the staff area sends a visitor to the sign-in', async ({ page }) => {
    await page.goto('/GamesSettings');
    await page.waitForURL('**/Paradais**');
    await expect(page.getByRole('heading', { name: 'Login' })).toBeVisible();
  });
});

test('no link leaves the site from an address that begins with two slashes', async ({
  page,
  baseURL,
}) => {
  await page.goto(`${baseURL}//evil%2eexample`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Aquí no hay nada.');
  const skip = page.getByRole('link', { name: 'Ir al contenido' });
  expect(await skip.evaluate((link: HTMLAnchorElement) => link.origin)).toBe(baseURL);
  await skip.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page).toHaveURL('/evil%2eexample#main');
});

test.describe('language', () => {
  test('starts in Spanish, switches to English, and is remembered', async ({ page }) => {
    await page.goto('/Faqs');
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
    await page.getByRole('button', { name: 'ENG' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page).toHaveTitle(/LevelUp/);
  });
});
