import { expectAccessible } from '../support/accessibility/accessible';
import { declinedRequest } from '../support/declined';
import { readDocument } from '../support/firestore-admin';
import { FULL } from '../support/full';
import { mailsTo } from '../support/outbox';
import {
  memberPage,
  openRequest,
  openStaffTab,
  requestDetail,
  STAFF_SESSION,
} from '../support/staff';
import { expect, test } from '../support/test';

test.use({ storageState: STAFF_SESSION });

/** What the visitor reads. */
const visitorWords = {
  es: {
    declined: 'Esta vez no.',
    title: 'Reconsiderar',
    link: 'Enviarme el enlace',
    ask: 'Pedir que la miren',
    missing: 'Cuenta qué está mal.',
    field: /^Cuéntalo/,
    asked: 'En reconsideración.',
    until: 'vale hasta que el banco te dé la nueva',
    approved: 'Hay buenas noticias.',
    looked: 'Otra persona miró tu solicitud',
    mails: [
      'Otra persona mira tu solicitud de nuevo',
      'Recibimos tu solicitud',
      'Tu solicitud fue aprobada',
      'Tu solicitud no fue aprobada',
    ],
  },
  en: {
    declined: 'Not this time.',
    title: 'Another look',
    link: 'Send me the link',
    ask: 'Ask for another look',
    missing: 'Say what is wrong.',
    field: /^Say it in a few words/,
    asked: 'Being reconsidered.',
    until: 'holds until the bank gives you the new one',
    approved: 'Good news.',
    looked: 'Another person looked at your request',
    mails: [
      'Another person is looking at your request again',
      'We received your request',
      'Your request was approved',
      'Your request was not approved',
    ],
  },
} as const;

for (const language of ['es', 'en'] as const)
  test(
    `a decline that its visitor finds wrong is decided by another person (${language})`,
    FULL,
    async ({ page, browser }) => {
      const word = visitorWords[language];
      const { own, elsewhere, uid, email, analyst, theirs, expectBoth } = await declinedRequest(
        browser,
        language,
      );

      // The visitor says what is wrong; the code alone offers a link by mail.
      await expectBoth(word.declined, word.title);
      await expect(elsewhere.getByRole('button', { name: word.link })).toBeVisible();
      const section = own.getByRole('region', { name: word.title, exact: true });
      await section.getByRole('button', { name: word.ask }).click();
      await expect(section).toContainText(word.missing);
      await expectAccessible(own);
      await section.getByLabel(word.field).fill('Pagué ese atraso el 3 de octubre.');
      await section.getByRole('button', { name: word.ask }).click();
      await expect(own.getByRole('heading', { level: 1 })).toHaveText(word.asked);
      await expect(own.getByRole('main')).toContainText('Pagué ese atraso el 3 de octubre.');
      await expectBoth(word.asked, word.until);
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

      // Another person finds it by its state, reads what the visitor says, and proposes to approve it.
      await openStaffTab(page, 'solicitudes');
      await page.getByRole('button', { name: 'En reconsideración', exact: true }).click();
      await openRequest(page, email);
      const mine = requestDetail(page);
      await expect(mine).toContainText('Pagué ese atraso el 3 de octubre.');
      await expect(mine.getByText(/^Lo tienes tú/)).toBeVisible();
      await mine.getByRole('button', { name: 'Aprobar' }).click();
      await expect(page.getByRole('dialog')).toContainText(
        'Lo confirma otra persona: se rechazó antes.',
      );
      await page.getByRole('button', { name: 'Sí, proponer' }).click();
      await expect(mine).toContainText('Propuesta guardada.');

      // A yes after a no takes a third.
      const reviewer = await memberPage(browser, 'revisor');
      await openStaffTab(reviewer, 'solicitudes');
      await openRequest(reviewer, email);
      const third = requestDetail(reviewer);
      await expect(third.getByText(/^Lo tienes tú/)).toBeVisible();
      await third.getByRole('button', { name: 'Confirmar' }).click();
      await reviewer.getByRole('button', { name: 'Sí, confirmar' }).click();
      await expect(third).toContainText('Solicitud aprobada.');
      await expectBoth(word.approved, word.looked);
      await expect
        .poll(async () => (await mailsTo(email)).map(({ subject }) => subject).sort())
        .toEqual([...word.mails]);
    },
  );
