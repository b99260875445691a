import { readFile } from 'node:fs/promises';
import type { Browser, Locator, Page } from '@playwright/test';
import { read, utils } from 'xlsx';
import { bankClock } from '../../../src/domain/day';
import { momentText } from '../../../src/domain/moment-text';
import { HOUR_MS } from '../../../src/domain/time';
import { readDocument } from '../support/firestore-admin';
import { FULL } from '../support/full';
import { mailText } from '../support/outbox';
import { expectReceived, pressSend, readyToSend } from '../support/sending';
import {
  openRequest,
  openStaffTab,
  requestDetail,
  STAFF_SESSION,
  storeTrackedRequest,
} from '../support/staff';
import { noteUse } from '../support/staff-session';
import { expect, signInStaff, test } from '../support/test';

const PLACE = ' (hora de Santo Domingo)';

/** What a person reads, whatever the kind of its spaces. */
const plain = (text: string | null) => (text ?? '').replaceAll(/\s+/g, ' ').trim();

/** A browser of signed-in staff in a zone. */
async function staffIn(browser: Browser, timezoneId: string): Promise<Page> {
  const context = await browser.newContext({ storageState: STAFF_SESSION, timezoneId });
  await noteUse(context);
  return context.newPage();
}

/** The only line of a downloaded list, by its headings. */
async function downloadedLine(page: Page, button: Locator): Promise<Record<string, string>> {
  const downloading = page.waitForEvent('download');
  await button.click();
  const book = read(await readFile(await (await downloading).path()));
  const [sheet] = Object.values(book.Sheets);
  const rows = sheet ? utils.sheet_to_json<Record<string, string>>(sheet, { raw: false }) : [];
  expect(rows).toHaveLength(1);
  return rows[0] ?? {};
}

/** A moment as a cell of a spreadsheet shows it in Santo Domingo. */
const inCell = (moment: Date) => bankClock(moment).toISOString().slice(0, 16).replace('T', ' ');

for (const [zone, place, tag] of [
  ['Asia/Tokyo', PLACE, {}],
  ['America/Santo_Domingo', '', FULL],
  ['Pacific/Honolulu', PLACE, FULL],
  ['Europe/Madrid', PLACE, FULL],
] as const)
  test.describe(`with the browser in ${zone}`, tag, () => {
    test.use({ timezoneId: zone });

    test('page, mail and download tell the same moments', async ({ page, browser }) => {
      const typed = await readyToSend(page, 'es');
      await pressSend(page, 'es');
      const uid = await expectReceived(page, 'es', typed);
      const { registro } = (await readDocument(`users/${uid}`)) as { registro: Date };
      const deadline = new Date(registro.getTime() + 72 * HOUR_MS);
      const said = (moment: Date) => plain(momentText(moment, 'moment', 'es')) + place;

      const [by, sent] = await page.getByRole('main').locator('time').allTextContents();
      expect(plain(by ?? '')).toBe(said(deadline));
      expect(plain(sent ?? '')).toBe(said(registro));
      const mail = plain(await mailText(typed.correo, 'Recibimos tu solicitud'));
      expect(mail).toContain(`${plain(momentText(registro, 'longMoment', 'es'))}${PLACE}`);
      await page.goto('/Solicitud');
      await expect(page.getByRole('main')).toContainText(said(deadline));
      const days = [0, 24, 48].map((hours) => new Date(registro.getTime() + hours * HOUR_MS));
      for (const day of days)
        await expect(page.getByText(momentText(day, 'day', 'es'), { exact: true })).toBeVisible();

      const staff = await staffIn(browser, zone);
      await openStaffTab(staff, 'solicitudes');
      await staff.locator('[name="buscar"]').fill(typed.correo);
      await expect(staff.getByText('1 a 1 de 1')).toBeVisible();
      const note = staff.getByText('Los días y las horas son los de Santo Domingo.');
      await expect(note).toHaveCount(place ? 1 : 0);
      const button = staff.getByRole('button', { name: 'Descargar solicitudes' });
      expect(await downloadedLine(staff, button)).toMatchObject({
        [`Recibida${PLACE}`]: inCell(registro),
        [`Vence${PLACE}`]: inCell(deadline),
      });
    });
  });

for (const [hours, tag] of [
  [3, {}],
  [80, FULL],
  [-80, FULL],
] as const)
  test.describe(`with a clock ${hours} hours ahead`, tag, () => {
    test('what is left is counted with the bank’s time', async ({ page }) => {
      const { email, code } = await storeTrackedRequest();
      await page.clock.install({ time: Date.now() + hours * HOUR_MS });
      const left = page.getByText(/^(72\sh\s0|71\sh\s5\d)\smin$/);

      await page.goto(`/Solicitud#${code}`);
      await expect(left).toBeVisible();
      // The device's clock is set while the page is open.
      await page.clock.setSystemTime(Date.now() - 2 * hours * HOUR_MS);
      await page.clock.fastForward(20_000);
      await expect(left).toBeVisible();

      await page.clock.setSystemTime(Date.now() + hours * HOUR_MS);
      await signInStaff(page);
      await openStaffTab(page, 'solicitudes');
      await openRequest(page, email);
      await expect(requestDetail(page).getByText(/^(72\sh\s0|71\sh\s5\d)\smin$/)).toBeVisible();
    });
  });
