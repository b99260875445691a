import { FieldValue, type Firestore, type Transaction } from 'firebase-admin/firestore';
import { mailboxOf } from '../../../src/domain/fields/mailbox.ts';
import { MAX_MAILS_A_DAY } from '../../../src/domain/mail/mail.ts';
import { HOUR_MS } from '../../../src/domain/time.ts';
import { sha256 } from '../calls/sha256.ts';
import { dayOf, daysAfter } from '../my-data/days.ts';

/** How long a day's count of mails is kept, in days. */
const LIMIT_DAYS = 2;

/** The id of a mailbox and a day in `limites`: `{hash}_{day}`. */
export function mailLimitId(address: string, now: number): string {
  return `${sha256(mailboxOf(address))}_${dayOf(now)}`;
}

/**
 * Whether a mail counts towards the limit. Every mail does, except the bank's decisions and their
 * undoing, questions, reminders of them, the end of an approval, closings and answers to complaints.
 */
export function isCounted(mailId: string): boolean {
  return !/_((decision|vigencia|caduca|caducada)(_\d+)?|deshecha_\d+|pregunta_\d+|recordatorio_\d+|pago_\d+_\d+|sinRespuesta|cierre)$/.test(
    mailId,
  );
}

/** The place of a mail within the daily limit of its address. */
export interface Place {
  /** False if the address has reached its daily limit. */
  readonly isFree: boolean;
  /** Takes the place. Called after the last read, because a transaction reads before it writes. */
  take(): void;
}

/**
 * Looks in a transaction for a place for a mail. A mail takes one place, however often it is
 * delivered: the count holds the hashes of the mails' ids, which name nobody.
 */
export async function findPlace(
  db: Firestore,
  transaction: Transaction,
  mail: { readonly id: string; readonly to: string },
  now: number,
): Promise<Place> {
  const limit = db.doc(`limites/${mailLimitId(mail.to, now)}`);
  const stored: unknown = (await transaction.get(limit)).get('mails');
  const counted = Array.isArray(stored) ? stored : [];
  const own = sha256(mail.id);
  const isThere = counted.includes(own);
  return {
    isFree: isThere || counted.length < MAX_MAILS_A_DAY,
    take() {
      const mails = isThere ? counted : [...counted, own];
      transaction.set(limit, { mails, expira: daysAfter(now, LIMIT_DAYS) });
    },
  };
}

/**
 * `avisos/correos`: the last hour, since 1970, that had no room for another mail, and the last one
 * that the bank was told of.
 */
export const FULL_HOUR = 'avisos/correos';

/** The room for another mail in the hour. */
export interface Room {
  /** False if as many mails as the bank permits went out in this hour. */
  readonly isFree: boolean;
  /** Counts a mail. */
  take(): void;
  /** Notes that a mail found no room. */
  refuse(): void;
}

/**
 * Looks for room in this hour, of so many mails that visitors cause. Every mail meets the same count, so
 * no transaction reads it: they would wait for each other. Mails on their way at the same time may
 * therefore exceed the limit by their number.
 */
export async function findRoom(
  db: Firestore,
  transaction: Transaction,
  now: number,
  most: number,
): Promise<Room> {
  const hora = Math.floor(now / HOUR_MS);
  const count = db.doc(`limites/hora_${hora}_${dayOf(now)}`);
  const mails: unknown = (await count.get()).get('mails');
  const counted = { mails: FieldValue.increment(1), expira: daysAfter(now, LIMIT_DAYS) };
  return {
    isFree: typeof mails !== 'number' || mails < most,
    take: () => void transaction.set(count, counted, { merge: true }),
    refuse: () => void transaction.set(db.doc(FULL_HOUR), { llena: hora }, { merge: true }),
  };
}
