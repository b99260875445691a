import type { Page } from '@playwright/test';
import { deleteDocument } from '../support/firestore-admin';
import { onlyFullIn } from '../support/full';
import { freshWord, openStaffTab, STAFF_SESSION, storeRequest } from '../support/staff';
import { expect, test } from '../support/test';

test.use({ storageState: STAFF_SESSION });

/** Opens the queue filtered to a request with this name. */
async function openQueueWith(page: Page, name: string): Promise<void> {
  await openStaffTab(page, 'solicitudes');
  await page.getByRole('searchbox').fill(name);
  await expect(page.getByText(name)).toBeVisible();
}

/** Nothing of the request stays in the page, hidden or not. */
async function expectGone(page: Page, name: string, why: string): Promise<void> {
  await expect(page.getByText(why)).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.outerHTML)).not.toContain(name);
}

for (const [title, why, end] of [
  [
    'signing out in another tab',
    'Tu sesión terminó.',
    async (page: Page) => {
      const other = await page.context().newPage();
      await other.goto('/GamesSettings?tab=valores');
      await other.getByRole('button', { name: 'Cerrar sesión' }).click();
      await other.waitForURL('**/Paradais');
    },
  ],
  [
    'twelve hours without use',
    'Pantalla bloqueada',
    (page: Page) => page.clock.fastForward(12 * 3_600_000),
  ],
] as const)
  test(`the staff area leaves the page after ${title}`, async ({ page }) => {
    await page.clock.install();
    const name = freshWord();
    const { uid } = await storeRequest({ nombre: name });
    await openQueueWith(page, name);
    await end(page);
    await expectGone(page, name, why);
    await deleteDocument(`users/${uid}`);
  });

for (const [language, words] of [
  [
    'es',
    {
      send: 'Enviar',
      why: 'hay una cuenta del personal abierta',
      go: 'Cerrar sesión y enviar',
    },
  ],
  ['en', { send: 'Send', why: 'A staff account is signed in', go: 'Sign out and send' }],
] as const)
  test(
    `a sign-up where staff are signed in says so and goes on (${language})`,
    onlyFullIn(language),
    async ({ page }) => {
      await openStaffTab(page, 'valores');
      await page.goto(`/registro?lang=${language}`);
      await page.locator('[name="nombre"]').fill('Ana');
      await page.locator('[name="apellido"]').fill('Peña');
      await page.locator('[name="correo"]').fill(`${freshWord()}@correo.example`);
      await page.locator('[name="consentimiento"]').check();
      await page.getByRole('button', { name: words.send, exact: true }).click();
      await expect(page.getByRole('alert')).toContainText(words.why);
      await expect(page.locator('[name="nombre"]')).toHaveValue('Ana');
      await page.getByRole('button', { name: words.go }).click();
      await page.waitForURL((url) => url.pathname !== '/registro');
    },
  );
