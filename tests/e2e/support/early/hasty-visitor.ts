import type { Page } from '@playwright/test';
import { expect } from '../test';

const file = (name: string) => new URL(`./${name}-script.js`, import.meta.url).pathname;

declare global {
  interface Window {
    readonly controls: { readonly undone: readonly string[] };
    readonly hurried?: Readonly<Record<string, string | number>>;
  }
}

/** The use of a control, by its selector: see hasty-visitor-script.js. */
export type Step = readonly ['count' | 'write' | 'tick' | 'choose' | 'press', string];

/** Makes the page record every moment at which a control does not show its input. */
export async function watchControls(page: Page): Promise<void> {
  await page.addInitScript({ path: file('watch-controls') });
}

/** Has somebody use the page's controls in turn, in every task of its start. */
export async function hurry(page: Page, steps: readonly Step[]): Promise<void> {
  await watchControls(page);
  await page.addInitScript({ path: file('hasty-visitor') });
  await page.addInitScript(`hurry(${JSON.stringify(steps)})`);
}

/** The text written into each control or the number of its presses, once the page has started. */
export async function hurried(page: Page): Promise<Readonly<Record<string, string | number>>> {
  const done = await page.waitForFunction(() => window.hurried);
  return (await done.jsonValue()) as Readonly<Record<string, string | number>>;
}

/**
 * Expects every control to show its input at every moment so far, and still to do so when the page
 * is rendered again in English: React then writes its state into each.
 */
export async function expectNothingUndone(page: Page): Promise<void> {
  const toEnglish = page.locator('button[lang=en], fieldset button:nth-of-type(2)').first();
  await toEnglish.evaluate((button: HTMLElement) => button.click());
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  expect(await page.evaluate(() => window.controls.undone)).toEqual([]);
}
