import type { Page } from '@playwright/test';
import { paths } from '../src/config/paths';
import { copy as english } from '../src/i18n/en';
import { copy as spanish } from '../src/i18n/es';
import { readCalculators } from './rules/read-calculators';

export type Copy = typeof spanish;

/** The copy of each language, to find controls by the words on them. */
export const copies: Readonly<Record<'es' | 'en', Copy>> = { es: spanish, en: english };

/** A screen in one of its states: where it is, and what to do there to see it. */
export interface ScreenState {
  readonly name: string;
  readonly path: string;
  readonly reach?: (page: Page, copy: Copy) => Promise<void>;
}

const press = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).first().click();

/** Gives every count of a calculator 25, every yes/no question a yes, and asks for the value. */
async function estimate(page: Page, copy: Copy): Promise<void> {
  for (const field of await page.locator('main input[inputmode=numeric]').all())
    await field.fill('25');
  for (const yes of await page.locator('main input[type=radio][value=yes]').all())
    await yes.check({ force: true });
  await press(page, copy.calculator.estimate);
  // The count-up ends within this time.
  await page.waitForTimeout(1400);
}

async function openDialog(page: Page, copy: Copy): Promise<void> {
  await estimate(page, copy);
  await press(page, copy.calculator.send);
  await page.getByRole('dialog').waitFor();
}

async function menu(page: Page, copy: Copy): Promise<void> {
  const burger = page.getByRole('button', { name: copy.shell.nav.openMenu });
  if (await burger.isVisible()) await burger.click();
  else await press(page, copy.shell.nav.calculator);
}

async function sendNothing(page: Page, copy: Copy): Promise<void> {
  await page.locator('[name=correo]').fill('laura@correo');
  await press(page, copy.signUp.send);
}

const calculators = await readCalculators();

/** Every public screen and state; add a line to see one more. */
export const screenStates: readonly ScreenState[] = [
  { name: 'home', path: paths.home },
  { name: 'home-menu', path: paths.home, reach: menu },
  ...calculators.flatMap(({ id, path }) => [
    { name: `${id}-empty`, path },
    { name: `${id}-estimated`, path, reach: estimate },
  ]),
  { name: 'dialog', path: '/Roblox', reach: openDialog },
  {
    name: 'dialog-errors',
    path: '/Roblox',
    reach: async (page, copy) => {
      await openDialog(page, copy);
      await page.locator('dialog [name=correo]').fill('laura@correo');
      await page.keyboard.press('Enter');
    },
  },
  { name: 'faq', path: paths.faq },
  { name: 'sign-up', path: paths.signUp },
  { name: 'sign-up-errors', path: paths.signUp, reach: sendNothing },
  { name: 'sign-up-thanks', path: paths.signUpThanks },
  { name: 'request-received-none', path: paths.requestReceived },
  { name: 'request-status-none', path: paths.requestStatus },
  { name: 'not-found', path: '/nada' },
  { name: 'staff-sign-in', path: paths.staffSignIn },
];
