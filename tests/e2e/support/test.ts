import { test as base, expect, type Page } from '@playwright/test';
import { sampleCedula } from '../../../tools/samples/cedula';
import { LOCAL_STAFF } from '../../../tools/support/local-project';
import { listenTo } from './listening';
import { noteUse, STAFF_SESSION } from './staff-session';

/** What Playwright itself prints when a test blocks service workers. */
const BLOCKED = 'Service Worker registration blocked by Playwright';

interface Quiet {
  /**
   * The console messages that this test causes: a pattern of messages, each followed by the address
   * that it is about.
   */
  readonly expectedNoise: RegExp | undefined;
  /** The uncaught errors that it causes. */
  readonly expectedErrors: RegExp | undefined;
  readonly quiet: undefined;
}

/**
 * Playwright's test that also fails when a page logs an error or a warning, or throws. A broken
 * Content-Security-Policy and a hydration mismatch show up here. It fails as well when a press loses
 * the focus or is answered by more than two live texts (listening.ts).
 */
export const test = base.extend<Quiet>({
  expectedNoise: [undefined, { option: true }],
  expectedErrors: [undefined, { option: true }],
  context: async ({ context, storageState }, use) => {
    if (storageState === STAFF_SESSION) await noteUse(context);
    const faultsHeard = await listenTo(context);
    await use(context);
    expect(await faultsHeard()).toEqual([]);
  },
  quiet: [
    async ({ page, expectedNoise, expectedErrors }, use) => {
      const noise: string[] = [];
      page.on('pageerror', (error) => {
        if (!expectedErrors?.test(String(error))) noise.push(String(error));
      });
      page.on('console', (message) => {
        if (message.type() !== 'error' && message.type() !== 'warning') return;
        const text = `${message.text()} ${message.location().url}`;
        if (message.text() !== BLOCKED && !expectedNoise?.test(text)) noise.push(text);
      });
      await use(undefined);
      expect(noise).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** An e-mail address that no other test uses. */
export function freshEmail(): string {
  return `prueba.${Date.now()}${Math.floor(Math.random() * 1e6)}@correo.example`;
}

/**
 * A cedula that no other test uses, because requests with the same one are one person's. Its check
 * digit is right: the warning of a wrong one would move what the test presses next.
 */
export function freshCedula(): string {
  return sampleCedula(`001${String(Math.floor(Math.random() * 1e7)).padStart(7, '0')}`);
}

/** Signs a local staff account in through the sign-in page. */
export async function signInStaff(page: Page, email: string = LOCAL_STAFF.email): Promise<void> {
  await page.goto('/Paradais');
  await page.getByLabel('Usuario').fill(email);
  await page.getByLabel('acceso', { exact: true }).fill(LOCAL_STAFF.password);
  await page.getByRole('button', { name: 'Ingresar' }).click();
  await page.waitForURL('**/GamesSettings');
}

/** Waits until the page is interactive: see the mark in src/main.tsx. */
export async function waitUntilInteractive(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName('interactive').length > 0);
}
