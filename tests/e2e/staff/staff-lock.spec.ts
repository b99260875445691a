import type { Page } from '@playwright/test';
import { LOCAL_STAFF } from '../../../tools/support/local-project';
import { expectAccessible } from '../support/accessibility/accessible';
import { deleteDocument } from '../support/firestore-admin';
import { FULL } from '../support/full';
import { freshWord, requestDetail, storeRequest } from '../support/staff';
import { expect, signInStaff, test } from '../support/test';

const MINUTE = 60_000;

/** Everything of the page and of what the browser keeps for it, IndexedDB included. */
async function everything(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const stored = { ...localStorage, ...sessionStorage };
    const databases = await indexedDB.databases();
    const rows = await Promise.all(
      databases.map(
        ({ name = '' }) =>
          new Promise<unknown[]>((resolve, reject) => {
            const opening = indexedDB.open(name);
            opening.onerror = () => reject(opening.error);
            opening.onsuccess = () => {
              const db = opening.result;
              const names = [...db.objectStoreNames];
              if (names.length === 0) return resolve([]);
              const found: unknown[] = [];
              const reading = db.transaction(names, 'readonly');
              for (const store of names)
                reading.objectStore(store).getAll().onsuccess = (event) =>
                  found.push((event.target as IDBRequest).result);
              reading.oncomplete = () => {
                db.close();
                resolve(found);
              };
            };
          }),
      ),
    );
    return [
      document.documentElement.outerHTML,
      location.href,
      JSON.stringify([stored, rows, history.state]),
    ].join();
  });
}

test('a page that nobody uses is locked, and the password brings it back', async ({ page }) => {
  await page.clock.install();
  const name = freshWord();
  const { uid, email } = await storeRequest({ name });
  await signInStaff(page);
  await page.goto(`/GamesSettings?tab=solicitudes&solicitud=${uid}`);
  await page.getByRole('searchbox').fill(name);
  await expect(requestDetail(page)).toContainText(email);

  await page.clock.fastForward(14 * MINUTE + 1000);
  const warning = page.getByText(/En un minuto se bloquea/);
  await expect(warning).toBeVisible();
  // A press of the mouse that a view transition takes counts as use too, and the button is gone.
  await page.getByRole('button', { name: 'Seguir aquí' }).press('Enter');
  await expect(warning).toHaveCount(0);

  await page.clock.fastForward(15 * MINUTE);
  await expect(page.getByRole('heading', { name: 'Pantalla bloqueada' })).toBeVisible();
  await expect.poll(() => everything(page)).not.toContain(name);
  const left = await everything(page);
  expect(left).not.toContain(uid);
  expect(left).not.toContain(email);
  // The session is gone from the browser, not only from the page.
  expect(left).not.toContain('refreshToken');
  await expectAccessible(page);

  await page.locator('[name="clave"]').fill(LOCAL_STAFF.password);
  await page.getByRole('button', { name: 'Desbloquear' }).click();
  await expect(requestDetail(page)).toContainText(email);
  await expect(page.getByRole('searchbox')).toHaveValue(name);
  await expect(page).toHaveURL(new RegExp(`solicitud=${uid}`));
  await deleteDocument(`users/${uid}`);
});

test('another tab needs no password, and a browser that was closed does', async ({ page }) => {
  await signInStaff(page);
  const other = await page.context().newPage();
  await other.goto('/GamesSettings?tab=promedios');
  await expect(other.getByRole('navigation')).toBeVisible();

  // No tab of the staff area is open, and the cookies are gone, as when a browser was closed.
  await other.close();
  await page.goto('/Faqs');
  await page.context().clearCookies();
  await page.goto('/GamesSettings?tab=promedios');
  await expect(page.getByRole('heading', { name: 'Pantalla bloqueada' })).toBeVisible();
  // The member's session is gone; the page may have begun an anonymous one.
  await expect.poll(() => everything(page)).not.toContain('"isAnonymous":false');
});

test('a lock closes every tab of the browser', FULL, async ({ page }) => {
  await page.clock.install();
  await signInStaff(page);
  const other = await page.context().newPage();
  await other.goto('/GamesSettings?tab=promedios');
  await expect(other.getByRole('navigation')).toBeVisible();

  await page.clock.fastForward(15 * MINUTE);
  await expect(page.getByRole('heading', { name: 'Pantalla bloqueada' })).toBeVisible();
  await expect(other.getByRole('navigation')).toHaveCount(0);
});
