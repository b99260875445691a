import {
  confirmationRecord,
  digestEmailsRecord,
  SETTING_PATHS,
} from '../../../src/records/staff/settings';
import { at } from '../../samples/documents';
import type { Admin } from '../admin';
import { LOCAL_STAFF } from '../local-project';

/** The greatest value, in cents, that one person approves in a local run. */
const CONFIRMATION_AMOUNT = 40_000;

/**
 * Stores the settings of an administrator: the amount that one person approves, and the addresses
 * of the digest.
 */
export async function writeFirstSettings({ db }: Admin): Promise<void> {
  const credit = confirmationRecord({ value: CONFIRMATION_AMOUNT, edits: 1 }, at);
  const notices = digestEmailsRecord({ value: [LOCAL_STAFF.email], edits: 1 }, at);
  await db.doc(SETTING_PATHS.confirmation).set(credit);
  await db.doc(SETTING_PATHS.digest).set(notices);
}
