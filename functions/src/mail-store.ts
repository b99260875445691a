import { type DocumentReference, type Firestore, Timestamp } from 'firebase-admin/firestore';
import { type Mail, readMail } from './mail.ts';

/** How long one worker may hold a mail, in milliseconds; longer than the function may run. */
export const LEASE_MS = 330_000;

/** Written where a worker stopped between taking a mail and saying how it ended. */
export const INTERRUPTED =
  'Interrupted while sending: it may or may not have gone out. Send again to be sure.';

/** Written for a document that is not one recipient with a subject and html. */
export const MALFORMED = 'Not a mail: it needs one recipient, a subject and html.';

/** `taken`: deliver it now; `busy`: somebody else is at it; `done`: nothing left to do. */
export type Lease =
  | { readonly kind: 'taken'; readonly mail: Mail; readonly attempts: number }
  | { readonly kind: 'busy' }
  | { readonly kind: 'done' };

/** How a delivery ended; `attempts` counts every attempt since the document was made. */
export type Outcome =
  | { readonly state: 'SUCCESS'; readonly attempts: number; readonly messageId: string }
  | { readonly state: 'ERROR'; readonly attempts: number; readonly error: string };

/** What a delivery needs of the `mail` collection. */
export interface MailStore {
  /**
   * Takes a mail for this worker, one worker at a time. A lease that ran out becomes an error and
   * is not sent again: a worker that stopped half-way may have sent it, staff see it and decide.
   */
  lease(id: string): Promise<Lease>;
  finish(id: string, outcome: Outcome): Promise<void>;
}

interface Delivery {
  readonly state?: string;
  readonly attempts?: number;
  readonly leaseExpireTime?: Timestamp | null;
}

const failed = (error: string, attempts: number) => ({
  'delivery.state': 'ERROR',
  'delivery.error': error,
  'delivery.attempts': attempts,
  'delivery.leaseExpireTime': null,
  'delivery.endTime': Timestamp.now(),
});

const succeeded = (messageId: string, attempts: number) => ({
  'delivery.state': 'SUCCESS',
  'delivery.error': null,
  'delivery.attempts': attempts,
  'delivery.leaseExpireTime': null,
  'delivery.endTime': Timestamp.now(),
  'delivery.info': { messageId },
});

function taken(attempts: number, now: number) {
  return {
    delivery: {
      state: 'PROCESSING',
      attempts,
      error: null,
      startTime: Timestamp.fromMillis(now),
      leaseExpireTime: Timestamp.fromMillis(now + LEASE_MS),
    },
  };
}

function isUnderWay(delivery: Delivery, now: number): boolean {
  return delivery.state === 'PROCESSING' && (delivery.leaseExpireTime?.toMillis() ?? 0) > now;
}

async function takeLease(db: Firestore, document: DocumentReference, now: number): Promise<Lease> {
  return db.runTransaction(async (transaction): Promise<Lease> => {
    const data = (await transaction.get(document)).data();
    if (data === undefined) return { kind: 'done' };
    const delivery = (data.delivery ?? {}) as Delivery;
    const attempts = delivery.attempts ?? 0;
    if (isUnderWay(delivery, now)) return { kind: 'busy' };
    if (delivery.state === 'PROCESSING') {
      transaction.update(document, failed(INTERRUPTED, attempts));
      return { kind: 'done' };
    }
    if (delivery.state === 'SUCCESS' || delivery.state === 'ERROR') return { kind: 'done' };
    transaction.set(document, taken(attempts, now), { merge: true });
    const mail = readMail(data);
    if (mail === undefined) {
      transaction.update(document, failed(MALFORMED, attempts));
      return { kind: 'done' };
    }
    return { kind: 'taken', mail, attempts };
  });
}

/** The `mail` collection of a Firestore database; `now` in milliseconds since the epoch. */
export function firestoreMailStore(db: Firestore, now: () => number = Date.now): MailStore {
  const document = (id: string) => db.collection('mail').doc(id);
  return {
    lease: (id) => takeLease(db, document(id), now()),
    async finish(id, outcome) {
      const { attempts } = outcome;
      await document(id).update(
        outcome.state === 'SUCCESS'
          ? succeeded(outcome.messageId, attempts)
          : failed(outcome.error, attempts),
      );
    },
  };
}
