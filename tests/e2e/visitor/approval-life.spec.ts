import type { Page } from '@playwright/test';
import { copy } from '../../../src/i18n/es';
import { lapseAt, readDocument } from '../support/firestore-admin';
import { FULL } from '../support/full';
import { linkIn, mailText } from '../support/outbox';
import {
  openRequest,
  openStaffTab,
  requestDetail,
  STAFF_SESSION,
  staffUid,
  storeTrackedRequest,
  visitorPage,
} from '../support/staff';
import { expect, test } from '../support/test';

test.use({ storageState: STAFF_SESSION });

const DAY = 24 * 3_600_000;
const { status, petition } = copy;
const title = (page: Page) => page.getByRole('heading', { level: 1 });

/** An approval of a month that holds for so many more days. */
async function approvedFor(days: number) {
  const decidedAt = new Date(Date.now() - (30 - days) * DAY);
  const until = new Date(Date.now() + days * DAY);
  const decision = { author: await staffUid(), decidedAt, reason: undefined, until };
  return { ...(await storeTrackedRequest({ status: 'approved', decision })), until };
}

test(
  'an approval names its last day, is reminded of, and lapses',
  FULL,
  async ({ page, browser }) => {
    const { uid, email, code, until } = await approvedFor(6);
    const visitor = await visitorPage(browser);
    await visitor.goto(`/Solicitud#${code}`);
    await expect(title(visitor)).toHaveText(status.page.approvedTitle);
    await expect(visitor.getByRole('main')).toContainText(/Vale hasta el \d+ de \w+ de \d+\./);
    expect(await lapseAt(uid, new Date())).toBe('reminded');
    expect(await mailText(email, 'Hasta cuándo vale tu aprobación')).toContain(code);

    expect(await lapseAt(uid, new Date(until.getTime() + 1))).toBe('lapsed');
    const lapsed = /La aprobación caducó el \d+ de \w+ de \d+ y no nos consta que/;
    expect(await mailText(email, 'Tu aprobación caducó')).toMatch(lapsed);
    await visitor.reload();
    await expect(title(visitor)).toHaveText(status.page.lapsedTitle);
    await expect(visitor.getByRole('main')).toContainText(lapsed);

    await openStaffTab(page, 'solicitudes');
    await page.getByRole('button', { name: 'Caducadas', exact: true }).click();
    await openRequest(page, email);
    const detail = requestDetail(page);
    await expect(detail).toContainText('dejó caducar la aprobación.');
    await expect(detail.getByRole('button', { name: 'Deshacer decisión' })).toHaveCount(0);
  },
);

test(
  'an approval is given back with its code and the mailed link',
  FULL,
  async ({ page, browser }) => {
    const { uid, email, code } = await approvedFor(20);
    const visitor = await visitorPage(browser);
    await visitor.goto(`/MisDatos#${code}`);
    await visitor.getByRole('button', { name: petition.giveBack.action }).click();
    await visitor.goto(await linkIn(email, /préstamo|solicitud/));
    await expect(title(visitor)).toHaveText(petition.confirm.giveBack.title);
    await visitor.getByRole('button', { name: petition.giveBack.action }).click();
    await expect(title(visitor)).toHaveText(petition.confirm.giveBack.doneTitle);
    expect(await mailText(email, 'Ya no quieres este préstamo')).toContain(code);
    expect(await readDocument(`users/${uid}`)).toMatchObject({
      estadoCredito: 'retirado',
      retiro: { fecha: expect.any(Date) },
      decision: { fecha: expect.any(Date) },
    });
    await visitor.goto(`/Solicitud#${code}`);
    await expect(title(visitor)).toHaveText(status.page.withdrawnTitle);

    await openStaffTab(page, 'solicitudes');
    await page.getByRole('button', { name: 'Retiradas', exact: true }).click();
    await openRequest(page, email);
    await expect(requestDetail(page)).toContainText('dijo que ya no quiere este préstamo.');
  },
);
