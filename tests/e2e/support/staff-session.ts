import { join } from 'node:path';
import type { BrowserContext } from '@playwright/test';
import { STATE } from '../../../tools/support/local-project';

/**
 * What the browser of signed-in staff keeps. Tests of the staff area begin with it by
 * `test.use({ storageState: STAFF_SESSION })`; `staff-sign-in.setup.ts` makes it.
 */
export const STAFF_SESSION = join(STATE, 'staff-session.json');

/** Notes that staff use a browser, however old its session is, before each of its pages starts. */
export async function noteUse(context: BrowserContext): Promise<void> {
  await context.addInitScript(() =>
    localStorage.setItem('levelup.staff.activity', String(Date.now())),
  );
}
