import { test as base, expect, type Page } from '@playwright/test';
import { LOCAL_STAFF } from '../../../tools/support/local-project';

/** Chromium reports every failed request on the console; tests that inject faults expect them. */
const NETWORK_NOISE = /^Failed to load resource/;

/**
 * Playwright's test that also fails when a page logs an error or a warning, or throws. A broken
 * Content-Security-Policy and a hydration mismatch show up here.
 */
export const test = base.extend<{ quiet: undefined }>({
  quiet: [
    async ({ page }, use) => {
      const noise: string[] = [];
      page.on('pageerror', (error) => noise.push(String(error)));
      page.on('console', (message) => {
        const isLoud = message.type() === 'error' || message.type() === 'warning';
        if (isLoud && !NETWORK_NOISE.test(message.text())) noise.push(message.text());
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

/** Signs the local staff account in through the sign-in page. */
export async function signInStaff(page: Page): Promise<void> {
  await page.goto('/Paradais');
  await page.getByLabel('Usuario').fill(LOCAL_STAFF.email);
  await page.getByLabel('acceso', { exact: true }).fill(LOCAL_STAFF.password);
  await page.getByRole('button', { name: 'Ingresar' }).click();
  await page.waitForURL('**/GamesSettings');
}
