import type { Browser, Page } from '@playwright/test';
import { CODE_PATTERN } from '../../../src/domain/request/request-code';
import { copy as spanish } from '../../../src/i18n/es';
import { formatDate } from '../../../src/i18n/format';
import { expectAccessible } from '../support/accessibility/accessible';
import { expectEverythingFits } from '../support/accessibility/reflow';
import { changeDocument, readDocument } from '../support/firestore-admin';
import { FULL } from '../support/full';
import { mailText } from '../support/outbox';
import {
  anotherStaffPage,
  openRequest,
  openStaffTab,
  requestDetail,
  sendRequest,
  visitorPage,
} from '../support/staff';
import { expect, test } from '../support/test';

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** Opens the request's page: its code, and another device on which it is followed. */
async function followElsewhere(page: Page, browser: Browser) {
  // The receipt leaves by itself.
  await page.goto('/Solicitud');
  const output = page.locator('data');
  await expect(output).toHaveText(new RegExp(CODE_PATTERN));
  const code = (await output.textContent()) ?? '';
  const elsewhere = await visitorPage(browser);
  const follow = () => elsewhere.goto(`/Solicitud?lang=es#${code}`);
  return { code, elsewhere, follow };
}

/** Staff open the request of an address; `act` presses one of their buttons, chooses and confirms. */
async function staffOf(browser: Browser, email: string) {
  const staff = await anotherStaffPage(browser);
  await openStaffTab(staff, 'solicitudes');
  await staff.getByRole('button', { name: 'Todas' }).click();
  await openRequest(staff, email);
  const act = async (button: string, chosen: string, confirm: string) => {
    await press(staff, button);
    await staff.locator(`[type="radio"][value="${chosen}"]`).check();
    await press(staff, confirm);
    await expect(requestDetail(staff)).toContainText('El correo va en camino.');
  };
  return { staff, act };
}

/** A request that is followed elsewhere, and about which staff ask for something. */
async function asked(page: Page, browser: Browser) {
  const email = await sendRequest(page);
  const followed = await followElsewhere(page, browser);
  const { staff, act } = await staffOf(browser, email);
  await act('Pedir información', 'phone', 'Preguntar y avisar');
  const { id } = (await readDocument(`codigos/${followed.code}`)) ?? {};
  return { email, uid: String(id), staff, ...followed };
}

/** Axe, and nothing cut off on the narrowest phone. */
async function expectGoodPage(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const before = page.viewportSize();
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 800 });
  await expectEverythingFits(page);
  if (before) await page.setViewportSize(before);
}

test(
  'a decline for debts tells nobody why who reads page, code or mail, until the applicant is identified',
  FULL,
  async ({ page, browser }) => {
    const { status } = spanish;
    const email = await sendRequest(page);
    const { code, elsewhere, follow } = await followElsewhere(page, browser);
    const { staff, act } = await staffOf(browser, email);
    await act('Rechazar', 'debts', 'Rechazar y avisar');

    const { reserved, debts } = status.reasons;
    const reason = [debts.why, debts.change, '90 días'];
    await page.goto('/Solicitud');
    await follow();
    for (const shown of [page, elsewhere]) {
      await expect(title(shown)).toHaveText(status.page.declinedTitle);
      for (const words of [reserved.why, status.declined.anyTime, 'ProUsuario'])
        await expect(shown.getByRole('main')).toContainText(words);
      for (const words of reason) await expect(shown.getByRole('main')).not.toContainText(words);
    }
    const mail = await mailText(email, 'Tu solicitud no fue aprobada');
    for (const words of [reserved.why, code]) expect(mail).toContain(words);
    for (const words of reason) expect(mail).not.toContain(words);
    await expectGoodPage(page);

    await press(staff, 'Es suya');
    await expect(staff.getByRole('dialog')).toContainText(email);
    await press(staff, 'Sí, es suya');
    await expect(requestDetail(staff)).toContainText('Anotado.');
    const explained = await mailText(email, 'Por qué no fue aprobada tu solicitud');
    expect(explained).toContain(code);
    await page.goto('/Solicitud');
    for (const words of reason) await expect(page.getByRole('main')).toContainText(words);
    await expectGoodPage(page);

    await press(page, status.again.action);
    await expect(title(page)).toHaveText(status.again.doneTitle);
    await expect(title(page)).toBeFocused();
    await sendRequest(page);
    await page.goto('/Solicitud');
    await expect(title(page)).toHaveText(status.page.pendingTitle);
    await page.getByRole('link', { name: code }).click();
    await expect(title(page)).toHaveText(status.page.declinedTitle);
    await expect(page.getByRole('main')).not.toContainText('Laura');
  },
);

test(
  'a question that is answered after nine days leaves the bank the hours that it had',
  FULL,
  async ({ page, browser }) => {
    const { status } = spanish;
    const { email, uid, code, staff, elsewhere, follow } = await asked(page, browser);
    const ago = (days: number) => new Date(Date.now() - days * 24 * 3_600_000);
    // Sent ten days ago, and asked a day later.
    const restan = 48 * 60;
    await changeDocument(`users/${uid}`, {
      ...{ registro: ago(10), actualizado: ago(9), restan },
      ...{ 'preguntas.1.fecha': ago(9), 'preguntas.1.recordada': ago(6) },
    });
    await changeDocument(`seguimiento/${code}`, { enviada: ago(10), actualizada: ago(9), restan });

    await page.goto('/Solicitud');
    await page.getByRole('textbox', { name: status.answer.field }).fill('809-555-0199');
    await press(page, status.answer.send);
    await expect(title(page)).toHaveText(status.page.pendingTitle);
    await follow();
    const left = /4[78]\sh/;
    for (const shown of [page, elsewhere]) {
      await expect(title(shown)).toHaveText(status.page.pendingTitle);
      await expect(shown.getByRole('main')).toContainText(left);
    }
    const day = formatDate(ago(-2), 'longDate', 'es');
    expect(await mailText(email, 'Recibimos tu respuesta')).toContain(day);

    await staff.goto(`/GamesSettings?tab=solicitudes&solicitud=${uid}`);
    await expect(requestDetail(staff)).toContainText(/Quedan\s*4[78]\sh/);
    await expect(requestDetail(staff)).not.toContainText('Venció');
  },
);
