import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility/accessible';
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

/** Expects these words on the visitor's page, and by the code elsewhere. */
async function expectBoth(own: Page, elsewhere: Page, code: string, ...texts: string[]) {
  await own.goto('/Solicitud');
  await elsewhere.goto('about:blank');
  await elsewhere.goto(`/Solicitud#${code}`);
  for (const page of [own, elsewhere])
    for (const text of texts) await expect(page.getByRole('main')).toContainText(text);
}

test('a decline that its visitor finds wrong is decided by another person', async ({
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

  const analyst = await memberPage(browser, 'analista');
  await openStaffTab(analyst, 'solicitudes');
  await openRequest(analyst, email);
  const theirs = requestDetail(analyst);
  await expect(theirs.getByText(/^Lo tienes tú/)).toBeVisible();
  await analyst.keyboard.press('x');
  await theirs.locator('[name="motivo"][value="historial"]').check();
  await theirs.getByRole('button', { name: 'Rechazar y avisar' }).click();
  await expect(theirs).toContainText('Solicitud rechazada.');

  // The visitor says what is wrong; the code alone offers a link by mail.
  await expectBoth(own, elsewhere, code, 'Esta vez no.', 'Reconsiderar');
  await expect(elsewhere.getByRole('button', { name: 'Enviarme el enlace' })).toBeVisible();
  const section = own.getByRole('region', { name: 'Reconsiderar' });
  await section.getByRole('button', { name: 'Pedir que la miren' }).click();
  await expect(section).toContainText('Cuenta qué está mal.');
  await expectAccessible(own);
  await section.getByLabel(/^Cuéntalo/).fill('Pagué ese atraso el 3 de octubre.');
  await section.getByRole('button', { name: 'Pedir que la miren' }).click();
  await expect(own.getByRole('heading', { level: 1 })).toHaveText('Otra mirada.');
  await expect(own.getByRole('main')).toContainText('Pagué ese atraso el 3 de octubre.');
  await expectBoth(own, elsewhere, code, 'Otra mirada.', 'vale hasta que el banco te dé la nueva');
  await expect(elsewhere.getByRole('main')).not.toContainText('Pagué ese atraso');
  await expect
    .poll(() => readDocument(`indice/${uid}`))
    .toMatchObject({ estadoCredito: 'porReconsiderar' });

  // Who declined it cannot decide again.
  await analyst.reload();
  await openRequest(analyst, email);
  await expect(theirs).toContainText(
    'Participaste en la primera decisión: la decide otra persona.',
  );
  await expect(theirs.getByRole('button', { name: 'Aprobar' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );

  // Another person finds it by its state, reads what the visitor says, and approves.
  await openStaffTab(page, 'solicitudes');
  await page.getByRole('button', { name: 'Por reconsiderar', exact: true }).click();
  await openRequest(page, email);
  const mine = requestDetail(page);
  await expect(mine).toContainText('Pagué ese atraso el 3 de octubre.');
  await expect(mine.getByText(/^Lo tienes tú/)).toBeVisible();
  await mine.getByRole('button', { name: 'Aprobar' }).click();
  await page.getByRole('button', { name: 'Sí, aprobar' }).click();
  await expect(mine).toContainText('Solicitud aprobada.');
  await expectBoth(own, elsewhere, code, 'Hay buenas noticias.', 'Otra persona miró tu solicitud');
  await expect
    .poll(async () => (await mailsTo(email)).map(({ subject }) => subject).sort())
    .toEqual([
      'Otra persona mira tu solicitud de nuevo',
      'Recibimos tu solicitud',
      'Tu solicitud fue aprobada',
      'Tu solicitud no fue aprobada',
    ]);
});
