import { deleteDocument } from '../support/firestore-admin';
import { freshWord, openStaffTab, STAFF_SESSION, storeRequest } from '../support/staff';
import { expect, test } from '../support/test';

test.use({ storageState: STAFF_SESSION });

test('the staff area leaves the page after signing out in another tab', async ({ page }) => {
  const name = freshWord();
  const { uid } = await storeRequest({ name });
  await openStaffTab(page, 'solicitudes');
  await page.getByRole('searchbox').fill(name);
  await expect(page.getByText(name)).toBeVisible();

  const other = await page.context().newPage();
  await other.goto('/GamesSettings?tab=valores');
  await other.getByRole('button', { name: 'Cerrar sesión' }).click();
  await other.waitForURL('**/Paradais');

  // Nothing of the request stays in the page, hidden or not.
  await expect(page.getByText('Tu sesión terminó.')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.outerHTML)).not.toContain(name);
  await deleteDocument(`users/${uid}`);
});
