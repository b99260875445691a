import {
  type DocumentData,
  type DocumentReference,
  FieldValue,
  type Firestore,
  Timestamp,
  type Transaction,
} from 'firebase-admin/firestore';
import { retentionDays } from '../../../src/config/retention.ts';
import type { Complaint } from '../../../src/domain/complaint/complaint.ts';
import { isComplaintNumber } from '../../../src/domain/complaint/number.ts';
import { withComplaint } from '../../../src/domain/mail/complaint-mails.ts';
import { withMoment } from '../../../src/domain/mail/moment.ts';
import { HOUR_MS } from '../../../src/domain/time.ts';
import { readComplaint } from '../../../src/records/complaint/complaint.ts';
import { daysAfter } from '../my-data/days.ts';
import { isFarewell } from './farewell.ts';
import { type Mail, type Receipt, readMail } from './mail.ts';
import { findPlace, isCounted } from './mail-limit.ts';

/** How long one worker may hold a mail, in milliseconds; longer than one delivery can take. */
export const LEASE_MS = 330_000;

/** How long temporary refusals are tried again, in milliseconds, from the first one on. */
export const RETRY_MS = HOUR_MS;

/** The error of a mail whose worker stopped between taking it and recording the result. */
export const INTERRUPTED =
  'Interrupted while sending: it may have gone out. Send it again to be sure.';

/** The error of a document without a recipient or without content. */
export const MALFORMED = 'Not a mail: it needs a recipient, a subject, and html or text.';

/**
 * `taken`: deliver it now; after a temporary refusal `retryUntil` says when the retries end. `busy`:
 * another worker holds it; `limit`: its address has reached its daily limit; `done`: there is
 * nothing left to do.
 */
export type Lease =
  | { readonly kind: 'taken'; readonly mail: Mail; readonly retryUntil?: Timestamp }
  | { readonly kind: 'busy' }
  | { readonly kind: 'limit' }
  | { readonly kind: 'done' };

/** The outcome of a delivery. */
export type Outcome =
  | { readonly state: 'SUCCESS'; readonly info: Receipt }
  | { readonly state: 'ERROR'; readonly error: string };

/** The operations on the `mail` collection that a delivery needs. */
export interface MailStore {
  /**
   * Takes a mail for this worker, one worker at a time. A mail that a visitor caused counts towards
   * the daily limit of its address, unless staff asked for it again. A mail whose lease ran out
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

interface Delivery {
  readonly state?: unknown;
  readonly startTime?: Timestamp;
  readonly attempts?: number;
  readonly leaseExpireTime?: Timestamp | null;
  /** Until when temporary refusals are tried again; null before the first. */
  readonly retryUntil?: Timestamp | null;
}

/** Whether a delivery in this state waits to be sent; a new mail has no delivery. */
function isWaiting(delivery: { readonly state?: unknown } | null | undefined): boolean {
  return delivery == null || delivery.state === 'PENDING' || delivery.state === 'RETRY';
}

/** Whether writing this delivery asks for an attempt; a postponed one waits for the next. */
export function isAskedFor(
  delivery: { readonly state?: unknown; readonly retryUntil?: unknown } | null | undefined,
): boolean {
  const isPostponed = delivery?.state === 'PENDING' && delivery.retryUntil != null;
  return isWaiting(delivery) && !isPostponed;
}

/** The fields that end a delivery, as the extension writes them, and the expiry of the mail. */
const ended = (outcome: Outcome, now: number) => ({
  'delivery.state': outcome.state,
  'delivery.error': outcome.state === 'ERROR' ? outcome.error : null,
  'delivery.leaseExpireTime': null,
  'delivery.retryUntil': null,
  'delivery.endTime': Timestamp.fromMillis(now),
  ...(outcome.state === 'SUCCESS' && { 'delivery.info': outcome.info }),
  expira: daysAfter(now, retentionDays.mails),
});

/** A delivery counts as one attempt, however often it contacted the server. */
const tried = (outcome: Outcome, now: number) => ({
  ...ended(outcome, now),
  'delivery.attempts': FieldValue.increment(1),
});

/** The fields that begin a delivery; the first start and the number of attempts stay. */
const begun = (delivery: Delivery | null | undefined, now: number) => ({
  'delivery.state': 'PROCESSING',
  'delivery.leaseExpireTime': Timestamp.fromMillis(now + LEASE_MS),
  'delivery.startTime': delivery?.startTime ?? Timestamp.fromMillis(now),
  'delivery.attempts': delivery?.attempts ?? 0,
  'delivery.error': null,
});

/** The fields of a mail that waits for another attempt. */
const postponed = (error: string, retryUntil: Timestamp) => ({
  'delivery.state': 'PENDING',
  'delivery.error': error,
  'delivery.leaseExpireTime': null,
  'delivery.retryUntil': retryUntil,
});

/** The fields of a mail that is held back by the limit of its address. */
const limited = (now: number) => ({
  'delivery.state': 'LIMIT',
  'delivery.attempts': 0,
  'delivery.error': null,
  'delivery.leaseExpireTime': null,
  'delivery.endTime': Timestamp.fromMillis(now),
  expira: daysAfter(now, retentionDays.mails),
});

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

async function takeLease(db: Firestore, document: DocumentReference, now: number): Promise<Lease> {
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
    if (place && !place.isFree) {
      endIn(transaction, document, limited(now));
      return { kind: 'limit' };
    }
    if (place) place.take();
    if (write) transaction.update(document, write);
    const moment = stored.createTime?.toDate() ?? new Date(now);
    return { ...lease, mail: filled(lease.mail, moment, complaint) };
  });
}

/** The `mail` collection of a Firestore database; `now` in milliseconds since the epoch. */
export function firestoreMailStore(db: Firestore, now: () => number = Date.now): MailStore {
  const document = (id: string) => db.collection('mail').doc(id);
  return {
    lease: (id) => takeLease(db, document(id), now()),
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
