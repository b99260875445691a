import {
  type DocumentData,
  type DocumentReference,
  type Firestore,
  Timestamp,
  type Transaction,
} from 'firebase-admin/firestore';
import { bank } from '../../../src/bank/bank.ts';
import type { Complaint } from '../../../src/domain/complaint/complaint.ts';
import { isComplaintNumber } from '../../../src/domain/complaint/number.ts';
import { withComplaint } from '../../../src/domain/mail/complaint-mails.ts';
import { withMoment } from '../../../src/domain/mail/moment.ts';
import { HOUR_MS } from '../../../src/domain/time.ts';
import { readComplaint } from '../../../src/records/complaint.ts';
import { begun, type Delivery, ended, held, limited, postponed, tried } from './delivery-fields.ts';
import { isFarewell } from './farewell.ts';
import { type Mail, type Receipt, readMail } from './mail.ts';
import { findPlace, findRoom, isCounted } from './mail-limit.ts';

/** How long temporary refusals are tried again, in milliseconds, from the first one on. */
export const RETRY_MS = HOUR_MS;

/** The error of a mail whose worker stopped between taking it and recording the result. */
export const INTERRUPTED =
  'Interrupted while sending: it may have gone out. Send it again to be sure.';

/** The error of a document without a recipient or without content. */
export const MALFORMED = 'Not a mail: it needs a recipient, a subject, and html or text.';

/**
 * `taken`: deliver it now; after a temporary refusal `retryUntil` says when the retries end. `busy`:
 * another worker holds it; `limit`: its address has reached its daily limit; `held`: this hour has
 * had its mails, and it waits for a later one; `done`: there is nothing left to do.
 */
export type Lease =
  | { readonly kind: 'taken'; readonly mail: Mail; readonly retryUntil?: Timestamp }
  | { readonly kind: 'busy' }
  | { readonly kind: 'limit' }
  | { readonly kind: 'held' }
  | { readonly kind: 'done' };

/** The outcome of a delivery. */
export type Outcome =
  | { readonly state: 'SUCCESS'; readonly info: Receipt }
  | { readonly state: 'ERROR'; readonly error: string };

/** The operations on the `mail` collection that a delivery needs. */
export interface MailStore {
  /**
   * Takes a mail for this worker, one worker at a time. A mail that a visitor caused counts towards
   * the daily limit of its address, and once towards that of the hour, unless staff asked for it
   * again. A mail whose lease ran out
   * becomes an error and is not sent again, because its worker may have sent it; staff see it and
   * decide.
   */
  lease(id: string): Promise<Lease>;
  finish(id: string, outcome: Outcome): Promise<void>;
  /**
   * Postpones a mail that the server refused for now, and resolves to true. Once the time for
   * retries is over, turns the refusal into an error that staff see, and resolves to false.
   */
  postpone(id: string, error: string, retryUntil: Timestamp | undefined): Promise<boolean>;
}

/** Whether a delivery in this state waits to be sent; a new mail has no delivery. */
function isWaiting(delivery: { readonly state?: unknown } | null | undefined): boolean {
  return delivery == null || delivery.state === 'PENDING' || delivery.state === 'RETRY';
}

/** Whether writing this delivery asks for an attempt; a postponed or held one waits for the sweep. */
export function isAskedFor(
  delivery:
    | {
        readonly state?: unknown;
        readonly retryUntil?: unknown;
        readonly heldSince?: unknown;
      }
    | null
    | undefined,
): boolean {
  const waitsForSweep = (delivery?.retryUntil ?? delivery?.heldSince) != null;
  return isWaiting(delivery) && !(delivery?.state === 'PENDING' && waitsForSweep);
}

/** The decision about a mail document, and the fields to write. */
function decide(data: DocumentData, now: number): { lease: Lease; write?: DocumentData } {
  const delivery = data.delivery as Delivery | null | undefined;
  if (delivery?.state === 'PROCESSING') {
    if ((delivery.leaseExpireTime?.toMillis() ?? 0) > now) return { lease: { kind: 'busy' } };
    return { lease: { kind: 'done' }, write: ended({ state: 'ERROR', error: INTERRUPTED }, now) };
  }
  if (!isWaiting(delivery)) return { lease: { kind: 'done' } };
  const mail = readMail(data);
  const start = begun(delivery, now);
  // A mail that staff ask for again gets a new hour of retries.
  const retryUntil = delivery?.state === 'PENDING' ? delivery.retryUntil : undefined;
  if (mail)
    return { lease: { kind: 'taken', mail, ...(retryUntil && { retryUntil }) }, write: start };
  const malformed = tried({ state: 'ERROR', error: MALFORMED }, now);
  return { lease: { kind: 'done' }, write: { ...start, ...malformed } };
}

/**
 * The mail with its placeholders filled in: the time at which its document was made and, for a mail
 * about a complaint, the data of the complaint's record.
 */
function filled(
  { html, text, ...mail }: Mail,
  moment: Date,
  complaint: Complaint | undefined,
): Mail {
  const fill = (part: string, isHtml: boolean) => {
    const dated = withMoment(part, moment);
    return complaint ? withComplaint(dated, complaint, isHtml) : dated;
  };
  return {
    ...mail,
    ...(html !== undefined && { html: fill(html, true) }),
    ...(text !== undefined && { text: fill(text, false) }),
  };
}

/** The complaint that a mail is about; undefined for any other mail. */
async function complaintOf(
  db: Firestore,
  transaction: Transaction,
  mailId: string,
): Promise<Complaint | undefined> {
  const [number = ''] = mailId.split('_');
  if (!isComplaintNumber(number)) return undefined;
  const data = (await transaction.get(db.doc(`reclamos/${number}`))).data();
  return data && readComplaint(number, data);
}

/** Writes the outcome of a delivery. The last mail about erased data is deleted. */
function end(document: DocumentReference, fields: DocumentData): Promise<unknown> {
  return isFarewell(document.id) ? document.delete() : document.update(fields);
}

function endIn(transaction: Transaction, document: DocumentReference, fields: DocumentData): void {
  if (isFarewell(document.id)) transaction.delete(document);
  else transaction.update(document, fields);
}

async function takeLease(
  db: Firestore,
  document: DocumentReference,
  now: number,
  mailsAnHour: number,
): Promise<Lease> {
  return db.runTransaction(async (transaction) => {
    const stored = await transaction.get(document);
    const data = stored.data();
    if (data === undefined) return { kind: 'done' };
    const { lease, write } = decide(data, now);
    if (lease.kind !== 'taken') {
      if (write) endIn(transaction, document, write);
      return lease;
    }
    const [to = ''] = lease.mail.to;
    // Only staff ask for another delivery.
    const counts = isCounted(document.id) && data.delivery?.state !== 'RETRY';
    const complaint = await complaintOf(db, transaction, document.id);
    const place = counts && (await findPlace(db, transaction, { id: document.id, to }, now));
    // Another attempt at the same mail does not count again.
    const isFirst = data.delivery?.startTime == null;
    const room = counts && isFirst && (await findRoom(db, transaction, now, mailsAnHour));
    if (place && !place.isFree) {
      endIn(transaction, document, limited(now));
      return { kind: 'limit' };
    }
    if (room && !room.isFree) {
      room.refuse();
      if (data.delivery?.heldSince == null) transaction.update(document, held(now));
      return { kind: 'held' };
    }
    if (room) room.take();
    if (place) place.take();
    if (write) transaction.update(document, write);
    const moment = stored.createTime?.toDate() ?? new Date(now);
    return { ...lease, mail: filled(lease.mail, moment, complaint) };
  });
}

/** The `mail` collection of a Firestore database; `now` in milliseconds since the epoch. */
export function firestoreMailStore(
  db: Firestore,
  now: () => number = Date.now,
  mailsAnHour: number = bank.mailsAnHour,
): MailStore {
  const document = (id: string) => db.collection('mail').doc(id);
  return {
    lease: (id) => takeLease(db, document(id), now(), mailsAnHour),
    async finish(id, outcome) {
      await end(document(id), tried(outcome, now()));
    },
    async postpone(id, error, retryUntil = Timestamp.fromMillis(now() + RETRY_MS)) {
      if (now() < retryUntil.toMillis()) {
        await document(id).update(postponed(error, retryUntil));
        return true;
      }
      await end(document(id), tried({ state: 'ERROR', error }, now()));
      return false;
    },
  };
}
