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
