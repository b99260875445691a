import type { Page } from '@playwright/test';
import { expect } from '../test';

/** Sets the text size that a reader chooses in the browser, in pixels; 16 is the usual one. */
export async function chooseTextSize(page: Page, pixels: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.enable');
  await session.send('Page.setFontSizes', { fontSizes: { standard: pixels } });
}

/** Runs in the page: finds texts under something else, and values that their field cuts. */
function textsLost(): string[] {
  const paints = (element: Element) => {
    const { backgroundColor, opacity } = getComputedStyle(element);
    return backgroundColor !== 'rgba(0, 0, 0, 0)' && opacity !== '0';
  };
  const isClipped = (element: Element | null): boolean =>
    element !== null &&
    (getComputedStyle(element).clipPath === 'inset(50%)' || isClipped(element.parentElement));
  const lost: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = walker.nextNode(); text; text = walker.nextNode()) {
    const element = text.parentElement;
    if (!element?.checkVisibility({ visibilityProperty: true }) || !text.nodeValue?.trim())
      continue;
    if (isClipped(element) || element.closest('option')) continue;
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    const range = document.createRange();
    range.selectNodeContents(text);
    for (const { left, right, top, bottom } of range.getClientRects()) {
      let above = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      while (above && !above.contains(element) && !paints(above)) above = above.parentElement;
      if (above && !above.contains(element) && !element.contains(above))
        lost.push(`${text.nodeValue} under ${above.className || above.tagName}`);
    }
  }
  for (const field of document.querySelectorAll('input'))
    if (field.checkVisibility() && field.scrollWidth > field.clientWidth + 1)
      lost.push(`${field.value} cut in its field`);
  return lost;
}

/** Every text is whole and none lies under something else. */
export async function expectNothingLost(page: Page): Promise<void> {
  expect.soft([...new Set(await page.evaluate(textsLost))], page.url()).toEqual([]);
}
