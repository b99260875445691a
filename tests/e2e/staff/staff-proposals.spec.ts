import type { Page } from '@playwright/test';
import { readDocument } from '../support/firestore-admin';
import { FULL } from '../support/full';
import { fillDialog, pressSend, somebody } from '../support/sending';
import {
  memberPage,
  openRequest,
  openStaffTab,
  requestDetail,
  STAFF_SESSION,
  sendRequest,
  visitorPage,
} from '../support/staff';
import { expect, freshEmail, test } from '../support/test';

test.use({ storageState: STAFF_SESSION });

/** Proposes to approve the open case with more than one person lends. */
async function propose(page: Page, amount: string): Promise<void> {
  const detail = requestDetail(page);
  await expect(detail.getByText(/^Lo tienes tú/)).toBeVisible();
  await detail.getByRole('button', { name: 'Aprobar' }).click();
  await page.getByLabel(/^Monto máximo a prestar/).fill(amount);
  await page.getByRole('button', { name: 'Sí, proponer' }).click();
  await expect(detail).toContainText('Propuesta guardada.');
}

/** Opens a request of any state in Solicitudes. */
async function openCase(page: Page, email: string) {
  await openStaffTab(page, 'solicitudes');
  await page.getByRole('button', { name: 'Todas' }).click();
  await openRequest(page, email);
  return requestDetail(page);
}

test('a correction between two signatures ends the proposal', FULL, async ({ page, browser }) => {
  const own = await visitorPage(browser);
  const email = await sendRequest(own);
  const analyst = await memberPage(browser, 'analista');
  await openCase(analyst, email);
  await propose(analyst, '20000');

  const corrected = freshEmail();
  await own.goto('/Solicitud');
  await own.getByRole('button', { name: 'Corregir correo' }).click();
  await own.getByRole('dialog').getByLabel('Correo correcto').fill(corrected);
  await own.getByRole('button', { name: 'Corregir', exact: true }).click();
  await expect(own.getByRole('main')).toContainText(corrected);

  const detail = await openCase(page, corrected);
  await expect(detail).toContainText('corrigió el correo: la propuesta de aprobar terminó.');
  await expect(detail).toContainText(/Corrigió el correo \d+ min después de enviar/);
  await expect(detail.getByText(/^Lo tienes tú/)).toBeVisible();
  await expect(detail.getByRole('button', { name: 'Confirmar' })).toHaveCount(0);
  await expect(detail.getByRole('button', { name: 'Aprobar' })).toBeVisible();
});

test(
  'a proposal that a proof ended is made again, and confirmed by another person',
  FULL,
  async ({ page, browser }) => {
    const own = await visitorPage(browser);
    const typed = somebody();
    await own.goto('/Clash-of-Clans?townHallLevel=15&playerLevel=214');
    await own.getByRole('button', { name: 'CALCULAR VALOR' }).click();
    await fillDialog(own, 'es', typed);
    await pressSend(own, 'es');
    await own.waitForURL('**/Registrado');

    const analyst = await memberPage(browser, 'analista');
    const theirs = await openCase(analyst, typed.correo);
    await propose(analyst, '20000');

    await own.goto('/Clash-of-Clans');
    await own.getByRole('group').getByText('Lo llenamos').click();
    await own.locator('[name="etiqueta"]').fill('#2PP0LQ8VY');
    await own.locator('[name="token"]').fill(`fresh ${Date.now()}`);
    await own.locator('[name="token"]').press('Enter');
    await expect(own.getByText('El Ciguapo RD es tuya.')).toBeVisible();
    await own.goto('/Solicitud');
    await own.getByRole('button', { name: 'Añadir la prueba' }).click();
    await expect(own.getByRole('button', { name: 'Añadir la prueba' })).toHaveCount(0);

    await analyst.reload();
    await expect(theirs).toContainText('añadió una prueba: la propuesta de aprobar terminó.');
    await expect(theirs).toContainText('100 %');
    await theirs.getByRole('button', { name: 'Tomar' }).click();
    await propose(analyst, '18000');

    const mine = await openCase(page, typed.correo);
    await expect(mine).toContainText('Monto máximo a prestar: RD$18,000.00');
    await expect(mine.getByText(/^Lo tienes tú/)).toBeVisible();
    await mine.getByRole('button', { name: 'Confirmar' }).click();
    await page.getByRole('button', { name: 'Sí, confirmar' }).click();
    await expect(mine).toContainText('Solicitud aprobada.');
    const [uid] = /[^=]+$/.exec(page.url()) ?? [];
    expect(await readDocument(`expedientes/${uid}`)).toMatchObject({
      propuestas: 2,
      decision: { monto: 1_800_000 },
    });
  },
);
