import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility/accessible';
import { expectVisibleFocus } from '../support/accessibility/keyboard';
import { expectNoShift, openLate } from '../support/accessibility/layout-shift';
import { MOTION } from '../support/accessibility/motion';
import { expectEverythingFits } from '../support/accessibility/reflow';
import { FULL, onlyFullIn } from '../support/full';
import { publicRoutes } from '../support/public-routes';
import { expect, test, waitUntilInteractive } from '../support/test';

test.use(MOTION);

const HEIGHT = 900;

/** Expects the prerendered page to contain its styles and to fetch no style sheet for them. */
async function expectOwnStyles(page: Page, asked: readonly string[]): Promise<void> {
  const styles = (await page.locator('html').getAttribute('data-styles'))?.split(' ') ?? [];
  expect(styles.filter((file) => asked.some((url) => url.endsWith(file)))).toEqual([]);
}

/** Marks the focused element; tells whether it follows the one marked before, or is the page. */
function nextStop(): 'after' | 'before' | 'page' {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return 'page';
  const last = document.querySelector('[data-stop]');
  const isAfter = !last || last.compareDocumentPosition(focused) & Node.DOCUMENT_POSITION_FOLLOWING;
  last?.removeAttribute('data-stop');
  focused.setAttribute('data-stop', '');
  return isAfter ? 'after' : 'before';
}

/** Expects Tab to go through the page in order, with the focus always visible. */
async function expectFocusOrder(page: Page): Promise<void> {
  await page.keyboard.press('Tab');
  await expect(page.locator('a[href$="#main"]')).toBeFocused();
  let stop = await page.evaluate(nextStop);
  while (stop !== 'page') {
    await expectVisibleFocus(page);
    expect(stop, 'order of the focus').toBe('after');
    await page.keyboard.press('Tab');
    stop = await page.evaluate(nextStop);
  }
}

/** A page that redirects stays once it is printed, whenever its countdown begins. */
async function stay(page: Page): Promise<void> {
  await page.evaluate(() => setInterval(() => dispatchEvent(new Event('beforeprint')), 500));
}

/** One page of each kind; the others are made of the same parts. */
const KINDS: readonly string[] = ['/', '/Roblox', '/Fortnite', '/Faqs', '/Solicitud'];
const tagOf = (route: string) => (KINDS.includes(route) ? {} : FULL);

for (const [language, allWidths] of [
  ['es', [390, 320, 1440]],
  ['en', [1440, 320, 390]],
] as const)
  test.describe(`audit in ${language}`, onlyFullIn(language), () => {
    test.use({ viewport: { width: allWidths[0], height: HEIGHT } });

    for (const route of publicRoutes) {
      const title = `${route}: hydration, shifts, accessibility, reflow and focus`;
      test(title, tagOf(route), async ({ page }) => {
        const asked: string[] = [];
        page.on('request', (request) => asked.push(request.url()));
        await openLate(page, `${route}?lang=${language}`);
        await waitUntilInteractive(page);
        await stay(page);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        await expect(page.locator('use:not([href])')).toHaveCount(0);
        await expectOwnStyles(page, asked);
        await expectNoShift(page);

        // Contrast is measured when nothing moves.
        await page.emulateMedia({ reducedMotion: 'reduce' });
        for (const width of allWidths) {
          await page.setViewportSize({ width, height: HEIGHT });
          await expectEverythingFits(page);
          // At 320 px a page looks as it does at 390.
          if (width !== 320) await expectAccessible(page);
        }
        await expectFocusOrder(page);
      });
    }
  });
