import type { Page } from '@playwright/test';
import { LOCAL_STAFF } from '../support/local-project';

/** Signs the local staff account in; the profile remembers it. */
export async function signInStaff(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/Paradais?lang=es`);
  await page.getByLabel('Usuario').fill(LOCAL_STAFF.email);
  await page.getByLabel('acceso', { exact: true }).fill(LOCAL_STAFF.password);
  await page.getByRole('button', { name: 'Ingresar' }).click();
  await page.waitForURL('**/GamesSettings');
  await page.locator('.values').waitFor();
}
