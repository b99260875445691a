import type { Locator } from '@playwright/test';
import { LANGUAGES } from '../../../src/domain/language';
import { copy as english } from '../../../src/i18n/en';
import { copy as spanish } from '../../../src/i18n/es';
import { MOTION } from '../support/accessibility/motion';
import { visitorWords } from '../support/fault-words';
import { addresses } from '../support/faults';
import { FULL, onlyFullIn } from '../support/full';
import { expectReceived, pressSend, readyToSend } from '../support/sending';
import { expect, test, waitUntilInteractive } from '../support/test';

test.use(MOTION);

const copies = { es: spanish, en: english };

/** The texts that a box of the page covers, wholly or in part. */
const coveredBy = (cover: Locator) =>
  cover.evaluate((box) => {
    const { left, top, right, bottom } = box.getBoundingClientRect();
    const covered: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let text = walker.nextNode(); text; text = walker.nextNode()) {
      const element = text.parentElement;
      if (!text.nodeValue?.trim() || box.contains(text) || !element?.checkVisibility()) continue;
      // The page scrolls under the value bar.
      if (element.closest('.visually-hidden, [data-sticky]')) continue;
      range.selectNodeContents(text);
      for (const line of range.getClientRects()) {
        const apart =
          line.right <= left || line.left >= right || line.bottom <= top || line.top >= bottom;
        if (!apart) covered.push(text.nodeValue);
      }
    }
    return covered;
  });

for (const language of LANGUAGES)
  test(
    `the bar of links is hidden under 800 px, and fits from 800 px on: ${language}`,
    onlyFullIn(language),
    async ({ page }) => {
      await page.goto(`/Roblox?lang=${language}`);
      await waitUntilInteractive(page);
      const { openMenu, myRequest } = copies[language].shell.nav;
      const menu = page.getByRole('button', { name: openMenu });
      const link = page.getByRole('navigation').getByRole('link', { name: myRequest });
      await page.setViewportSize({ width: 799, height: 800 });
      await expect(menu).toBeVisible();
      await expect(link).toBeHidden();
      await page.setViewportSize({ width: 800, height: 800 });
      await expect(menu).toBeHidden();
      await expect(link).toBeVisible();
      for (const width of [800, 860, 919, 920, 1000, 1099, 1100, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        const boxes = page
          .getByRole('banner')
          .locator('a:visible, button[aria-controls="calculators"], fieldset');
        const places = await boxes.evaluateAll((all) =>
          all.map((box) => box.getBoundingClientRect()).map(({ left, right }) => [left, right]),
        );
        const edges = places.flat();
        expect(edges, `${width} px`).toEqual(edges.toSorted((a, b) => Number(a) - Number(b)));
        expect(Math.max(...edges.map(Number)), `${width} px`).toBeLessThan(width);
      }
    },
  );

test.describe('the sign of loading', () => {
  test.use({ expectedNoise: /./ });

  test('covers no text of home at any width', FULL, async ({ page }) => {
    await page.route(addresses.anonymousSignIn, () => {});
    await page.goto('/');
    await waitUntilInteractive(page);
    await page.mouse.move(5, 5);
    const sign = page.getByRole('status').filter({ hasText: spanish.shell.loading });
    for (const [width, height] of [
      [320, 640],
      [390, 844],
      [800, 900],
      [1280, 900],
      [1920, 1000],
    ] as const) {
      await page.setViewportSize({ width, height });
      await expect(sign.locator('svg').first()).toBeVisible();
      expect(await coveredBy(sign), `${width} px`).toEqual([]);
    }
  });
});

for (const path of ['/Minecraft', '/registro', '/Faqs'])
  test(`the key of the background video covers no text on ${path}`, FULL, async ({ page }) => {
    await page.goto(path);
    await waitUntilInteractive(page);
    const key = page.getByRole('button', { name: spanish.shell.video.pause });
    await expect(key).toBeVisible();
    for (const width of [360, 799, 800, 900, 1000, 1100, 1200, 1201, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      for (const top of [0, 150, 400]) {
        await page.evaluate((y) => window.scrollTo(0, y), top);
        const box = await key.boundingBox();
        if (!box || box.y + box.height < 0) continue;
        expect(await coveredBy(key), `${width} px`).toEqual([]);
      }
    }
  });

for (const width of [320, 390])
  test(
    `the value leaves room for the name of the game beside a scroll bar at ${width} px`,
    FULL,
    async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/Minecraft');
      await waitUntilInteractive(page);
      // A desktop browser's scroll bar takes this space, which `100vw` ignores.
      await page.evaluate(() => {
        document.body.style.marginRight = '17px';
      });
      for (const years of ['1300', '90000']) {
        await page.locator('#accountYears').fill(years);
        await page.getByRole('button', { name: visitorWords.es.estimate }).click();
        await expect(page.locator('[data-sticky] [role="status"]')).toContainText('US$');
        const room = await page.evaluate(() => {
          const name = document.createRange();
          name.selectNodeContents(document.querySelector('[data-sticky] p') as Element);
          const value = document.querySelector('[data-sticky] div > span') as Element;
          return value.getBoundingClientRect().left - name.getBoundingClientRect().right;
        });
        expect(room, years).toBeGreaterThanOrEqual(10);
      }
    },
  );

test('on a phone, the bar leads from the value to its receipt', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/Roblox?robux=1300');
  await waitUntilInteractive(page);
  const seen = page.getByRole('button', { name: 'Ver recibo' });
  await expect(seen).toHaveCount(0);
  await page.getByRole('button', { name: visitorWords.es.estimate }).click();
  await seen.click();
  const receipt = page.getByRole('region', { name: 'Recibo de valor' });
  await expect(receipt).toBeFocused();
  await expect(receipt.getByRole('heading')).toBeInViewport();
  await page.setViewportSize({ width: 1000, height: 800 });
  await expect(seen).toBeHidden();
});

test(
  'the line of the boarding pass connects account and state, however long the names',
  FULL,
  async ({ page }) => {
    const typed = await readyToSend(page, 'es');
    await pressSend(page, 'es');
    await expectReceived(page, 'es', typed);
    await page.goto('/Solicitud');
    const names = page.getByRole('article').locator('small + b');
    await expect(names).toHaveCount(2);
    await names.first().evaluate((name) => {
      name.textContent = 'Call Of Duty Mobile';
    });
    await names.last().evaluate((name) => {
      name.textContent = 'No aprobada';
    });
    for (const width of [861, 900, 1024, 1200, 1201, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const joined = await page
        .getByRole('article')
        .locator('p + span')
        .evaluate((line) => {
          const box = (element: Element | null) =>
            element?.getBoundingClientRect() ?? new DOMRect();
          const [account, here, state] = [
            box(line.previousElementSibling),
            box(line),
            box(line.nextElementSibling),
          ];
          const beside = account.right <= here.left && here.right <= state.left;
          return beside && state.top < here.top && here.bottom < state.bottom && here.width >= 19;
        });
      expect(joined, `${width} px`).toBe(true);
    }
  },
);
