import type { StaffRole } from '../../../src/domain/session';
import { type StaffWithMethods, withMethods } from '../staff-methods';
import { PROJECT } from './data-project';
import { type Admin, makeAccount } from './emulator-admin';
import { type Browser, openBrowser } from './emulator-backend';

/** A browser in which staff are signed in. */
export interface StaffBrowser extends Browser {
  readonly uid: string;
  readonly staff: StaffWithMethods;
}

/** Opens a browser and signs a new member of staff in. */
export async function openStaffBrowser(
  admin: Admin,
  roles: readonly StaffRole[] = ['analyst'],
): Promise<StaffBrowser> {
  const account = await makeAccount({ roles });
  await admin.enterStaff(account);
  const browser = await openBrowser(PROJECT);
  await browser.backend.signInStaff(account.email, account.password);
  return { ...browser, uid: account.uid, staff: withMethods(await browser.backend.staff()) };
}
