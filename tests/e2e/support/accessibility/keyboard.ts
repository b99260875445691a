import type { Locator, Page } from '@playwright/test';
import { expect } from '../test';

/** Presses Tab until the element has the focus, and checks every stop on the way. */
export async function tabTo(
  page: Page,
  target: Locator,
  atEachStop: (page: Page) => Promise<void> = async () => {},
): Promise<void> {
  await expect(async () => {
    await page.keyboard.press('Tab');
    await atEachStop(page);
    await expect(target).toBeFocused({ timeout: 1 });
  }).toPass({ intervals: [0] });
}

/**
 * The focus is drawn: at least 2 px around the focused element, or around the box that represents a
 * hidden one.
 */
export async function expectVisibleFocus(page: Page): Promise<void> {
  const drawn = await page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return 'the page itself';
    const looks = [focused, focused.nextElementSibling, focused.closest('label')].some((part) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(part ?? focused);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
    });
    return looks ? 'drawn' : focused.outerHTML;
  });
  expect(['drawn', 'the page itself']).toContain(drawn);
}

/** Goes to a button with Tab, seeing the focus at every stop, and presses it with Enter. */
export async function pressWithKeyboard(page: Page, name: string): Promise<void> {
  await tabTo(page, page.getByRole('button', { name, exact: true }), expectVisibleFocus);
  await page.keyboard.press('Enter');
}
