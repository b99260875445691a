import { STAFF_SESSION } from './support/staff';
import { signInStaff, test } from './support/test';

// Firebase keeps the session in IndexedDB.
test('staff sign in once for all tests', async ({ page }) => {
  await signInStaff(page);
  // A test that begins a quarter of an hour later must not find the page locked.
  await page.goto('/Faqs');
  await page.evaluate(() => localStorage.removeItem('levelup.staff.activity'));
  await page.context().storageState({ path: STAFF_SESSION, indexedDB: true });
});
