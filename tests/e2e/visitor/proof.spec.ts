import type { Page } from '@playwright/test';
import { deleteDocuments, readCollection } from '../support/firestore-admin';
import { FULL } from '../support/full';
import { fillDialog, pressSend, requestsOf, somebody } from '../support/sending';
import { expect, test, waitUntilInteractive } from '../support/test';

test.describe.configure({ mode: 'serial' });

// Every test asks from the same address, which has ten attempts.
test.beforeEach(async () => {
  const ids = Object.keys(await readCollection('intentos'));
  if (ids.length > 0) await deleteDocuments(ids.map((id) => `intentos/${id}`));
});

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitUntilInteractive(page);
}

/** Opens the coupon that fills the calculator in. */
const openCoupon = (page: Page) => page.getByRole('group').getByText('Lo llenamos').click();

const account = (page: Page) => page.getByRole('status').filter({ hasText: 'es tuya' });
const outcome = (page: Page) => page.locator('#proof-outcome');
const proven = (page: Page) => page.locator('fieldset [data-proof="proven"]');

/** Estimates, expects so many proven lines on the receipt, sends, and expects the whole proof in the request. */
async function sendProven(
  page: Page,
  count: number,
  lines: Readonly<Record<string, object>>,
): Promise<void> {
  await page.getByRole('button', { name: 'CALCULAR VALOR' }).click();
  const receipt = page.getByRole('region', { name: 'Recibo de valor' });
  await expect(receipt.locator('[data-proof="proven"]')).toHaveCount(count);
  const typed = somebody();
  await fillDialog(page, 'es', typed);
  await pressSend(page, 'es');
  await page.waitForURL('**/Registrado');
  await expect(page.getByRole('main').locator('[data-proof="proven"]')).toHaveCount(count);
  const [request] = Object.values(await requestsOf(typed.correo));
  expect(request?.prueba).toMatchObject({ n: 1, lineas: lines });
}

test(
  'Clash of Clans: a token that is used up, another one, and a line by hand',
  FULL,
  async ({ page }) => {
    await open(page, '/Clash-of-Clans');
    await page.getByRole('textbox', { name: 'Gemas' }).fill('1250');
    await openCoupon(page);
    await page.locator('[name="etiqueta"]').fill('#2PP0LQ8VY');
    await page.locator('[name="token"]').fill('used');
    await page.getByRole('button', { name: 'Llenar por mí' }).click();
    await expect(outcome(page)).toContainText('Ese token ya se usó o venció.');
    await expect(outcome(page)).toContainText(/Te quedan 9\sintentos/);
    await expect(page.locator('[name="etiqueta"]')).toHaveValue('#2PP0LQ8VY');

    await page.locator('[name="token"]').fill(`fresh ${Date.now()}`);
    await page.locator('[name="token"]').press('Enter');
    await expect(account(page)).toContainText('El Ciguapo RD es tuya.');
    await expect(proven(page)).toHaveCount(2);
    await expect(page.getByRole('textbox', { name: 'Nivel del ayuntamiento' })).toHaveValue('15');
    await expect(page.getByRole('textbox', { name: 'Gemas' })).toHaveValue('1,250');

    await page.getByRole('button', { name: /^Cambiar a mano: Nivel de experiencia/ }).click();
    await page.getByRole('textbox', { name: 'Nivel de experiencia' }).fill('220');
    await expect(proven(page)).toHaveCount(1);
    await page.reload();
    await expect(proven(page)).toHaveCount(1);
    await expect(
      page.getByText('No coincide: el juego muestra 214', { exact: true }),
    ).toBeVisible();
    await sendProven(page, 1, {
      townHallLevel: { tipo: 'exacto', valor: 15 },
      playerLevel: { tipo: 'exacto', valor: 214 },
    });
    await expect(page.getByText('No coincide: el juego muestra 214')).toBeVisible();
  },
);

test('Warcraft: a sign-in at Battle.net, there and back', async ({ page }) => {
  await open(page, '/Warcraft');
  await page.getByRole('textbox', { name: 'Objetos épicos' }).fill('3');
  await openCoupon(page);
  await page.getByRole('button', { name: 'Entrar con Battle.net' }).click();
  await page.getByRole('link', { name: 'Quisqueya#1234' }).click();
  await page.waitForURL('**/Warcraft');
  await expect(account(page)).toContainText('Quisqueya#1234 es tuya.');
  await expect(proven(page)).toHaveCount(3);
  await expect(page.getByRole('textbox', { name: 'Objetos épicos' })).toHaveValue('3');
  await page.getByRole('button', { name: /^Cambiar a mano: Personajes/ }).click();
  await page.getByRole('textbox', { name: 'Personajes de nivel 60' }).fill('900');
  await expect(page.getByText(/^Probado hasta \d+$/)).toBeVisible();
  await sendProven(page, 3, {
    level60Characters: { tipo: 'alMenos' },
    gold: { tipo: 'alMenos' },
    maxProfessions: { tipo: 'alMenos' },
  });
  // The story of an inflated line: what the game does not show counts nowhere, nor what can be moved.
  await expect(page.getByText(/^\d{1,2}\s%/).first()).toBeVisible();
});
