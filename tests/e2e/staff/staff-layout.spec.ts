import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility/accessible';
import { expectEverythingFits } from '../support/accessibility/reflow';
import { FULL } from '../support/full';
import {
  openRequest,
  openStaffTab,
  requestDetail,
  STAFF_SESSION,
  storeRequest,
  tableRows,
} from '../support/staff';
import { expect, test } from '../support/test';

test.use({ storageState: STAFF_SESSION });

const HEIGHT = 900;
const NARROWEST = 390;
const WIDEST = 1920;

/** Every 10 pixels where the list and the open request are side by side; samples elsewhere. */
const WIDTHS = [
  NARROWEST,
  640,
  800,
  801,
  1024,
  ...Array.from({ length: 21 }, (_, step) => 1200 + 10 * step),
  1241,
  1361,
  1366,
  WIDEST,
];

/** Pixels of the list under the open request, and pixels of the page outside the window. */
function covered(page: Page): Promise<{ list: number; page: number }> {
  return requestDetail(page).evaluate((open) => {
    const box = (element: Element) => element.getBoundingClientRect();
    const detail = box(open);
    const shown = [...document.querySelectorAll('main :is(table, fieldset, label)')]
      .filter((element) => !open.contains(element))
      .map(box)
      .filter(({ width, top, bottom }) => width > 0 && top < detail.bottom && bottom > detail.top);
    return {
      list: Math.max(0, ...shown.map(({ right }) => Math.round(right - detail.left))),
      page: document.documentElement.scrollWidth - window.innerWidth,
    };
  });
}

for (const language of ['es', 'en'] as const) {
  test(
    `an open request covers nothing of the list at any width (${language})`,
    FULL,
    async ({ page }) => {
      const { email } = await storeRequest({
        name: 'Maximiliana Encarnación de los Santos',
        value: 99_999_999,
        gameId: 'callOfDuty',
      });
      await openStaffTab(page, 'solicitudes', language);
      await openRequest(page, email);
      const problems: string[] = [];
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: HEIGHT });
        const { list, page: beyond } = await covered(page);
        if (list > 0 || beyond > 0) problems.push(`${width}: ${list} under it, ${beyond} beyond`);
      }
      expect(problems).toEqual([]);
    },
  );
}

async function expectFirstRequestsInScreen(page: Page) {
  await expect(tableRows(page)).not.toHaveCount(0);
  // A request has as many lines as it has notices.
  await expect(tableRows(page).first()).toBeInViewport({ ratio: 1 });
  await expect(tableRows(page).nth(1)).toBeInViewport();
}

test('the first requests are in the first screen, and on a phone a line says what filters are set', async ({
  page,
}) => {
  await storeRequest();
  await storeRequest();
  await page.setViewportSize({ width: 1280, height: HEIGHT });
  await openStaffTab(page, 'solicitudes');
  await expectFirstRequestsInScreen(page);

  await page.setViewportSize({ width: 390, height: 844 });
  await openStaffTab(page, 'solicitudes');
  await expectFirstRequestsInScreen(page);
  const game = page.locator('[name="juego"]');
  await expect(game).toBeHidden();
  const line = page.getByRole('button', { name: 'Filtros · Pendientes', exact: true });
  await line.focus();
  await page.keyboard.press('Enter');
  await game.selectOption('valorant');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Filtros · Pendientes · Valorant' }).press('Enter');
  await expect(game).toBeHidden();
  await expectAccessible(page);
});

test('what is pressed looks so with the pointer on it', FULL, async ({ page }) => {
  await openStaffTab(page, 'solicitudes');
  const tab = page.locator('a[aria-current="page"]').first();
  const state = page.getByRole('button', { name: /^Pendientes/, pressed: true });
  for (const pressed of [tab, state]) {
    const colors = () =>
      pressed.evaluate((element) => {
        for (const animation of element.getAnimations()) animation.finish();
        const { backgroundColor, color } = getComputedStyle(element);
        return { backgroundColor, color };
      });
    const before = await colors();
    await pressed.hover();
    expect(await colors()).toEqual(before);
  }
});

for (const language of ['es', 'en'] as const)
  test(`the rates fit at any width (${language})`, FULL, async ({ page }) => {
    await page.goto(`/GamesSettings?tab=tarifas&juego=callOfDuty&lang=${language}`);
    await expect(page.locator('[name="motivo_es"]')).toBeVisible();
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: HEIGHT });
      await expectEverythingFits(page);
    }
  });
