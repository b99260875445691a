import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import { retentionDays } from '../../../src/config/retention.ts';
import { daysAfter } from '../my-data/days.ts';
import type { Outcome } from './mail-store.ts';

/** How long one worker may hold a mail, in milliseconds; longer than one delivery can take. */
export const LEASE_MS = 330_000;

/** `delivery` of a mail, as stored. */
export interface Delivery {
  readonly state?: unknown;
  readonly startTime?: Timestamp;
  readonly attempts?: number;
  readonly leaseExpireTime?: Timestamp | null;
  /** Until when temporary refusals are tried again; null before the first. */
  readonly retryUntil?: Timestamp | null;
  /** Since when the mail waits for an hour with room; absent if it does not. */
  readonly heldSince?: Timestamp;
}

/** The fields that end a delivery, as the extension writes them, and the expiry of the mail. */
export const ended = (outcome: Outcome, now: number) => ({
  'delivery.state': outcome.state,
  'delivery.error': outcome.state === 'ERROR' ? outcome.error : null,
  'delivery.leaseExpireTime': null,
  'delivery.retryUntil': null,
  'delivery.endTime': Timestamp.fromMillis(now),
  ...(outcome.state === 'SUCCESS' && { 'delivery.info': outcome.info }),
  expira: daysAfter(now, retentionDays.mails),
});

/** A delivery counts as one attempt, however often it contacted the server. */
export const tried = (outcome: Outcome, now: number) => ({
  ...ended(outcome, now),
  'delivery.attempts': FieldValue.increment(1),
});

/** The fields that begin a delivery; the first start and the number of attempts stay. */
export const begun = (delivery: Delivery | null | undefined, now: number) => ({
  'delivery.state': 'PROCESSING',
  'delivery.leaseExpireTime': Timestamp.fromMillis(now + LEASE_MS),
  'delivery.startTime': delivery?.startTime ?? Timestamp.fromMillis(now),
  'delivery.attempts': delivery?.attempts ?? 0,
  'delivery.error': null,
  ...(delivery?.heldSince && { 'delivery.heldSince': FieldValue.delete() }),
});

/** The fields of a mail that waits for another attempt. */
export const postponed = (error: string, retryUntil: Timestamp) => ({
  'delivery.state': 'PENDING',
  'delivery.error': error,
  'delivery.leaseExpireTime': null,
  'delivery.retryUntil': retryUntil,
});

/** The fields of a mail that is held back by the limit of its address. */
export const limited = (now: number) => ({
  'delivery.state': 'LIMIT',
  'delivery.attempts': 0,
  'delivery.error': null,
  'delivery.leaseExpireTime': null,
  'delivery.endTime': Timestamp.fromMillis(now),
  expira: daysAfter(now, retentionDays.mails),
});

/** The fields of a mail that waits for an hour with room. */
export const held = (now: number) => ({
  'delivery.state': 'PENDING',
  'delivery.attempts': 0,
  'delivery.error': null,
  'delivery.leaseExpireTime': null,
  'delivery.heldSince': Timestamp.fromMillis(now),
});
