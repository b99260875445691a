import {
  confirmationRecord,
  digestEmailsRecord,
  SETTING_PATHS,
} from '../../../src/records/settings';
import { at } from '../../samples/documents';
import type { Admin } from '../admin';
import { LOCAL_STAFF } from '../local-project';

/** The most that one person lends in a local run, in cents of the loans' currency: RD$12,500. */
const CONFIRMATION_AMOUNT = 1_250_000;

/**
 * Stores the settings of an administrator: the amount for one person, and the addresses
 * of the digest.
 */
export async function writeFirstSettings({ db }: Admin): Promise<void> {
  const credit = confirmationRecord({ value: CONFIRMATION_AMOUNT, edits: 1 }, at);
  const notices = digestEmailsRecord({ value: [LOCAL_STAFF.email], edits: 1 }, at);
  await db.doc(SETTING_PATHS.confirmation).set(credit);
  await db.doc(SETTING_PATHS.digest).set(notices);
}
