import type { Browser, Page, Request } from '@playwright/test';
import { CODE_PATTERN } from '../../../src/domain/request/request-code';
import { copy as english } from '../../../src/i18n/en';
import { copy as spanish } from '../../../src/i18n/es';
import { expectAccessible } from '../support/accessibility/accessible';
import { costOf } from '../support/cost';
import { countRequests } from '../support/faults';
import { readDocument } from '../support/firestore-admin';
import { FULL } from '../support/full';
import { readQr } from '../support/qr';
import { expectReceived, pressSend, readyToSend, type Typed } from '../support/sending';
import { storeTrackedRequest, visitorPage } from '../support/staff';
import { expect, test } from '../support/test';

/** The code on the receipt that a page shows. */
async function codeOn(page: Page): Promise<string> {
  const code = page.locator('data');
  await expect(code).toHaveText(new RegExp(CODE_PATTERN));
  return (await code.textContent()) ?? '';
}

/** A phone that sends a request; `page` of the test follows it, so that its console is watched. */
async function sentFromPhone(browser: Browser) {
  const phone = await visitorPage(browser);
  await phone.setViewportSize({ width: 390, height: 844 });
  const typed = await readyToSend(phone, 'es');
  await pressSend(phone, 'es');
  const uid = await expectReceived(phone, 'es', typed);
  return { phone, typed, uid, code: await codeOn(phone) };
}

/** Expects nothing of the person and no value on a page. */
async function expectNothingPersonal(page: Page, { nombre, nickname, cedula, correo }: Typed) {
  for (const hidden of [nombre, nickname, cedula, correo, '70.75'])
    await expect(page.getByRole('main')).not.toContainText(hidden);
}

test('a request sent on a phone is followed on another device by its QR', async ({
  page,
  browser,
  baseURL,
}) => {
  const { phone, typed, uid, code } = await sentFromPhone(browser);
  const link = `${baseURL}/Solicitud#${code}`;
  expect(await readQr(phone.getByRole('img', { name: spanish.status.code.qr }))).toBe(link);

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
  await page.goto(`/Solicitud?lang=es#${code}`);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(spanish.status.page.pendingTitle);
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

test(
  'the link of an English mail opens in English, and the next page stays so',
  FULL,
  async ({ page }) => {
    const { code } = await storeTrackedRequest({});
    await page.goto(`/Solicitud?lang=en#${code}`);
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText(english.status.page.pendingTitle);
    await page.goto(`/MisDatos#${code}`);
    await expect(heading).toHaveText(english.petition.code.title);
  },
);

test('a code that is typed is followed to its decision, with one read', FULL, async ({ page }) => {
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
