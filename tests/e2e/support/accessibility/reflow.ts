import type { Page } from '@playwright/test';
import { expect } from '../test';

/** Runs in the page: finds texts that overflow the screen or the box painted behind them. */
function textsOutside(): string[] {
  const hides = (style: CSSStyleDeclaration) => style.overflowX !== 'visible';
  const paints = (style: CSSStyleDeclaration) => style.backgroundColor !== 'rgba(0, 0, 0, 0)';
  const outside: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = walker.nextNode(); text; text = walker.nextNode()) {
    const element = text.parentElement;
    if (!element?.checkVisibility({ visibilityProperty: true }) || !text.nodeValue?.trim())
      continue;
    // For screen readers alone.
    if (element.closest('.visually-hidden') || element.offsetWidth === 1) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const { left, right, width } = range.getBoundingClientRect();
    let box: Element | null = element;
    while (box) {
      const style = getComputedStyle(box);
      if (/auto|scroll/.test(style.overflowX)) break;
      if (box === document.body || hides(style) || paints(style)) {
        const edge = box.getBoundingClientRect();
        // Overflow of a dialog does not make the page scroll.
        const end = box.closest('dialog') ? Math.min(edge.right, innerWidth) : edge.right;
        if (width > 0 && (left < edge.left - 1 || right > end + 1))
          outside.push(`${text.nodeValue} in ${box.className || box.tagName}`);
        break;
      }
      box = box.parentElement;
    }
  }
  return outside;
}

/** Everything fits: the page does not scroll sideways, and no text is cut or leaves its box. */
export async function expectEverythingFits(page: Page): Promise<void> {
  expect
    .soft(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), page.url())
    .toBeLessThanOrEqual(0);
  expect.soft(await page.evaluate(textsOutside), page.url()).toEqual([]);
}
