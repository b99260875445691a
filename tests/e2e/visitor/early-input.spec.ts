import type { Page } from '@playwright/test';
import { MOTION } from '../support/accessibility/motion';
import {
  expectNothingUndone,
  hurried,
  hurry,
  type Step,
  watchControls,
} from '../support/early/hasty-visitor';
import { holdScripts } from '../support/early/hold-scripts';
import { FULL } from '../support/full';
import { expect, test, waitUntilInteractive } from '../support/test';

test.use(MOTION);

const PLUS = 'button[aria-label="Añadir 1: Artículos limitados"]';
/** A field, a choice and a press, with answers in the address. */
const EVERY_KIND = '/Roblox?robux=1300&ugc=yes&nameLetters=4';

const BURGER = 'button[aria-controls=menu]';

/** Controls of each kind, used in every task while React hydrates. */
const hasty: readonly { readonly path: string; readonly steps: readonly Step[] }[] = [
  {
    path: '/Roblox',
    steps: [
      ['count', '[name=robux]'],
      ['tick', '[name=ugc][value=yes]'],
      ['press', PLUS],
      ['count', '[name=nameLetters]'],
      ['tick', '[name=ugc][value=no]'],
    ],
  },
  {
    path: EVERY_KIND,
    steps: [
      ['tick', '[name=ugc][value=no]'],
      ['count', '[name=robux]'],
      ['press', PLUS],
      ['tick', '[name=ugc][value=yes]'],
    ],
  },
  {
    path: '/Valorant',
    steps: [
      ['choose', '[name=rank]'],
      ['count', '[name=agents]'],
    ],
  },
  {
    path: '/registro',
    steps: [
      ['write', '[name=nombre]'],
      ['write', '[name=apellido]'],
      ['write', '[name=correo]'],
    ],
  },
  {
    path: '/Paradais',
    steps: [
      ['write', '[name=correo]'],
      ['write', '[name=clave]'],
    ],
  },
  { path: '/Faqs', steps: [['write', '[name=search]']] },
];

/** Opens a page as a slow line does: painted, its application held back until let go. */
async function openHeld(page: Page, address: string): Promise<() => Promise<void>> {
  await watchControls(page);
  const letGo = await holdScripts(page);
  await page.goto(address, { waitUntil: 'load' });
  return async () => {
    letGo();
    await waitUntilInteractive(page);
  };
}

test.describe('in every task of a start nothing is lost or undone', () => {
  for (const { path, steps } of hasty)
    test(`on ${path}`, path === EVERY_KIND ? {} : FULL, async ({ page }) => {
      await hurry(page, steps);
      await page.goto(path);
      const done = await hurried(page);
      for (const [does, control] of steps) {
        if (does === 'write') await expect(page.locator(control)).toHaveValue(`${done[control]}`);
        if (does === 'press')
          await expect(page.getByLabel('Artículos limitados', { exact: true })).toHaveValue(
            `${done[control]}`,
          );
      }
      await expectNothingUndone(page);
    });

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 844 } });

    test('the menu is as often opened and closed as it was pressed', async ({ page }) => {
      await hurry(page, [['press', BURGER]]);
      await page.goto('/');
      const pressed = Number((await hurried(page))[BURGER]);
      const open = String(pressed % 2 === 1);
      await expect(page.locator(BURGER)).toHaveAttribute('aria-expanded', open);
    });
  });
});

test.describe('before the application is there', () => {
  test(
    'the content can be skipped to, and keeps the focus once it is there',
    FULL,
    async ({ page }) => {
      const letGo = await openHeld(page, '/Roblox?lang=es');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('main')).toBeFocused();
      await letGo();
      await expect(page.getByRole('main')).toBeFocused();
      await expect(page).toHaveURL('/Roblox?lang=es#main');
    },
  );

  test('React is told of nothing, lest it hydrates in the middle of a press or of typing', async ({
    page,
  }) => {
    await openHeld(page, '/Roblox');
    await page.locator('#root').evaluate((root) => {
      const told: string[] = [];
      const types =
        'click input change focusin focusout keydown keypress keyup beforeinput textInput paste pointerdown pointerup mousedown mouseup touchstart touchend select';
      for (const type of types.split(' ')) root.addEventListener(type, () => told.push(type), true);
      Object.assign(window, { told });
    });
    const robux = page.getByRole('textbox', { name: 'Robux' });
    await robux.click();
    await page.keyboard.type('13');
    await page.keyboard.insertText('00');
    await robux.fill('25');
    await page.getByRole('button', { name: 'Añadir 100: Robux' }).click();
    expect(await page.evaluate(() => Reflect.get(window, 'told'))).toEqual([]);
  });

  test('a number, a yes and a press of plus are all kept', async ({ page }) => {
    const letGo = await openHeld(page, '/Roblox');
    await page.getByRole('textbox', { name: 'Robux' }).click();
    await page.keyboard.type('1300');
    await page.getByRole('radio', { name: 'Sí' }).check();
    await page.getByRole('button', { name: 'Añadir 100: Robux' }).click();
    await page.getByRole('textbox', { name: 'Años de la cuenta' }).click();
    await page.keyboard.press('ArrowUp');
    await letGo();
    await expect(page.getByRole('textbox', { name: 'Robux' })).toHaveValue('1,400');
    await expect(page.getByRole('textbox', { name: 'Años de la cuenta' })).toHaveValue('1');
    await expect(page.getByRole('radio', { name: 'Sí' })).toBeChecked();
  });

  test('a number typed after a press of plus replaces it', FULL, async ({ page }) => {
    const letGo = await openHeld(page, '/Roblox');
    await page.getByRole('button', { name: 'Añadir 100: Robux' }).click();
    await page.getByRole('textbox', { name: 'Robux' }).click();
    await page.keyboard.type('70');
    await letGo();
    await expect(page.getByRole('textbox', { name: 'Robux' })).toHaveValue('70');
  });

  test('typing goes on where the caret is', FULL, async ({ page }) => {
    const letGo = await openHeld(page, '/registro');
    const email = page.getByRole('textbox', { name: 'Correo' });
    await email.click();
    await page.keyboard.type('na@correo.example');
    await page.keyboard.press('Home');
    await page.keyboard.type('A');
    await letGo();
    await page.keyboard.type('n');
    await expect(email).toHaveValue('Anna@correo.example');
  });

  test('typing continues in its field after any press', async ({ page }) => {
    const letGo = await openHeld(page, '/registro');
    await page.getByRole('button', { name: 'Enviar' }).click();
    const lastName = page.getByLabel('Apellido');
    await lastName.click();
    await page.keyboard.type('Pé');
    await letGo();
    await page.keyboard.type('rez');
    await expect(lastName).toHaveValue('Pérez');
    await expect(page.getByLabel('Nombre')).toHaveValue('');
  });

  test('the answers in the address do not undo a choice', async ({ page }) => {
    const letGo = await openHeld(page, '/Roblox?robux=1300&ugc=yes');
    await page.getByRole('textbox', { name: 'Robux' }).fill('25');
    await page.getByRole('radio', { name: 'Sí' }).check();
    await page.getByRole('radio', { name: 'No' }).check();
    await letGo();
    await expect(page.getByRole('textbox', { name: 'Robux' })).toHaveValue('25');
    await expect(page.getByRole('radio', { name: 'No' })).toBeChecked();
    await expectNothingUndone(page);
  });

  test('a field that was emptied stays empty', FULL, async ({ page }) => {
    const letGo = await openHeld(page, '/Roblox?robux=1300');
    await page.getByRole('textbox', { name: 'Robux' }).fill('');
    await letGo();
    await expect(page.getByRole('textbox', { name: 'Robux' })).toHaveValue('');
  });

  test('a question opens at once and stays open', async ({ page }) => {
    const letGo = await openHeld(page, '/Faqs');
    const copyLink = page.getByRole('link', { name: 'Copiar el enlace' }).first();
    await page.getByRole('heading', { level: 2 }).first().click();
    await expect(copyLink).toBeVisible();
    await letGo();
    await expect(copyLink).toBeVisible();
  });

  test('Enter in a search sends nobody away', FULL, async ({ page }) => {
    const letGo = await openHeld(page, '/Faqs');
    await page.getByRole('searchbox').fill('plazo');
    await page.keyboard.press('Enter');
    await letGo();
    await expect(page.getByRole('searchbox')).toHaveValue('plazo');
    await expectNothingUndone(page);
  });

  test('the language that is pressed is shown', async ({ page }) => {
    const letGo = await openHeld(page, '/Roblox');
    await page.getByRole('radio', { name: 'Sí' }).check();
    await page.getByRole('button', { name: 'English' }).click();
    await letGo();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page.getByRole('radio', { name: 'Yes' })).toBeChecked();
  });

  test('a link is followed at once', FULL, async ({ page }) => {
    await openHeld(page, '/Roblox');
    await page.getByRole('link', { name: 'FAQS' }).first().click();
    await page.waitForURL('**/Faqs', { waitUntil: 'commit' });
  });

  test('a link loses nothing that was typed', async ({ page }) => {
    const letGo = await openHeld(page, '/Roblox');
    await page.getByRole('textbox', { name: 'Robux' }).fill('1300');
    await page.getByRole('link', { name: 'FAQS' }).first().click();
    await letGo();
    await page.waitForURL('**/Faqs');
    await page.goBack();
    await expect(page.getByRole('textbox', { name: 'Robux' })).toHaveValue('1,300');
  });
});

/** Presses or types into a control as soon as the page is interactive, before React goes on. */
async function useAtOnce(page: Page, selector: string, text?: string) {
  await watchControls(page);
  await page.addInitScript(
    ({ selector, text }) => {
      const act = () => {
        Reflect.deleteProperty(performance, 'now');
        const control = document.querySelector<HTMLElement>(selector);
        const keys = Object.keys(control ?? {});
        Object.assign(window, { wasHydrated: keys.some((key) => key.startsWith('__react')) });
        control?.focus();
        if (text === undefined) control?.click();
        else document.execCommand('insertText', false, text);
      };
      const mark = performance.mark.bind(performance);
      const now = performance.now.bind(performance);
      performance.mark = (name, options) => {
        if (name === 'interactive') {
          // React's turn is over, by its clock.
          performance.now = () => now() + 1000;
          queueMicrotask(act);
        }
        return mark(name, options);
      };
    },
    { selector, text },
  );
}

/** Whether React had already hydrated the used control. */
const wasHydrated = (page: Page) => page.evaluate(() => Reflect.get(window, 'wasHydrated'));

test.describe('a part that React hydrates after the first screen answers at once', () => {
  test('a field', async ({ page }) => {
    await useAtOnce(page, '[name=accountYears]', '7');
    await page.goto('/Roblox');
    await waitUntilInteractive(page);
    expect(await wasHydrated(page)).toBe(false);
    const years = page.getByRole('textbox', { name: 'Años de la cuenta' });
    await page.keyboard.type('0');
    await expect(years).toHaveValue('70');
    await years.blur();
    await expect(years).toHaveValue('70');
    await expectNothingUndone(page);
  });

  test('the plus of a field', FULL, async ({ page }) => {
    await useAtOnce(page, 'button[aria-label="Añadir 1: Años de la cuenta"]');
    await page.goto('/Roblox');
    await waitUntilInteractive(page);
    expect(await wasHydrated(page)).toBe(false);
    await expect(page.getByRole('textbox', { name: 'Años de la cuenta' })).toHaveValue('1');
  });

  test('a choice', FULL, async ({ page }) => {
    await useAtOnce(page, '[name=ugc][value=yes]');
    await page.goto('/Roblox');
    await waitUntilInteractive(page);
    expect(await wasHydrated(page)).toBe(false);
    await expect(page.getByRole('radio', { name: 'Sí' })).toBeChecked();
    await expectNothingUndone(page);
  });

  test('a link, without leaving the application', async ({ page }) => {
    await useAtOnce(page, 'main li a[href="/Roblox"]');
    await page.goto('/');
    await page.waitForURL('**/Roblox');
    expect(await wasHydrated(page)).toBe(false);
    await expect(page.getByRole('heading', { level: 1, name: 'Roblox' })).toBeVisible();
  });

  test('the language', FULL, async ({ page }) => {
    await useAtOnce(page, 'fieldset button[lang=en]');
    await page.goto('/Faqs');
    await waitUntilInteractive(page);
    expect(await wasHydrated(page)).toBe(false);
    await expect(page.getByRole('searchbox', { name: 'Search the questions' })).toBeVisible();
    await expect(page.getByRole('contentinfo').getByRole('link').last()).toHaveText(/privacy/i);
  });
});
