import type { Page } from '@playwright/test';
import { copy as spanish } from '../../../src/i18n/es';
import {
  decorateFields,
  drawnAnew,
  translatePages,
  type Way,
} from '../support/changed/changed-page';
import { holdScripts } from '../support/early/hold-scripts';
import { readCollection, readDocument } from '../support/firestore-admin';
import { FULL } from '../support/full';
import {
  expectReceived,
  fillDialog,
  pressSend,
  readyToSend,
  somebody,
  typeEstimate,
} from '../support/sending';
import {
  openRequest,
  openStaffTab,
  requestDetail,
  STAFF_SESSION,
  storeRequest,
} from '../support/staff';
import { expect, freshEmail, signInStaff, test, waitUntilInteractive } from '../support/test';

const { accounts, calculator, complaint, signUp, status } = spanish;

// React tells of each part that it had to draw anew.
test.use({ expectedErrors: drawnAnew });

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** Fills the sign-up in, all but its box. */
async function typeSignUp(page: Page): Promise<string> {
  const email = freshEmail();
  for (const [name, text] of [
    ['nombre', 'Josefa'],
    ['apellido', 'Tavárez'],
    ['correo', email],
  ] as const) {
    await page.locator(`[name="${name}"]`).click();
    await page.keyboard.type(text);
  }
  return email;
}

/** Expects the thanks, and one sign-up with this e-mail. */
async function expectSignedUp(page: Page, email: string): Promise<void> {
  await page.waitForURL('**/mail-register');
  const stored = Object.values(await readCollection('subscriptores')).filter(
    ({ correo }) => correo === email,
  );
  expect(stored).toEqual([expect.objectContaining({ nombre: 'Josefa', apellido: 'Tavárez' })]);
}

test.describe('fault 21: the browser translates the page', () => {
  const WAYS: readonly Way[] = ['replaced', 'before', 'after', 'wrapped'];

  for (const way of WAYS)
    test(
      `a request ends in its receipt, and figures are those of now: each text is ${way}`,
      way === 'replaced' ? {} : FULL,
      async ({ page }) => {
        await translatePages(page, 'once ready', way);
        await page.goto('/Roblox');
        await waitUntilInteractive(page);
        await typeEstimate(page, 'es');
        await page.locator('input[name="robux"]').fill('40000');
        await expect(page.getByRole('main')).toContainText(calculator.value.stale);
        await typeEstimate(page, 'es');
        await expect(page.getByRole('main')).not.toContainText(calculator.value.stale);
        const typed = somebody();
        await fillDialog(page, 'es', typed);
        await pressSend(page, 'es');
        await expectReceived(page, 'es', typed);
      },
    );

  test('a sign-up ends in its thanks, after its mistakes', FULL, async ({ page }) => {
    await translatePages(page, 'once ready');
    await page.goto('/registro');
    await waitUntilInteractive(page);
    await press(page, signUp.send);
    await expect(page.locator('[aria-invalid="true"]').first()).toBeVisible();
    const email = await typeSignUp(page);
    await page.locator('[name="consentimiento"]').check();
    await press(page, signUp.send);
    await expectSignedUp(page, email);
  });

  test('a complaint ends in its receipt', FULL, async ({ page }) => {
    await translatePages(page, 'once ready');
    await page.goto('/Reclamo');
    await waitUntilInteractive(page);
    await press(page, complaint.send);
    await page.locator('select').selectOption('delay');
    await page.locator('textarea').fill('Llamé dos veces y nadie lo miró.');
    await page.locator('[name="nombre"]').fill('Yahaira Peña');
    await page.locator('[name="correo"]').fill(freshEmail());
    await press(page, complaint.send);
    await expect(page.getByRole('region', { name: /^Recibo de reclamo RC-/ })).toBeVisible();
  });

  test('an account is kept, deleted and brought back', FULL, async ({ page }) => {
    await translatePages(page, 'once ready');
    await page.goto('/Minecraft?accountYears=5&originalName=yes');
    await press(page, calculator.estimate);
    await press(page, calculator.keep);
    await page.getByRole('dialog').getByLabel(accounts.nickname.label).fill('La de mi hermana');
    await page.getByRole('dialog').getByRole('button', { name: accounts.nickname.keep }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.goto('/MisCuentas');
    const card = page.getByRole('article').filter({ hasText: 'La de mi hermana' });
    await card.getByRole('button', { name: accounts.delete }).click();
    await expect(card).toHaveCount(0);
    await press(page, accounts.undo);
    await expect(card).toContainText('US$');
  });

  test('a request is corrected and withdrawn', FULL, async ({ page }) => {
    await translatePages(page, 'once ready');
    const typed = await readyToSend(page, 'es');
    await pressSend(page, 'es');
    const uid = await expectReceived(page, 'es', typed);
    await page.goto('/Solicitud');
    await press(page, status.correct.action);
    const email = freshEmail();
    await page.getByRole('dialog').getByLabel(status.correct.field).fill(email);
    await press(page, status.correct.confirm);
    await expect(page.getByRole('main')).toContainText(email);
    await press(page, status.withdraw.action);
    await press(page, status.withdraw.confirm);
    await expect
      .poll(async () => (await readDocument(`users/${uid}`))?.estadoCredito)
      .toBe('retirado');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(status.page.withdrawnTitle);
  });

  test('staff sign in', FULL, async ({ page }) => {
    await translatePages(page, 'once ready');
    await signInStaff(page);
    await expect(page.getByRole('heading', { level: 1, name: 'Valores' })).toBeVisible();
  });

  test.describe('for staff', () => {
    test.use({ storageState: STAFF_SESSION });

    test('a request is decided', FULL, async ({ page }) => {
      const { uid, email } = await storeRequest();
      await translatePages(page, 'once ready');
      await openStaffTab(page, 'solicitudes');
      await openRequest(page, email);
      const detail = requestDetail(page);
      await expect(detail.getByText(/^Lo tienes tú/)).toBeVisible();
      await detail.getByRole('button', { name: 'Aprobar', exact: true }).click();
      await press(page, 'Sí, aprobar');
      await expect(detail).toContainText('Solicitud aprobada. El correo va en camino.');
      expect(await readDocument(`users/${uid}`)).toMatchObject({ estadoCredito: 'aprobado' });
    });
  });
});

test.describe('fault 22: the page is changed before the application is there', () => {
  const CHANGES = [
    ['icons stand beside its fields', (page: Page) => decorateFields(page, 'early')],
    ['it is translated', (page: Page) => translatePages(page, 'early')],
  ] as const;

  for (const [what, change] of CHANGES) {
    test(
      `a sign-up is sent with everything typed before, if ${what}`,
      what.startsWith('icons') ? {} : FULL,
      async ({ page }) => {
        await change(page);
        const letGo = await holdScripts(page);
        await page.goto('/registro', { waitUntil: 'load' });
        await page.locator('[name="consentimiento"]').check();
        const email = await typeSignUp(page);
        letGo();
        await waitUntilInteractive(page);
        await expect(page.locator('[name="correo"]')).toBeFocused();
        for (const [name, value] of [
          ['nombre', 'Josefa'],
          ['apellido', 'Tavárez'],
          ['correo', email],
        ] as const)
          await expect(page.locator(`[name="${name}"]`)).toHaveValue(value);
        await expect(page.locator('[name="consentimiento"]')).toBeChecked();
        await press(page, signUp.send);
        await expectSignedUp(page, email);
      },
    );

    test(`numbers, choices and presses reach their fields, if ${what}`, FULL, async ({ page }) => {
      await change(page);
      const letGo = await holdScripts(page);
      await page.goto('/Roblox', { waitUntil: 'load' });
      await page.locator('[name="robux"]').click();
      await page.keyboard.type('40000');
      await page.locator('[name="ugc"][value="yes"]').check();
      await page.locator('button[aria-label="Añadir 1: Artículos limitados"]').click();
      await page.locator('button[aria-label="Añadir 1: Artículos limitados"]').click();
      await page.locator('[name="accountYears"]').click();
      await page.keyboard.type('7');
      letGo();
      await waitUntilInteractive(page);
      await expect(page.locator('[name="accountYears"]')).toBeFocused();
      await page.keyboard.type('0');
      await expect(page.locator('[name="robux"]')).toHaveValue('40,000');
      await expect(page.locator('[name="ugc"][value="yes"]')).toBeChecked();
      await expect(page.locator('[name="limitedItems"]')).toHaveValue('2');
      await expect(page.locator('[name="accountYears"]')).toHaveValue('70');
      await press(page, calculator.estimate);
      await expect(page.locator('output[name="estimate"]')).not.toHaveText('US$0.00');
    });
  }
});

test('fault 22: the browser restores nothing that the page does not know', async ({ page }) => {
  await page.goto('/registro');
  await waitUntilInteractive(page);
  const email = await typeSignUp(page);
  await page.locator('[name="consentimiento"]').check();
  await page.goto('/Privacidad');
  await page.goBack();
  await waitUntilInteractive(page);
  const shown = async () => ({
    ticked: await page.locator('[name="consentimiento"]').isChecked(),
    email: await page.locator('[name="correo"]').inputValue(),
  });
  const before = await shown();
  expect([before.email, before.ticked]).toEqual(before.email === '' ? ['', false] : [email, true]);
  await page.locator('[name="nombre"]').pressSequentially('J');
  expect(await shown()).toEqual(before);
});
