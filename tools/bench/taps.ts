import type { Locator, Page } from '@playwright/test';
import { takeEventTime } from './event-times';
import { quietly } from './machine';

/** A tap whose time to the next frame is measured. */
export interface Tap {
  readonly name: string;
  readonly target: (page: Page) => Locator;
  /** What makes the tap count, and what puts the page back. */
  readonly before?: (page: Page) => Promise<void>;
  readonly after?: (page: Page) => Promise<void>;
}

const estimate = (page: Page) => page.locator('.send-actions button[type=submit]');
const send = (page: Page) => page.locator('.send-actions button[aria-describedby=send-why]');
const plus = (page: Page) => page.locator('.stepper__button:last-child').first();
const burger = (page: Page) => page.locator('.masthead__burger');

async function press(target: Locator): Promise<void> {
  await target.click({ force: true });
}

/** The taps of the goals, on a calculator on a phone. */
export const taps: readonly Tap[] = [
  { name: 'plus', target: plus },
  { name: 'estimate', target: estimate, before: (page) => press(plus(page)) },
  { name: 'menu', target: burger },
  {
    name: 'language',
    target: (page) => page.locator('.language-toggle__option[aria-pressed=false]'),
    before: async (page) => {
      if ((await burger(page).getAttribute('aria-expanded')) === 'false') await press(burger(page));
    },
  },
  {
    name: 'dialog',
    target: send,
    before: async (page) => {
      if ((await burger(page).getAttribute('aria-expanded')) === 'true') await press(burger(page));
      await press(estimate(page));
    },
    after: async (page) => {
      await page.locator('dialog[open]').waitFor();
      await page.keyboard.press('Escape');
      await page.locator('dialog').waitFor({ state: 'detached' });
    },
  },
];

/** Milliseconds of so many taps, one after the other, each so long after what came before it. */
export async function measureTaps(
  page: Page,
  tap: Tap,
  times: number,
  pauseMs = 0,
): Promise<number[]> {
  return quietly(async () => {
    const measured: number[] = [];
    for (let done = 0; done < times; done++) {
      await tap.before?.(page);
      await page.waitForTimeout(pauseMs);
      await takeEventTime(page);
      await press(tap.target(page));
      measured.push(await takeEventTime(page));
      await tap.after?.(page);
    }
    return measured;
  });
}
