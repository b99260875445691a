import {
  type DocumentData,
  type DocumentReference,
  FieldValue,
  type Firestore,
  Timestamp,
  type Transaction,
} from 'firebase-admin/firestore';
import { retentionDays } from '../../../src/config/retention.ts';
import { withMoment } from '../../../src/domain/mail/moment.ts';
import { daysAfter } from '../my-data/days.ts';
import { isFarewell } from './farewell.ts';
import { type Mail, type Receipt, readMail } from './mail.ts';
import { findPlace, isCounted } from './mail-limit.ts';

/** How long one worker may hold a mail, in milliseconds; longer than one delivery can take. */
export const LEASE_MS = 330_000;

/** The error of a mail whose worker stopped between taking it and recording the result. */
export const INTERRUPTED =
  'Interrupted while sending: it may have gone out. Send it again to be sure.';

/** The error of a document without a recipient or without content. */
export const MALFORMED = 'Not a mail: it needs a recipient, a subject, and html or text.';

/**
 * `taken`: deliver it now; `busy`: somebody else is at it; `limit`: its address has had its mails of
 * the day; `done`: nothing left to do.
 */
export type Lease =
  | { readonly kind: 'taken'; readonly mail: Mail }
  | { readonly kind: 'busy' }
  | { readonly kind: 'limit' }
  | { readonly kind: 'done' };

/** How a delivery ended. */
export type Outcome =
  | { readonly state: 'SUCCESS'; readonly info: Receipt }
  | { readonly state: 'ERROR'; readonly error: string };

/** What a delivery needs of the `mail` collection. */
export interface MailStore {
  /**
   * Takes a mail for this worker, one worker at a time, and counts it against the address's mails of
   * the day where a visitor caused it and staff did not ask for it again. A mail whose lease ran out
   * becomes an error and is not sent again, because its worker may have sent it; staff see it and
   * decide.
   */
  lease(id: string): Promise<Lease>;
  finish(id: string, outcome: Outcome): Promise<void>;
}

interface Delivery {
  readonly state?: unknown;
  readonly startTime?: Timestamp;
  readonly attempts?: number;
  readonly leaseExpireTime?: Timestamp | null;
}

/** Whether a delivery in this state waits to be sent; a new mail has no delivery. */
export function isWaiting(delivery: { readonly state?: unknown } | null | undefined): boolean {
  return delivery == null || delivery.state === 'PENDING' || delivery.state === 'RETRY';
}

/** The fields that end a delivery, as the extension writes them, and from when the mail may go. */
const ended = (outcome: Outcome, now: number) => ({
  'delivery.state': outcome.state,
  'delivery.error': outcome.state === 'ERROR' ? outcome.error : null,
  'delivery.leaseExpireTime': null,
  'delivery.endTime': Timestamp.fromMillis(now),
  ...(outcome.state === 'SUCCESS' && { 'delivery.info': outcome.info }),
  expira: daysAfter(now, retentionDays.mails),
});

/** A delivery counts as one attempt, however often it contacted the server. */
const tried = (outcome: Outcome, now: number) => ({
  ...ended(outcome, now),
  'delivery.attempts': FieldValue.increment(1),
});

/** The fields that begin a delivery; its first start and its attempts stay. */
const begun = (delivery: Delivery | null | undefined, now: number) => ({
  'delivery.state': 'PROCESSING',
  'delivery.leaseExpireTime': Timestamp.fromMillis(now + LEASE_MS),
  'delivery.startTime': delivery?.startTime ?? Timestamp.fromMillis(now),
  'delivery.attempts': delivery?.attempts ?? 0,
  'delivery.error': null,
});

/** The fields of a mail that its address's limit keeps from being sent. */
const limited = (now: number) => ({
  'delivery.state': 'LIMIT',
  'delivery.attempts': 0,
  'delivery.error': null,
  'delivery.leaseExpireTime': null,
  'delivery.endTime': Timestamp.fromMillis(now),
  expira: daysAfter(now, retentionDays.mails),
});

/** What to do with a document, and the fields to write for it. */
function decide(data: DocumentData, now: number): { lease: Lease; write?: DocumentData } {
  const delivery = data.delivery as Delivery | null | undefined;
  if (delivery?.state === 'PROCESSING') {
    if ((delivery.leaseExpireTime?.toMillis() ?? 0) > now) return { lease: { kind: 'busy' } };
    return { lease: { kind: 'done' }, write: ended({ state: 'ERROR', error: INTERRUPTED }, now) };
  }
  if (!isWaiting(delivery)) return { lease: { kind: 'done' } };
  const mail = readMail(data);
  const start = begun(delivery, now);
  if (mail) return { lease: { kind: 'taken', mail }, write: start };
  const malformed = tried({ state: 'ERROR', error: MALFORMED }, now);
  return { lease: { kind: 'done' }, write: { ...start, ...malformed } };
}

/** The mail with the moment at which it was asked for, in which its document was made. */
function dated({ html, text, ...mail }: Mail, moment: Date): Mail {
  return {
    ...mail,
    ...(html !== undefined && { html: withMoment(html, moment) }),
    ...(text !== undefined && { text: withMoment(text, moment) }),
  };
}

/** Writes how a delivery ended; of the last mail about erased data nothing stays. */
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
    const place = counts && (await findPlace(db, transaction, { id: document.id, to }, now));
    if (place && !place.isFree) {
      endIn(transaction, document, limited(now));
      return { kind: 'limit' };
    }
    if (place) place.take();
    if (write) transaction.update(document, write);
    return { ...lease, mail: dated(lease.mail, stored.createTime?.toDate() ?? new Date(now)) };
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
  };
}
