import type { Page } from '@playwright/test';
import type { Language } from '../../src/domain/language';
import { copy as english } from '../../src/i18n/en';
import { copy as spanish } from '../../src/i18n/es';

export type Copy = typeof spanish;

/** The copy of each language, to find controls by their words. */
export const copies: Readonly<Record<Language, Copy>> = { es: spanish, en: english };

/** A screen in one of its states: its address, and the steps to that state. */
export interface ScreenState {
  readonly name: string;
  readonly path: string;
  readonly reach?: (page: Page, copy: Copy) => Promise<void>;
}

/** Presses the first button with these words. */
export const press = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).first().click();

/** Sends a request with a fresh address, to which it resolves, and waits for its receipt. */
export type Send = (page: Page, copy: Copy) => Promise<string>;

/** A code that no request has. */
export const UNKNOWN_CODE = '#LU-2222-3333-4444-5555-6666-7777-89';

/** The code of the request that this browser sent. */
export const ownCode = (page: Page) =>
  page.evaluate(() => localStorage.getItem('levelup.own-code'));
