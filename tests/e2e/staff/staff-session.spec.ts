import { LOCAL_STAFF, LOCAL_STAFF_NAMES } from '../../../tools/support/local-project';
import { expectAccessible } from '../support/accessibility/accessible';
import { FULL } from '../support/full';
import { visitorPage } from '../support/staff';
import { expect, test } from '../support/test';

test('staff reach the tab that they asked for, and can sign out', FULL, async ({ page }) => {
  await page.goto('/GamesSettings?tab=solicitudes');
  await page.waitForURL('**/Paradais');
  await expect(page.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
  await expectAccessible(page);
  await page.locator('[name="correo"]').fill(LOCAL_STAFF.email);
  await page.locator('[name="clave"]').fill(LOCAL_STAFF.password);
  await page.getByRole('button', { name: 'Ingresar' }).click();
  await page.waitForURL('**/GamesSettings?tab=solicitudes');
  await expect(page.getByRole('heading', { level: 1, name: 'Pendientes' })).toBeVisible();
  await expect(page.getByText(LOCAL_STAFF_NAMES.personal)).toBeVisible();

  await page.getByRole('button', { name: 'Cerrar sesión' }).click();
  await page.waitForURL('**/Paradais');
  await page.goto('/GamesSettings');
  await page.waitForURL('**/Paradais');
  await expect(page.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
});

test('an invitation never shows the sign-in, however late its code comes', async ({ browser }) => {
  const page = await visitorPage(browser);
  // Notes in every frame whether a password of the sign-in could be typed.
  await page.addInitScript(() => {
    const look = () => {
      const field = document.querySelector('[autocomplete=current-password]');
      if (field?.checkVisibility({ visibilityProperty: true }))
        document.documentElement.dataset.drawn = 'sign-in';
      requestAnimationFrame(look);
    };
    look();
  });
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/Paradais#invitacion.nadie.clave', { waitUntil: 'commit' });
  await expect(page.getByText('Cargando la página…')).toBeVisible();
  await expect(page.getByLabel('acceso', { exact: true })).toBeHidden();
  release();
  await expect(page.getByRole('heading', { name: 'Este enlace ya no sirve' })).toBeVisible();
  await expect(page.locator('html')).not.toHaveAttribute('data-drawn');
  // The way to the sign-in still shows it.
  await page.getByRole('link', { name: 'Ir a la entrada del personal' }).click();
  await expect(page.getByLabel('acceso', { exact: true })).toBeVisible();
});
