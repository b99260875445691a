import type { Page } from '@playwright/test';
import { FULL } from '../support/full';
import { expect, test, waitUntilInteractive } from '../support/test';

/** Opens home, then another page of the site from there, so that Back has a page of ours to go to. */
async function goFromHome(page: Page, address: string) {
  await page.goto('/');
  await waitUntilInteractive(page);
  await page.goto(address);
  await waitUntilInteractive(page);
}

const dialog = (page: Page) => page.getByRole('dialog');

test.describe('Back, with the send dialog open', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/');
    await waitUntilInteractive(page);
    await page
      .getByRole('link', { name: /Roblox/ })
      .first()
      .click();
    await page.getByRole('textbox', { name: 'Robux' }).fill('1300');
    await page.getByRole('button', { name: 'CALCULAR VALOR' }).click();
    await expect(page.locator('output[name="estimate"]')).toHaveText('US$16.25');
    await page.getByRole('button', { name: 'ENVIAR' }).click();
    await dialog(page).locator('[name="nombre"]').fill('Laura Peña');
  });

  test('closes it and keeps estimate and typed text; Forward shows the same page', async ({
    page,
  }) => {
    await page.goBack();
    await expect(dialog(page)).toBeHidden();
    await expect(page).toHaveURL(/\/Roblox/);
    await expect(page.locator('output[name="estimate"]')).toHaveText('US$16.25');
    await expect(page.getByRole('button', { name: 'ENVIAR' })).toBeFocused();
    await page.goForward();
    await expect(page.locator('output[name="estimate"]')).toHaveText('US$16.25');
    await page.getByRole('button', { name: 'ENVIAR' }).click();
    await expect(dialog(page).locator('[name="nombre"]')).toHaveValue('Laura Peña');
    await page.goBack();
    await expect(dialog(page)).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL(/\/$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Lo jugado cuenta.' })).toBeVisible();
  });

  test(
    'leaves the page once the dialog was closed by its button, Escape or a press outside',
    FULL,
    async ({ page }) => {
      await dialog(page).getByRole('button', { name: 'Cerrar' }).click();
      await expect(dialog(page)).toBeHidden();
      await page.getByRole('button', { name: 'ENVIAR' }).click();
      await expect(dialog(page)).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(dialog(page)).toBeHidden();
      await page.getByRole('button', { name: 'ENVIAR' }).click();
      await expect(dialog(page).locator('[name="nombre"]')).toHaveValue('Laura Peña');
      await page.mouse.click(4, 4);
      await expect(dialog(page)).toBeHidden();
      // `goBack` waits for the first of the two entries, and may never hear of it.
      await page.evaluate(() => history.back());
      await expect(page).toHaveURL(/\/$/);
    },
  );

  test('leaves the page after a reload, which closed the dialog', async ({ page }) => {
    await page.reload();
    await waitUntilInteractive(page);
    await page.goBack();
    await expect(page).toHaveURL(/\/$/);
  });
});

test.describe('Back on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('closes the menu; a page opened from the menu leads back to the one before', async ({
    page,
  }) => {
    await goFromHome(page, '/Faqs');
    await page.getByRole('button', { name: 'Abrir el menú' }).click();
    await page.goBack();
    const button = page.getByRole('button', { name: 'Abrir el menú' });
    await expect(button).toBeFocused();
    await expect(page).toHaveURL(/\/Faqs$/);
    await button.click();
    await page.getByRole('navigation').getByRole('link', { name: 'MI SOLICITUD' }).click();
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('FAQS');
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'FAQS' })).toBeVisible();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await page.goBack();
    await expect(page).toHaveURL(/\/$/);
  });

  test('closes the dialog that keeps an account, and keeps what was typed', async ({ page }) => {
    await goFromHome(page, '/Roblox?robux=1300');
    await page.getByRole('button', { name: 'CALCULAR VALOR' }).click();
    const keep = page.getByRole('button', { name: 'Guardar cuenta' });
    await keep.click();
    await dialog(page).getByRole('textbox').fill('La de mi hermano');
    await page.goBack();
    await expect(dialog(page)).toBeHidden();
    await expect(keep).toBeFocused();
    await keep.click();
    await expect(dialog(page).getByRole('textbox')).toHaveValue('La de mi hermano');
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL(/\/$/);
  });
});
