import { LANGUAGES } from '../../../src/domain/language';
import { MAILS } from '../../support/mails';
import { visitorWords } from '../support/fault-words';
import { readDocument } from '../support/firestore-admin';
import { FULL, onlyFullIn } from '../support/full';
import { mailsTo, refuseMailTo } from '../support/outbox';
import { expectOneOfEach, pressSend, readyToSend } from '../support/sending';
import {
  openRequest,
  openStaffTab,
  requestDetail,
  STAFF_SESSION,
  storeRequest,
  visitorPage,
} from '../support/staff';
import { expect, test } from '../support/test';

test.use({ storageState: STAFF_SESSION });

/** The mail function starts when it is first needed, which takes a while. */
const DELIVERY = { timeout: 60_000 };

const languages = {
  es: {
    failed: 'No se pudo enviar',
    attempts: /1 intento: 550 .+ is unknown here/,
    received: 'Enviar de nuevo: Recibida',
    result: 'Enviar de nuevo: Decisión',
    decline: 'Rechazar',
    confirm: 'Rechazar y avisar',
    declined: 'Solicitud rechazada. El correo va en camino.',
  },
  en: {
    failed: 'Could not be sent',
    attempts: /1 attempt: 550 .+ is unknown here/,
    received: 'Send again: Received',
    result: 'Send again: Decision',
    decline: 'Decline',
    confirm: 'Decline and tell them',
    declined: 'Request declined. The e-mail is on its way.',
  },
} as const;

const deliveryOf = async (mailId: string) => (await readDocument(`mail/${mailId}`))?.delivery;

for (const language of LANGUAGES)
  test.describe(language, onlyFullIn(language), () => {
    const words = languages[language];

    test('fault 14: the mail of a request is not delivered', FULL, async ({ page, browser }) => {
      const visitor = await visitorPage(browser);
      const typed = await readyToSend(visitor, language);
      const accept = await refuseMailTo(typed.correo);
      await pressSend(visitor, language);
      // The request stands, and the visitor does not need to know.
      await visitor.waitForURL('**/Registrado');
      await expect(
        visitor.getByRole('heading', { name: visitorWords[language].received }),
      ).toBeVisible();

      await openStaffTab(page, 'solicitudes', language);
      await openRequest(page, typed.correo);
      const uid = new URL(page.url()).searchParams.get('solicitud') ?? '';
      await expect
        .poll(() => deliveryOf(uid), DELIVERY)
        .toMatchObject({ state: 'ERROR', attempts: 1 });
      expect(await readDocument(`users/${uid}`)).toMatchObject({ estadoCredito: 'pendiente' });
      expect(await mailsTo(typed.correo)).toEqual([]);

      await page.reload();
      await openRequest(page, typed.correo);
      const detail = requestDetail(page);
      await expect(detail).toContainText(words.failed);
      await expect(detail).toContainText(words.attempts);

      await accept();
      await detail.getByRole('button', { name: words.received }).click();
      await expect(detail.getByRole('button', { name: words.received })).toHaveCount(0);
      await expect
        .poll(() => deliveryOf(uid), DELIVERY)
        .toMatchObject({ state: 'SUCCESS', attempts: 2 });
      await expectOneOfEach(typed);
      expect((await mailsTo(typed.correo)).map(({ subject }) => subject)).toEqual([
        visitorWords[language].subject,
      ]);
    });

    test('fault 14: the mail of a decision is not delivered', FULL, async ({ page }) => {
      const { uid, email } = await storeRequest({ language });
      const accept = await refuseMailTo(email);
      await openStaffTab(page, 'solicitudes', language);
      await openRequest(page, email);
      await page.getByRole('button', { name: words.decline, exact: true }).click();
      await page.locator('[name="motivo"][value="history"]').check();
      await page.getByRole('button', { name: words.confirm }).click();
      const detail = requestDetail(page);
      await expect(detail).toContainText(words.declined);
      const mailId = `${uid}_decision`;
      await expect
        .poll(() => deliveryOf(mailId), DELIVERY)
        .toMatchObject({ state: 'ERROR', attempts: 1 });
      expect(await readDocument(`users/${uid}`)).toMatchObject({ estadoCredito: 'rechazado' });

      const address = `/GamesSettings?tab=solicitudes&estado=todas&solicitud=${uid}`;
      await page.goto(`${address}&lang=${language}`);
      await expect(detail).toContainText(words.failed);
      await accept();
      await detail.getByRole('button', { name: words.result }).click();
      await expect
        .poll(() => deliveryOf(mailId), DELIVERY)
        .toMatchObject({ state: 'SUCCESS', attempts: 2 });
      expect((await mailsTo(email)).map(({ subject }) => subject)).toEqual([
        MAILS.declined[language].subject,
      ]);
    });
  });
