import { expectAccessible } from '../support/accessibility/accessible';
import { declinedRequest } from '../support/declined';
import { readDocument } from '../support/firestore-admin';
import { mailsTo } from '../support/outbox';
import { openRequest, openStaffTab, requestDetail, STAFF_SESSION } from '../support/staff';
import { expect, test } from '../support/test';

test.use({ storageState: STAFF_SESSION });

test('a decline that its visitor finds wrong is decided by another person', async ({
  page,
  browser,
}) => {
  const { own, elsewhere, uid, email, analyst, theirs, expectBoth } =
    await declinedRequest(browser);

  // The visitor says what is wrong; the code alone offers a link by mail.
  await expectBoth('Esta vez no.', 'Reconsiderar');
  await expect(elsewhere.getByRole('button', { name: 'Enviarme el enlace' })).toBeVisible();
  const section = own.getByRole('region', { name: 'Reconsiderar' });
  await section.getByRole('button', { name: 'Pedir que la miren' }).click();
  await expect(section).toContainText('Cuenta qué está mal.');
  await expectAccessible(own);
  await section.getByLabel(/^Cuéntalo/).fill('Pagué ese atraso el 3 de octubre.');
  await section.getByRole('button', { name: 'Pedir que la miren' }).click();
  await expect(own.getByRole('heading', { level: 1 })).toHaveText('Otra mirada.');
  await expect(own.getByRole('main')).toContainText('Pagué ese atraso el 3 de octubre.');
  await expectBoth('Otra mirada.', 'vale hasta que el banco te dé la nueva');
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
  await expectBoth('Hay buenas noticias.', 'Otra persona miró tu solicitud');
  await expect
    .poll(async () => (await mailsTo(email)).map(({ subject }) => subject).sort())
    .toEqual([
      'Otra persona mira tu solicitud de nuevo',
      'Recibimos tu solicitud',
      'Tu solicitud fue aprobada',
      'Tu solicitud no fue aprobada',
    ]);
});
