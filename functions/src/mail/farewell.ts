import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { brand } from '../../../src/config/brand.ts';
import type { Language } from '../../../src/domain/language.ts';
import { erasedMail } from '../../../src/domain/mail/petition-mails.ts';
import { daysAfter } from '../my-data/days.ts';

const END = '_borrado';

/** How long the last address stays if no delivery ends, in days. */
const FAREWELL_DAYS = 1;

/**
 * Whether a mail is the last one about erased data, `mail/{code}_borrado`. Its delivery deletes it.
 */
export function isFarewell(mailId: string): boolean {
  return mailId.endsWith(END);
}

/** Writes the last mail about erased data, as part of the transaction that erases them. */
export function writeFarewell(
  db: Firestore,
  transaction: Transaction,
  {
    code,
    to,
    language,
  }: { readonly code: string; readonly to: string; readonly language: Language },
  now: number,
): void {
  transaction.set(db.doc(`mail/${code}${END}`), {
    to,
    message: erasedMail(brand, language),
    // This mail has no record, so the sweep finds it by this state.
    delivery: { state: 'PENDING' },
    expira: daysAfter(now, FAREWELL_DAYS),
  });
}
