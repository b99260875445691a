import { legal } from '../../bank/legal';
import { bankClock, daysBetween, lastMoment, overBefore } from '../day';
import type { Language } from '../language';
import { ALPHABET, randomCharacters } from '../request/request-code';
import { COMPLAINT_PREFIX } from './number';

/** What a complaint is about; the copy has the words of each. */
export const COMPLAINT_KINDS = ['decision', 'delay', 'data', 'treatment', 'site'] as const;

export type ComplaintKind = (typeof COMPLAINT_KINDS)[number];

/** The longest complaint, in characters. */
export const MAX_COMPLAINT = 600;

/** The longest answer of the bank, in characters. */
export const MAX_COMPLAINT_ANSWER = 600;

/** Calendar days in which the bank answers; a setting of the bank. */
export const COMPLAINT_DAYS = legal.complaints.days;

/** Complaints that one session may make (product decision "Complaints"). */
export const MAX_COMPLAINTS = 3;

/** Time between two complaints of one session, in seconds. */
export const COMPLAINT_PAUSE_SECONDS = 30;

/** A number: prefix, year, and eight characters in two groups; valid in RE2 too. */
export const COMPLAINT_PATTERN = `^${COMPLAINT_PREFIX}-[0-9]{4}(-[${ALPHABET}]{4}){2}$`;

/**
 * A new number at this moment. It needs no counter, which many would write at once; the act
 * refuses one that exists (product decision "Complaints").
 */
export function newComplaintNumber(now: Date): string {
  const year = bankClock(now).getUTCFullYear();
  return `${COMPLAINT_PREFIX}-${year}-${randomCharacters(4)}-${randomCharacters(4)}`;
}

/** Whether a number has the bank's year of this moment. */
export const isNumberOfYear = (number: string, now: Date): boolean =>
  number.split('-')[1] === String(bankClock(now).getUTCFullYear());

/** A complaint as typed. */
export interface ComplaintDraft {
  readonly kind: ComplaintKind;
  readonly text: string;
  readonly name: string;
  readonly email: string;
  /** The code of the request that it is about; undefined for something else. */
  readonly code: string | undefined;
  readonly language: Language;
}

/** The bank's answer, which closes a complaint for good. */
export interface ComplaintAnswer {
  readonly text: string;
  /** Whether the person is right. */
  readonly upheld: boolean;
  readonly answeredAt: Date;
}

/** A complaint, `reclamos/{number}`. */
export interface Complaint extends ComplaintDraft {
  readonly number: string;
  readonly receivedAt: Date;
  /** Calendar days in which the bank answers. */
  readonly days: number;
  /** Undefined while the bank has not answered. */
  readonly answer: ComplaintAnswer | undefined;
  /** When its person withdrew it, before the bank had answered. */
  readonly withdrawnAt?: Date | undefined;
}

/** Whether the bank still has to answer a complaint. */
export function isOpenComplaint({
  answer,
  withdrawnAt,
}: Pick<Complaint, 'answer' | 'withdrawnAt'>): boolean {
  return answer === undefined && withdrawnAt === undefined;
}

/** The last moment at which the bank's answer is in time. */
export function answerBy({ receivedAt, days }: Pick<Complaint, 'receivedAt' | 'days'>): Date {
  return lastMoment(receivedAt, days);
}

/** Open complaints from before this moment are late at `now`. */
export function lateBefore(now: Date): Date {
  return overBefore(now, COMPLAINT_DAYS);
}

/** How far the time for the answer has come, in days of Santo Domingo. */
export interface ComplaintClock {
  /** Days that have passed, at most all of them. */
  readonly passed: number;
  /** Days until the last one, which has none left; of a late complaint, days since it. */
  readonly days: number;
  readonly late: boolean;
}

/** The clock of an open complaint at a moment. */
export function complaintClock(
  { receivedAt, days }: Pick<Complaint, 'receivedAt' | 'days'>,
  now: Date,
): ComplaintClock {
  const since = Math.max(0, daysBetween(receivedAt, now));
  return { passed: Math.min(days, since), days: Math.abs(days - since), late: since > days };
}
