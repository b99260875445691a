import type { Locator, Page } from '@playwright/test';

/** One thing that a hasty visitor does, again and again. */
export interface Step {
  /** The kind of control, for the table. */
  readonly kind: string;
  readonly act: (page: Page) => Promise<void>;
  /** The name of the field whose every moment watch-controls-script.js looks at. */
  readonly field?: string;
  /** How many of so many uses show no effect once the page is usable. */
  readonly lost?: (page: Page, used: number) => Promise<number>;
  readonly once?: boolean;
}

/** The uses of one page, in its order. */
export interface EarlyUse {
  readonly path: string;
  /** What is special about it, where a page has several. */
  readonly about?: string;
  readonly phone?: boolean;
  readonly steps: readonly Step[];
}

const named = (page: Page, name: string) => page.locator(`[name="${name}"]`);

/** A press as a hand does it: nothing is waited for. */
async function press(target: Locator): Promise<void> {
  await target.click({ force: true, noWaitAfter: true });
}

function typed(kind: string, field: string, text: string): Step {
  return {
    kind,
    field,
    act: async (page) => {
      await press(named(page, field));
      await page.keyboard.type(text);
    },
  };
}

const ticked = (field: string, value: string): Step => ({
  kind: 'yes/no',
  field,
  act: (page) => press(page.locator(`[name="${field}"][value="${value}"]`)),
});

const chosen = (field: string): Step => ({
  kind: 'choice',
  field,
  act: async (page) => {
    await named(page, field).focus();
    await page.keyboard.press('ArrowDown');
  },
});

/** Presses the plus beside a field whose step is 1. */
const stepped = (field: string): Step => ({
  kind: 'plus',
  act: (page) => press(page.locator(`:has(> [name="${field}"]) > button:last-child`)),
  lost: async (page, used) => Math.abs(used - Number(await named(page, field).inputValue())),
});

/** Presses something that is on or off, as an attribute says. */
const switched = (
  kind: string,
  selector: string,
  isOn: (page: Page) => Promise<boolean>,
): Step => ({
  kind,
  act: (page) => press(page.locator(selector).first()),
  lost: async (page, used) => ((await isOn(page)) === (used % 2 === 1) ? 0 : 1),
});

const says = (selector: string, attribute: string) => async (page: Page) =>
  (await page.locator(selector).first().getAttribute(attribute)) === 'true';

const LANGUAGE = 'fieldset button[aria-pressed]:nth-of-type(2)';

/** Presses ENG, if need be, and waits until the page is drawn anew: React writes what it knows. */
export async function toEnglish(page: Page): Promise<void> {
  await page
    .locator(LANGUAGE)
    .first()
    .evaluate((button: HTMLElement) => button.click());
  await page.locator('html[lang=en]').waitFor({ state: 'attached', timeout: 30_000 });
}

const language: Step = {
  kind: 'language',
  once: true,
  act: (page) => press(page.locator(LANGUAGE).first()),
  lost: async (page) => ((await page.locator('html').getAttribute('lang')) === 'en' ? 0 : 1),
};

const BURGER = 'button[aria-controls=menu]';
const SHOW = '[name=clave] + button';

/** Every kind of control that can be used before the application is there. */
export const earlyUses: readonly EarlyUse[] = [
  {
    path: '/Roblox',
    steps: [
      typed('number', 'robux', '13'),
      ticked('ugc', 'yes'),
      stepped('limitedItems'),
      ticked('ugc', 'no'),
    ],
  },
  // An unusual number is asked about once its field is left, by a line that moves what is below.
  {
    path: '/Roblox',
    about: 'an unusual number in the first field',
    steps: [typed('number', 'robux', '999999'), stepped('limitedItems')],
  },
  {
    path: '/Roblox',
    about: 'an unusual number right above',
    steps: [typed('number', 'limitedItems', '9999'), stepped('nameLetters')],
  },
  { path: '/Valorant', steps: [chosen('rank'), typed('number', 'agents', '7'), language] },
  {
    path: '/registro',
    steps: ['nombre', 'apellido', 'correo'].map((field) => typed('text', field, 'ab')),
  },
  {
    path: '/Paradais',
    steps: [
      typed('text', 'correo', 'a'),
      typed('text', 'clave', 'b'),
      switched('password in clear', SHOW, says(SHOW, 'aria-pressed')),
    ],
  },
  {
    path: '/Faqs',
    steps: [
      switched('question', 'summary', (page) =>
        page
          .locator('details')
          .first()
          .evaluate((details: HTMLDetailsElement) => details.open),
      ),
    ],
  },
  { path: '/', phone: true, steps: [switched('menu', BURGER, says(BURGER, 'aria-expanded'))] },
];
