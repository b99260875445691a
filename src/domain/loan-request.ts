import type { Answers } from './answers';
import type { Language } from './language';
import type { Cents } from './money';
import type { Quote } from './quote';

/** Where a request stands; pending becomes approved or declined once, and nothing else. */
export type CreditStatus = 'pending' | 'approved' | 'declined';

/** Who asks: what the visitor types in the send dialog, as typed. */
export interface Applicant {
  readonly name: string;
  readonly nickname: string;
  readonly cedula: string;
  readonly email: string;
}

/** What a visitor agreed to: which version of the text, in which language, when. */
export interface Consent {
  readonly version: string;
  readonly language: Language;
  readonly acceptedAt: Date;
  /** The second, optional purpose. */
  readonly marketing: boolean;
}

/** The version of the consent text now shown; raise it whenever the text changes. */
export const CONSENT_VERSION = '2026-11';

/** The versions that a request may name: also an earlier one, while pages still show it. */
export const CONSENT_VERSIONS: readonly string[] = [CONSENT_VERSION];

/** What is sent to the bank: the frozen quote, who asks, and what was agreed to. */
export interface LoanRequestDraft {
  readonly quote: Quote;
  readonly applicant: Applicant;
  readonly language: Language;
  readonly marketing: boolean;
}

/** Who decided a request, and when. */
export interface Decision {
  /** The uid of the staff member. */
  readonly author: string;
  readonly decidedAt: Date;
}

/**
 * A request as the bank holds it (specification, section 3, and product decisions). What only the
 * product decisions add is undefined in a record that has the specification's ten fields alone.
 */
export interface LoanRequest {
  /** The uid of the visitor's anonymous session. */
  readonly id: string;
  readonly applicant: Applicant;
  readonly gameId: string;
  readonly answers: Answers | undefined;
  readonly value: Cents | undefined;
  readonly ratesVersion: number | undefined;
  readonly status: CreditStatus;
  readonly language: Language | undefined;
  readonly consent: Consent | undefined;
  readonly receivedAt: Date;
  readonly decision: Decision | undefined;
}

/** How long the bank takes at most, in hours (specification, section 9). */
export const VERIFICATION_HOURS = 72;

/** With less than this many hours left, a request is due soon. */
export const SOON_HOURS = 12;

const HOUR_MS = 3_600_000;

/** The moment by which the bank answers: exactly 72 hours after the request came in. */
export function deadline(receivedAt: Date): Date {
  return new Date(receivedAt.getTime() + VERIFICATION_HOURS * HOUR_MS);
}

/** What a visitor may quote on the phone: `LU-` and eight characters of the request's id. */
export function reference(id: string): string {
  const short = id
    .replace(/[^A-Za-z0-9]/g, '')
    .toUpperCase()
    .slice(0, 8);
  return `LU-${short.slice(0, 4)}-${short.slice(4)}`;
}
