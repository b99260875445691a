import type { Page } from '@playwright/test';
import { LANGUAGES, type Language } from '../../../src/domain/language';
import { subscriberDocument } from '../../../tools/samples/documents';
import { sampleSubscriber } from '../../../tools/samples/subscribers';
import { expectEverythingFits } from '../support/accessibility/reflow';
import { calculatorPaths } from '../support/addresses';
import { visitorWords } from '../support/fault-words';
import { writeDocument } from '../support/firestore-admin';
import { FULL } from '../support/full';
import { publicRoutes } from '../support/public-routes';
import {
  freshWord,
  openRequest,
  openStaffTab,
  requestDetail,
  STAFF_SESSION,
  storeRequest,
} from '../support/staff';
import { expect, test, waitUntilInteractive } from '../support/test';

/** 320 is the narrowest phone, and 400 % zoom on a desktop; 640 is 200 % there. */
const WIDTHS = [320, 640, 768, 1024, 1920];
const PHONES = [320, 360, 375, 390, 412];
const approve = { es: 'Aprobar', en: 'Approve' } as const;
const TABS = ['valores', 'solicitudes', 'tarifas', 'promedios', 'subscripciones'] as const;

async function fillQuantities(page: Page, quantity: string): Promise<void> {
  for (const field of await page.locator('main input[inputmode="numeric"]').all())
    await field.fill(quantity);
}

/** The highest quantities of a calculator, and the send dialog with every error message. */
async function fillToTheBrim(page: Page, path: string, language: Language): Promise<void> {
  await page.goto(`${path}?lang=${language}`);
  await waitUntilInteractive(page);
  // The first is the highest quantity; the second is small enough to be sent.
  for (const quantity of ['9999999', '9999']) {
    await fillQuantities(page, quantity);
    await page.getByRole('button', { name: visitorWords[language].estimate }).click();
    await expect(page.locator('output[name="estimate"]')).toContainText(',');
    await expectEverythingFits(page);
  }
  await page.getByRole('button', { name: visitorWords[language].send }).click();
  await page.getByRole('dialog').locator('[name="correo"]').fill('laura@correo');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog').locator('[aria-invalid="true"]').first()).toBeVisible();
  await expectEverythingFits(page);
}

/** The pixels between the name of the game, its longest line, and the box of the value. */
const roomBesideName = (page: Page) =>
  page.evaluate(() => {
    const name = document.createRange();
    name.selectNodeContents(document.querySelector('[data-sticky] p') as Element);
    const value = document.querySelector('[data-sticky] div > span') as Element;
    return value.getBoundingClientRect().left - name.getBoundingClientRect().right;
  });

/** The words of the title that are broken in two. */
const brokenWords = (page: Page) =>
  page.locator('h1').evaluate((title) => {
    const text = title.firstChild as Text;
    const word = document.createRange();
    return [...text.data.matchAll(/\S+/g)].filter(({ 0: letters, index }) => {
      word.setStart(text, index);
      word.setEnd(text, index + letters.length);
      return word.getClientRects().length > 1;
    });
  });

/** The widths at which the stepper and its type change, on both sides. */
const STEPPER_WIDTHS = [320, 360, 390, 799, 800, 1000, 1200, 1440];

test('six and seven digits are whole in a quantity, while they are typed and grouped', async ({
  page,
}) => {
  await page.goto('/Warcraft');
  await waitUntilInteractive(page);
  const field = page.locator('main input[inputmode="numeric"]').first();
  const cut = () => field.evaluate((input) => input.scrollWidth - input.clientWidth);
  for (const quantity of ['99999', '214748', '999999', '1234567', '9999999', '9,999,999'])
    for (const width of STEPPER_WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      await field.fill(quantity);
      expect(await cut(), `${quantity}, ${width} px`).toBe(0);
      await field.blur();
      expect(await cut(), `${quantity} grouped, ${width} px`).toBe(0);
    }
});

/** The longest words; the other names are shorter. */
const LONGEST = ['/GenshinImpact'];

for (const path of calculatorPaths)
  test(
    `on a phone, the name of the game neither breaks within a word nor is covered by a value in millions: ${path}`,
    LONGEST.includes(path) ? {} : FULL,
    async ({ page }) => {
      await page.goto(path);
      await waitUntilInteractive(page);
      for (const quantity of ['99', '9999', '9999999']) {
        await fillQuantities(page, quantity);
        await page.getByRole('button', { name: visitorWords.es.estimate }).click();
        for (const width of PHONES) {
          await page.setViewportSize({ width, height: 800 });
          expect(await brokenWords(page), `${quantity}, ${width} px`).toEqual([]);
          expect(await roomBesideName(page), `${quantity}, ${width} px`).toBeGreaterThan(0);
        }
      }
    },
  );

for (const language of LANGUAGES)
  for (const width of WIDTHS) {
    const isNarrowest = language === 'es' && width === WIDTHS[0];
    test.describe(`in ${language} at ${width} px`, isNarrowest ? {} : FULL, () => {
      test.use({ viewport: { width, height: 900 } });

      // The audit sees every page in Spanish at 320 px, and at the widths of a phone and a desktop.
      test('every public page fits', FULL, async ({ page }) => {
        for (const path of publicRoutes) {
          await page.goto(`${path}?lang=${language}`);
          await expect(page.locator('h1').first()).toBeVisible();
          await expectEverythingFits(page);
        }
      });

      test('the largest value and every complaint fit', async ({ page }) => {
        await fillToTheBrim(page, '/Roblox', language);
        await fillToTheBrim(page, '/Fortnite', language);
      });

      test.describe('for staff', () => {
        test.use({ storageState: STAFF_SESSION });

        test('the staff area fits long names', async ({ page }) => {
          const name = 'María de los Ángeles Fernández-Villanueva y Rodríguez de la Concepción';
          const nickname = 'x'.repeat(60);
          const fields = { name, nickname, cedula: freshWord(), value: 999_999_999 };
          await storeRequest(fields);
          const { email } = await storeRequest(fields);
          const long = `${freshWord()}${'x'.repeat(40)}@correo.example`;
          const names = { name, lastName: nickname, email: long };
          const { path, data } = subscriberDocument(sampleSubscriber(freshWord(), names));
          await writeDocument(path, data);
          for (const tab of TABS) {
            await openStaffTab(page, tab, language);
            await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
            await expect(page.getByText(/^(Cargando|Loading)…$/)).toHaveCount(0);
            await expectEverythingFits(page);
          }
          await page.goto('/GamesSettings?tab=solicitudes');
          await openRequest(page, email);
          const detail = requestDetail(page);
          await detail
            .getByText(/^(Comparar|Compare): /)
            .first()
            .click();
          await expect(detail.getByRole('table').first()).toContainText(nickname);
          await expectEverythingFits(page);
          await page.getByRole('button', { name: approve[language], exact: true }).click();
          await expect(page.getByRole('dialog')).toContainText(name);
          await expectEverythingFits(page);
        });
      });
    });
  }
