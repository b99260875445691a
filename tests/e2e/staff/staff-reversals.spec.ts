import type { Page } from '@playwright/test';
import { declinedRequest } from '../support/declined';
import { readDocument } from '../support/firestore-admin';
import { FULL } from '../support/full';
import { mailsTo } from '../support/outbox';
import { openRequest, openStaffTab, requestDetail, STAFF_SESSION } from '../support/staff';
import { expect, test } from '../support/test';

test.use({ storageState: STAFF_SESSION });

const SHEET = { name: /^(Deshacer decisión|¿Deshacer\?)$/ };

/** Opens the request in the queue of an open tab, which searches every status. */
async function openIn(page: Page, status: string, email: string) {
  await page.getByRole('button', { name: status, exact: true }).click();
  await openRequest(page, email);
  return requestDetail(page);
}

/** What the visitor reads. */
const visitorWords = {
  es: {
    declined: ['Esta vez no.', 'Rechazada'],
    cause: 'Nos equivocamos con un dato.',
    reopened: ['En revisión.', 'Tu solicitud vuelve a revisión', 'ya no vale'],
    approved: ['Hay buenas noticias.', 'ya no'],
    mails: [
      'Recibimos tu solicitud',
      'Tu solicitud fue aprobada',
      'Tu solicitud no fue aprobada',
      'Tu solicitud vuelve a revisión',
    ],
  },
  en: {
    declined: ['Not this time.', 'Not approved'],
    cause: 'We had a detail wrong.',
    reopened: ['Under review.', 'Your request goes back to review', 'no longer counts'],
    approved: ['Good news.', 'no longer does'],
    mails: [
      'We received your request',
      'Your request goes back to review',
      'Your request was approved',
      'Your request was not approved',
    ],
  },
} as const;

for (const language of ['es', 'en'] as const)
  test(
    `a request that was declined by mistake is put right by two people, then approved (${language})`,
    FULL,
    async ({ page, browser }) => {
      const word = visitorWords[language];
      const { uid, email, analyst, theirs, expectBoth } = await declinedRequest(browser, language);
      await expectBoth(...word.declined);

      // Who decided proposes to undo it. Nothing changes yet.
      await theirs.getByRole('button', { name: 'Deshacer decisión' }).click();
      const sheet = analyst.getByRole('dialog', SHEET);
      await sheet.getByRole('button', { name: 'Proponer' }).click();
      await expect(sheet).toContainText('Elige un motivo.');
      await sheet.getByLabel('Error en los datos').check();
      await sheet.getByLabel(/^Qué pasó/).fill('El atraso es de otra persona.');
      await expect(sheet).toContainText(word.cause);
      await sheet.getByRole('button', { name: 'Proponer' }).click();
      await expect(theirs).toContainText('Propuesta guardada.');
      await expectBoth(...word.declined);
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
      await expectBoth(word.cause, ...word.reopened);
      expect(await readDocument(`users/${uid}`)).toMatchObject({
        estadoCredito: 'pendiente',
        decisiones: { 1: { estado: 'rechazado', motivo: 'reservado', ahora: 'pendiente' } },
      });

      // The request is approved in the end.
      await expect(mine.getByRole('button', { name: 'Aprobar' })).toBeVisible();
      await expect(mine.getByText(/^Lo tienes tú/)).toBeVisible();
      await mine.getByRole('button', { name: 'Aprobar' }).click();
      await page.getByRole('button', { name: 'Sí, aprobar' }).click();
      await expect(mine).toContainText('Solicitud aprobada.');
      await expectBoth(...word.approved);
      await expect
        .poll(async () => (await mailsTo(email)).map(({ subject }) => subject).sort())
        .toEqual([...word.mails]);
      await expect(mine).toContainText('deshizo la decisión. Vuelve a pendiente.');
    },
  );
