import type { Page } from '@playwright/test';
import { CODE_PATTERN } from '../../../src/domain/request/request-code';
import { MOTION } from '../support/accessibility/motion';
import { readCollection, readDocument } from '../support/firestore-admin';
import { mailsTo } from '../support/outbox';
import { agree, typeEstimate } from '../support/sending';
import { expect, freshEmail, test } from '../support/test';

test.use(MOTION);

async function estimateRoblox(page: Page): Promise<void> {
  await page
    .getByRole('main')
    .getByRole('link', { name: /Roblox/ })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Roblox' })).toBeVisible();
  await typeEstimate(page, 'en');
}

/** The uid of the one request that carries this e-mail. */
async function requestOf(email: string): Promise<string> {
  const users = await readCollection('users');
  const found = Object.entries(users).filter(([, { correo }]) => correo === email);
  expect(found).toHaveLength(1);
  return found[0]?.[0] ?? '';
}

test.describe('on a phone, in English', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a visitor estimates a Roblox account, sends the request and follows it', async ({
    page,
  }) => {
    const email = freshEmail();
    await page.goto('/?lang=en');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await estimateRoblox(page);

    await page.getByRole('button', { name: 'SEND' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.locator('[name="nombre"]').fill('Laura Peña');
    await dialog.locator('[name="nickname"]').fill('lauryplay');
    await dialog.locator('[name="cedula"]').fill('00112345673');
    await dialog.locator('[name="correo"]').fill(email);
    await agree(page);
    await dialog.getByRole('button', { name: 'SEND' }).click();

    await page.waitForURL('**/Registrado');
    await expect(page.getByRole('heading', { name: /Thanks for signing up/ })).toBeVisible();
    await expect(page.getByRole('main')).toContainText('US$70.75');
    await expect(page.getByRole('main')).toContainText('16.25');

    const uid = await requestOf(email);
    const record = await readDocument(`users/${uid}`);
    expect(record).toEqual({
      id: uid,
      nombre: 'Laura Peña',
      nickname: 'lauryplay',
      cedula: '001-1234567-3',
      correo: email,
      juego: 'roblox',
      valor: 7075,
      atributos: { robux: 1300, limitedItems: 6, nameLetters: 9, accountYears: 7, ugc: 0 },
      versionTarifas: 1,
      codigo: expect.stringMatching(CODE_PATTERN),
      actualizado: record?.registro,
      estadoCredito: 'pendiente',
      esAnonimo: true,
      idioma: 'en',
      registro: expect.any(Date),
      ulTimoingreso: expect.any(Date),
      consentimiento: {
        version: expect.any(String),
        buro: expect.any(String),
        versionMercadeo: expect.any(String),
        idioma: 'en',
        fecha: record?.registro,
        mercadeo: false,
      },
      declaracion: expect.any(String),
    });

    await expect
      .poll(async () => (await mailsTo(email)).map(({ subject }) => subject), { timeout: 30_000 })
      .toEqual(['We received your request']);
    await expect
      .poll(async () => (await readDocument(`mail/${uid}`))?.delivery, { timeout: 30_000 })
      .toMatchObject({ state: 'SUCCESS', attempts: 1 });

    await page.goto('/Solicitud');
    await expect(page.getByRole('heading', { name: 'Under review.' })).toBeVisible();
    await expect(page.getByRole('main')).toContainText('Pending');

    await page.goto('/');
    await estimateRoblox(page);
    await page.getByRole('button', { name: 'SEND' }).click();
    await expect(page.getByRole('dialog').getByText('You already have a request')).toBeVisible();
    await expect(page.getByRole('dialog').locator('[name="correo"]')).toHaveCount(0);
    expect(await mailsTo(email)).toHaveLength(1);
  });
});

test('a press that leaves an invalid field still reaches its target', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/Roblox?robux=1300');
  await page.getByRole('button', { name: 'CALCULAR VALOR' }).click();
  await page.getByRole('button', { name: 'ENVIAR' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.locator('[name="correo"]').fill('laura@correo');
  await dialog.locator('[name="consentimiento"]').click();
  await expect(dialog.locator('[name="consentimiento"]')).toBeChecked();
  await expect(dialog.getByText('A este correo le falta el final.')).toBeVisible();
});

test('an English page shows at once, never in Spanish first', async ({ page }) => {
  await page.goto('/Faqs?lang=en', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});
