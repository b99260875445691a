import type { Browser, Page, Request } from '@playwright/test';
import { LANGUAGES } from '../../../src/domain/language';
import { CODE_PATTERN } from '../../../src/domain/request/request-code';
import { copy as english } from '../../../src/i18n/en';
import { copy as spanish } from '../../../src/i18n/es';
import { expectAccessible } from '../support/accessibility/accessible';
import { costOf } from '../support/cost';
import { addresses, countRequests } from '../support/faults';
import { readDocument } from '../support/firestore-admin';
import { FULL, onlyFullIn } from '../support/full';
import { readQr } from '../support/qr';
import { expectReceived, pressSend, readyToSend, type Typed } from '../support/sending';
import { storeTrackedRequest, visitorPage } from '../support/staff';
import { expect, test } from '../support/test';

const copies = { es: spanish, en: english };

/** The code on the receipt that a page shows. */
async function codeOn(page: Page): Promise<string> {
  const code = page.locator('data');
  await expect(code).toHaveText(new RegExp(CODE_PATTERN));
  return (await code.textContent()) ?? '';
}

/** A phone that sends a request; `page` of the test follows it, so that its console is watched. */
async function sentFromPhone(browser: Browser, language: 'es' | 'en') {
  const phone = await visitorPage(browser);
  await phone.setViewportSize({ width: 390, height: 844 });
  const typed = await readyToSend(phone, language);
  await pressSend(phone, language);
  const uid = await expectReceived(phone, language, typed);
  return { phone, typed, uid, code: await codeOn(phone) };
}

/** Expects nothing of the person and no value on a page. */
async function expectNothingPersonal(page: Page, { nombre, nickname, cedula, correo }: Typed) {
  for (const hidden of [nombre, nickname, cedula, correo, '70.75'])
    await expect(page.getByRole('main')).not.toContainText(hidden);
}

for (const language of LANGUAGES)
  test.describe(`following by the code, in ${language}`, onlyFullIn(language), () => {
    const words = copies[language];

    test('a request sent on a phone is followed on another device by its QR', async ({
      page,
      browser,
      baseURL,
    }) => {
      const { phone, typed, uid, code } = await sentFromPhone(browser, language);
      const link = `${baseURL}/Solicitud#${code}`;
      expect(await readQr(phone.getByRole('img', { name: words.status.code.qr }))).toBe(link);

      const record = await readDocument(`users/${uid}`);
      expect(record).toMatchObject({ codigo: code, registro: expect.any(Date) });
      const { registro } = record as { registro: Date };
      expect(await readDocument(`seguimiento/${code}`)).toEqual({
        juego: 'roblox',
        estado: 'pendiente',
        enviada: registro,
        plazo: 72,
        actualizada: registro,
        motivo: null,
        necesita: null,
      });

      const sessions = countRequests(page, 'accounts:signUp');
      const sent: Request[] = [];
      page.on('request', (request) => sent.push(request));
      await page.goto(`/Solicitud?lang=${language}#${code}`);
      const heading = page.getByRole('heading', { level: 1 });
      await expect(heading).toHaveText(words.status.page.pendingTitle);
      await expect(page.getByRole('article')).toContainText(code.slice(0, 12));
      await expectNothingPersonal(page, typed);
      await expectAccessible(page);
      expect(sessions()).toBe(0);
      // A server sees the code in the one read of its tracker, and in no address.
      for (const request of sent) {
        const { referer = '' } = await request.allHeaders();
        expect(`${new URL(request.url()).pathname} ${referer}`).not.toContain(code);
      }

      await phone.goto(link);
      await expect(phone.getByRole('main')).toContainText('US$70.75');
    });

    test('a code that no request has says what to check and keeps it', FULL, async ({ page }) => {
      const code = 'LU-2222-3333-4444-5555-6666-7777-89';
      await page.goto(`/Solicitud?lang=${language}#${code}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        words.status.code.unknownTitle,
      );
      await expect(page.getByLabel(words.status.code.field)).toHaveValue(code);
      await expectAccessible(page);
    });
  });

test('the link of an English mail opens in English, and the next page stays so', async ({
  page,
}) => {
  const { code } = await storeTrackedRequest({});
  await page.goto(`/Solicitud?lang=en#${code}`);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(english.status.page.pendingTitle);
  await page.goto(`/MisDatos#${code}`);
  await expect(heading).toHaveText(english.petition.code.title);
});

test('a code that is typed is followed to its decision, with one read', async ({ page }) => {
  const decision = { decidedAt: new Date(), reason: undefined };
  const { code } = await storeTrackedRequest({ status: 'approved', decision });
  await page.goto('/Solicitud#LU-7K3A');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(spanish.status.code.unknownTitle);
  await page.getByLabel(spanish.status.code.field).fill(code.toLowerCase().replaceAll('-', ' '));
  const cost = await costOf(page, async () => {
    await page.getByRole('button', { name: spanish.status.code.follow }).click();
    await expect(heading).toHaveText(spanish.status.page.approvedTitle);
  });
  expect(cost).toEqual({ reads: 1, counts: 0, writes: 0, calls: 0 });
  await expect(heading).toBeFocused();
  await page.goBack();
  await expect(heading).toHaveText(spanish.status.code.unknownTitle);
});

test.describe('if the tracker cannot be read', () => {
  test.use({ expectedNoise: /^Failed to load resource: .*documents:batchGet/ });

  test('says so and reads it on request', FULL, async ({ page }) => {
    const { code } = await storeTrackedRequest();
    await page.route(addresses.document, (route) => route.abort('internetdisconnected'));
    await page.goto(`/Solicitud#${code}`);
    await expect(page.getByRole('alert')).toContainText('No hay conexión');
    await page.unroute(addresses.document);
    await page.getByRole('button', { name: spanish.status.retry }).click();
    await expect(page.getByRole('article')).toContainText(code.slice(0, 12));
  });
});
