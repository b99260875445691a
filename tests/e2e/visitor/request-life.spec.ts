import type { Browser, Page } from '@playwright/test';
import type { Need } from '../../../src/domain/request/questions';
import { CODE_PATTERN } from '../../../src/domain/request/request-code';
import { copy as english } from '../../../src/i18n/en';
import { copy as spanish } from '../../../src/i18n/es';
import { formatDate } from '../../../src/i18n/format';
import { expectAccessible } from '../support/accessibility/accessible';
import { expectVisibleFocus, pressWithKeyboard, tabTo } from '../support/accessibility/keyboard';
import { expectEverythingFits } from '../support/accessibility/reflow';
import { changeDocument, followUpAt, readDocument } from '../support/firestore-admin';
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
import { expect, freshEmail, test } from '../support/test';

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
async function asked(page: Page, browser: Browser, need: Need) {
  const email = await sendRequest(page, 'es', 'Laura Peña');
  const followed = await followElsewhere(page, browser);
  const { staff, act } = await staffOf(browser, email);
  await act('Pedir información', need, 'Preguntar y avisar');
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
    const email = await sendRequest(page, 'es', 'Laura Peña');
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
    await sendRequest(page, 'es', 'Laura Peña');
    await page.goto('/Solicitud');
    await expect(title(page)).toHaveText(status.page.pendingTitle);
    await page.getByRole('link', { name: code }).click();
    await expect(title(page)).toHaveText(status.page.declinedTitle);
    await expect(page.getByRole('main')).not.toContainText('Laura');
  },
);

test(
  'with the keyboard alone an open request is corrected, answered and withdrawn',
  FULL,
  async ({ page, browser }) => {
    const { status } = english;
    const mistyped = await sendRequest(page, 'en', 'Laura Peña');
    const { elsewhere, follow } = await followElsewhere(page, browser);
    const email = freshEmail();

    await pressWithKeyboard(page, status.correct.action);
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText(mistyped);
    await tabTo(page, dialog.getByLabel(status.correct.field), expectVisibleFocus);
    await page.keyboard.type(email);
    await pressWithKeyboard(page, status.correct.confirm);
    await expect(page.getByRole('main')).toContainText(`We send a confirmation to ${email}`);
    await mailText(email, 'You corrected the e-mail of your request');

    const { staff, act } = await staffOf(browser, email);
    await expect(requestDetail(staff)).toContainText(mistyped);
    await act('Pedir información', 'phone', 'Preguntar y avisar');
    await mailText(email, 'Your request is waiting for your answer');
    await follow();
    await expect(elsewhere.getByRole('main')).toContainText(spanish.status.needs.phone);
    await expect(elsewhere.getByRole('textbox')).toHaveCount(0);

    await page.goto('/Solicitud');
    await expect(title(page)).toHaveText(status.page.informationTitle);
    await expectGoodPage(page);
    const answer = page.getByRole('textbox', { name: status.answer.field });
    await tabTo(page, answer, expectVisibleFocus);
    await page.keyboard.type('809-555-0199, in the afternoon');
    await pressWithKeyboard(page, status.answer.send);
    await expect(title(page)).toHaveText(status.page.pendingTitle);
    await expect(page.getByRole('main')).toContainText(`We send a confirmation to ${email}`);

    await pressWithKeyboard(page, status.withdraw.action);
    await pressWithKeyboard(page, status.withdraw.confirm);
    await expect(title(page)).toHaveText(status.page.withdrawnTitle);
    await expect(title(page)).toBeFocused();
    await mailText(email, 'You withdrew your request');
    await expectGoodPage(page);
    await follow();
    await elsewhere.reload();
    await expect(title(elsewhere)).toHaveText(spanish.status.page.withdrawnTitle);

    // The open case of staff follows by itself.
    const detail = requestDetail(staff);
    await expect(detail).toContainText('El cliente la retiró el', { timeout: 30_000 });
    await expect(detail).toContainText('809-555-0199, in the afternoon');
  },
);

test(
  'a question that nobody answers is reminded of, then closed, and one press asks again',
  FULL,
  async ({ page, browser }) => {
    const { status } = spanish;
    const { email, uid, code, staff, elsewhere, follow } = await asked(page, browser, 'nickname');
    const day = 24 * 3_600_000;
    const askedAt = Date.now();

    await page.goto('/Solicitud');
    await follow();
    for (const shown of [page, elsewhere])
      await expect(shown.getByRole('main')).toContainText(/Tienes hasta el .*\. Si no respondes,/);
    expect(await mailText(email, 'Tu solicitud espera una respuesta tuya')).toMatch(
      /Tienes hasta el \d+ de \w+ de \d+\./,
    );
    await followUpAt(uid, askedAt + 3 * day + 60_000);
    const reminder = await mailText(email, 'Tu solicitud sigue esperando tu respuesta');
    for (const words of [status.needs.nickname, code]) expect(reminder).toContain(words);

    await followUpAt(uid, askedAt + 11 * day);
    expect(await mailText(email, 'Tu solicitud se cerró sin tu respuesta')).toContain(code);
    await follow();
    await elsewhere.reload();
    await expect(title(elsewhere)).toHaveText(status.page.unansweredTitle);

    // The visitor's page is older than the closing.
    await page.getByRole('textbox', { name: status.answer.field }).fill('Es laurita_09');
    await press(page, status.answer.send);
    await expect(title(page)).toHaveText(status.page.unansweredTitle);
    await expect(page.getByRole('main')).toContainText(status.conflict);
    await expectGoodPage(page);

    await staff.goto(`/GamesSettings?tab=solicitudes&solicitud=${uid}`);
    await expect(requestDetail(staff)).toContainText(
      'el cliente no respondió la pregunta del banco',
    );
    await expect(requestDetail(staff)).toContainText('El sistema recordó la pregunta por correo.');

    await press(page, status.again.action);
    await expect(title(page)).toHaveText(status.again.doneTitle);
    await sendRequest(page, 'es', 'Laura Peña');
    await page.goto('/Solicitud');
    await expect(title(page)).toHaveText(status.page.pendingTitle);
  },
);

test(
  'a question that is answered after nine days leaves the bank the hours that it had',
  FULL,
  async ({ page, browser }) => {
    const { status } = spanish;
    const { email, uid, code, staff, elsewhere, follow } = await asked(page, browser, 'phone');
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
