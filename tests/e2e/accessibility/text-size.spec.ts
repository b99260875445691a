import { expectEverythingFits } from '../support/accessibility/reflow';
import { chooseTextSize, expectNothingLost } from '../support/accessibility/text-size';
import { FULL } from '../support/full';
import { openStaffTab, STAFF_SESSION } from '../support/staff';
import { expect, test, waitUntilInteractive } from '../support/test';

/** The browser's text size at 150 and 200 %. */
const SIZES = [24, 32];
const WIDTHS = [390, 1280];
/** Pages, and what is there once they have read their data. */
const PAGES = {
  '/Faqs': 'h2',
  '/registro': 'form',
  '/mail-register': 'h1',
  '/MisDatos': 'form',
  '/Baja': 'h1',
  '/Privacidad': 'dl',
  '/Prestamo': 'dl',
  '/Paradais': 'form',
  '/no-such-page': 'h1',
};
const TABS = { valores: 'article', subscripciones: 'tbody', personal: 'tbody', cuenta: 'form' };

for (const size of SIZES)
  for (const width of WIDTHS)
    test.describe(
      `with text at ${size / 0.16} % on a screen of ${width} px nothing is cut or covered`,
      size === 32 && width === 390 ? {} : FULL,
      () => {
        test.use({ viewport: { width, height: 900 } });

        test('on the public pages', async ({ page }) => {
          await chooseTextSize(page, size);
          for (const [path, content] of Object.entries(PAGES)) {
            await page.goto(path);
            await waitUntilInteractive(page);
            await expect(page.locator('main').locator(content).first()).toBeVisible();
            await expect(page.locator('body')).toHaveCSS('font-size', `${1.0625 * size}px`);
            await expectEverythingFits(page);
            await expectNothingLost(page);
          }
        });

        test.describe('for staff', () => {
          test.use({ storageState: STAFF_SESSION });

          test('in the tabs', async ({ page }) => {
            await chooseTextSize(page, size);
            for (const [tab, content] of Object.entries(TABS)) {
              await openStaffTab(page, tab);
              await expect(page.locator('main').locator(content).first()).toBeVisible();
              await expectEverythingFits(page);
              await expectNothingLost(page);
            }
          });
        });
      },
    );
