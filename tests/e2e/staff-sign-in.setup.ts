import { STAFF_SESSION } from './support/staff-session';
import { signInStaff, test } from './support/test';

// Firebase keeps the session in IndexedDB; see `support/staff-session.ts`.
test('staff sign in once for all tests', async ({ page }) => {
  await signInStaff(page);
  await page.context().storageState({ path: STAFF_SESSION, indexedDB: true });
});
