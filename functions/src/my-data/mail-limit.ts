import { createHash } from 'node:crypto';
import type { Firestore } from 'firebase-admin/firestore';
import { MAX_MAILS_A_DAY } from '../../../src/domain/mail/mail.ts';
import { dayOf } from './days.ts';

/** SHA-256 in lower-case hexadecimal digits, as the security rules compute it. */
export function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/** `limites/{hash}_{day}`: a mailbox, whatever follows a plus sign in its name, and a day. */
function mailLimitId(address: string, now: number): string {
  return `${sha256(address.replace(/[+][^@]*/, ''))}_${dayOf(now)}`;
}

/**
 * Counts a mail that a visitor causes against its address, once however often its event comes: the
 * hash of `mailId` stands in the count. False where the address has had its mails of the day.
 */
export function countMail(
  db: Firestore,
  mailId: string,
  address: string,
  now: number,
): Promise<boolean> {
  const limit = db.doc(`limites/${mailLimitId(address, now)}`);
  return db.runTransaction(async (transaction) => {
    const counted = await transaction.get(limit);
    const [total, clave] = [Number(counted.get('total') ?? 0), sha256(mailId)];
    if (counted.get('clave') === clave) return true;
    if (total >= MAX_MAILS_A_DAY) return false;
    transaction.set(limit, { total: total + 1, clave });
    return true;
  });
}
