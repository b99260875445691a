import { STAFF_ROLES } from '../../src/domain/session';
import { STORED_ROLE } from '../../src/records/roles';
import type { Admin } from '../support/admin';
import { writeFirstGames } from '../support/first/games';
import { writeFirstLoan } from '../support/first/loan';
import { writeFirstRates } from '../support/first/rates';
import { writeFirstSettings } from '../support/first/settings';
import { writeConsentTexts } from '../support/first/texts';
import {
  LOCAL_STAFF,
  LOCAL_STAFF_NAMES,
  localStaffEmail,
  PORTS,
  PROJECT,
} from '../support/local-project';
import { addStaff } from '../support/staff-accounts';

/** Removes every document and account of the emulators. */
export async function clearEmulators(): Promise<void> {
  const firestore = `http://127.0.0.1:${PORTS.firestore}/emulator/v1/projects/${PROJECT}`;
  const auth = `http://127.0.0.1:${PORTS.auth}/emulator/v1/projects/${PROJECT}`;
  for (const url of [`${firestore}/databases/(default)/documents`, `${auth}/accounts`]) {
    const { ok, status } = await fetch(url, { method: 'DELETE' });
    if (!ok) throw new Error(`The emulator answered ${status} to DELETE ${url}`);
  }
}

/**
 * Gives empty emulators the games of the catalogue, the first version of all rates, terms of the
 * example of a loan, the bank's settings and the local staff accounts. Adds only missing games to
 * emulators with data. Resolves to whether they were empty.
 */
export async function seedWhenEmpty(admin: Admin): Promise<boolean> {
  const { empty } = await admin.db.collection('games').limit(1).get();
  await writeFirstGames(admin);
  await writeConsentTexts(admin);
  if (!empty) return false;
  await writeFirstRates(admin);
  await writeFirstSettings(admin);
  await writeFirstLoan(admin);
  const { email, password } = LOCAL_STAFF;
  await addStaff(admin, email, { password, roles: STAFF_ROLES, name: LOCAL_STAFF_NAMES.personal });
  for (const role of STAFF_ROLES)
    await addStaff(admin, localStaffEmail(STORED_ROLE[role]), {
      password,
      roles: [role],
      name: LOCAL_STAFF_NAMES[STORED_ROLE[role]],
    });
  return true;
}
