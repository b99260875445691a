import type { Page } from '@playwright/test';
import { readDocument } from '../support/firestore-admin';
import { mailsTo } from '../support/outbox';
import { expectReceived, pressSend, readyToSend } from '../support/sending';
import {
  memberPage,
  openRequest,
  openStaffTab,
  requestDetail,
  STAFF_SESSION,
  visitorPage,
} from '../support/staff';
import { expect, test } from '../support/test';

test.use({ storageState: STAFF_SESSION });

const SHEET = { name: /^(Deshacer decisión|¿Deshacer\?)$/ };

/** Opens the request in the queue of an open tab, which searches every status. */
async function openIn(page: Page, status: string, email: string) {
  await page.getByRole('button', { name: status, exact: true }).click();
  await openRequest(page, email);
  return requestDetail(page);
}

/** Expects these words about the request on the visitor's page, and by the code elsewhere. */
async function expectBoth(own: Page, elsewhere: Page, code: string, ...texts: string[]) {
  await own.goto('/Solicitud');
  // Another address of the same page loads it anew.
  await elsewhere.goto('about:blank');
  await elsewhere.goto(`/Solicitud#${code}`);
  for (const page of [own, elsewhere])
    for (const text of texts) await expect(page.getByRole('main')).toContainText(text);
}

test('a request that was declined by mistake is put right by two people, then approved', async ({
  page,
  browser,
}) => {
  const own = await visitorPage(browser);
  const elsewhere = await visitorPage(browser);
  const typed = await readyToSend(own, 'es');
  await pressSend(own, 'es');
  const uid = await expectReceived(own, 'es', typed);
  const { correo: email } = typed;
  const code = String((await readDocument(`users/${uid}`))?.codigo);
  await expect.poll(() => readDocument(`indice/${uid}`)).toBeDefined();

  // The wrong case is declined.
  const analyst = await memberPage(browser, 'analista');
  await openStaffTab(analyst, 'solicitudes');
  await openRequest(analyst, email);
  const theirs = requestDetail(analyst);
  await expect(theirs.getByText(/^Lo tienes tú/)).toBeVisible();
  await analyst.keyboard.press('x');
  await theirs.locator('[name="motivo"][value="historial"]').check();
  await theirs.getByRole('button', { name: 'Rechazar y avisar' }).click();
  await expect(theirs).toContainText('Solicitud rechazada.');
  await expectBoth(own, elsewhere, code, 'Esta vez no.', 'Rechazada');

  // Who decided proposes to undo it. Nothing changes yet.
  await theirs.getByRole('button', { name: 'Deshacer decisión' }).click();
  const sheet = analyst.getByRole('dialog', SHEET);
  await sheet.getByRole('button', { name: 'Proponer' }).click();
  await expect(sheet).toContainText('Elige un motivo.');
  await sheet.getByLabel('Error en los datos').check();
  await sheet.getByLabel(/^Qué pasó/).fill('El atraso es de otra persona.');
  await expect(sheet).toContainText('Nos equivocamos con un dato.');
  await sheet.getByRole('button', { name: 'Proponer' }).click();
  await expect(theirs).toContainText('Propuesta guardada.');
  await expectBoth(own, elsewhere, code, 'Esta vez no.', 'Rechazada');
  await expect
    .poll(() => readDocument(`indice/${uid}`))
    .toMatchObject({
      estadoCredito: 'rechazadoPorDeshacer',
    });

  // Another person finds it among what waits for one, and confirms.
  await openStaffTab(page, 'solicitudes');
  const mine = await openIn(page, 'Por confirmar', email);
  await expect(page.locator('[data-row]')).toContainText('Vuelve a pendiente');
  await mine.getByRole('button', { name: 'Ver la propuesta' }).click();
  const question = page.getByRole('dialog', SHEET);
  await expect(question).toContainText('El atraso es de otra persona.');
  await question.getByRole('button', { name: 'Deshacer y avisar' }).click();
  await expect(mine).toContainText('Decisión deshecha. La solicitud está pendiente');
  const undone = 'Nos equivocamos con un dato. Tu solicitud vuelve a revisión';
  await expectBoth(own, elsewhere, code, 'En revisión.', undone, 'ya no vale');
  expect(await readDocument(`users/${uid}`)).toMatchObject({
    estadoCredito: 'pendiente',
    decisiones: { 1: { estado: 'rechazado', motivo: 'historial', ahora: 'pendiente' } },
  });

  // The request is approved in the end.
  await expect(mine.getByRole('button', { name: 'Aprobar' })).toBeVisible();
  await expect(mine.getByText(/^Lo tienes tú/)).toBeVisible();
  await mine.getByRole('button', { name: 'Aprobar' }).click();
  await page.getByRole('button', { name: 'Sí, aprobar' }).click();
  await expect(mine).toContainText('Solicitud aprobada.');
  await expectBoth(own, elsewhere, code, 'Hay buenas noticias.', 'ya no');
  await expect
    .poll(async () => (await mailsTo(email)).map(({ subject }) => subject).sort())
    .toEqual([
      'Recibimos tu solicitud',
      'Tu solicitud fue aprobada',
      'Tu solicitud no fue aprobada',
      'Tu solicitud vuelve a revisión',
    ]);
  await expect(mine).toContainText('deshizo la decisión. Vuelve a pendiente.');
});
