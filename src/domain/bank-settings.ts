import { bank } from '../bank/bank';
import { checkEmail, type FieldProblem, normalizeEmail } from './fields/fields';
import type { Cents } from './money';

/** Something that administrators set, and how often they did; 0 where it was never set. */
export interface Setting<T> {
  readonly value: T;
  readonly edits: number;
}

/** An amount that waits for a second person. */
export interface AmountProposal {
  readonly amount: Cents;
  /** The uid of the administrator. */
  readonly author: string;
  readonly proposedAt: Date;
}

/** Approvals of a greater value need a second person; a value of undefined: all of them do. */
export interface ConfirmationSetting extends Setting<Cents | undefined> {
  /** What counted before the last change, and when that was; unknown of the oldest amounts. */
  readonly before?: { readonly amount: Cents; readonly changedAt: Date };
  readonly proposal?: AmountProposal;
}

/** What the bank sets for everybody. */
export interface BankSettings {
  readonly confirmation: ConfirmationSetting;
  /** Who gets the digest of the queue by mail. */
  readonly digest: Setting<readonly string[]>;
}

/** The greatest amount that one person may approve, in cents. */
export const MAX_CONFIRMATION: Cents = 100_000_000;

/** How long the smaller amount of before counts after a raise, in hours. */
export const RAISE_HOURS = 24;

/** When a raise counts that does not count yet; undefined where the amount in force counts. */
export function countsFrom({ value, before }: ConfirmationSetting, now: Date): Date | undefined {
  if (value === undefined || before === undefined || before.amount >= value) return undefined;
  const from = new Date(before.changedAt.getTime() + RAISE_HOURS * 3_600_000);
  return now < from ? from : undefined;
}

/**
 * The greatest value in cents that one person may approve at a moment, as the rules compute it;
 * undefined where every approval needs a second person.
 */
export function confirmationAt(setting: ConfirmationSetting, now: Date): Cents | undefined {
  return countsFrom(setting, now) ? setting.before?.amount : setting.value;
}

/** How many addresses get the digest at most. */
export const MAX_DIGEST_EMAILS = 10;

/** What is wrong with a list of addresses, and with which. */
export type DigestProblem =
  | { readonly problem: FieldProblem | 'repeated'; readonly email: string }
  | { readonly problem: 'too-many' };

/** The addresses of a text with one in each line, as they are stored. */
export function digestEmails(typed: string): string[] {
  return typed
    .split(/[\n,;]/)
    .map(normalizeEmail)
    .filter((line) => line !== '');
}

/** The first thing that is wrong with addresses; none is fine. */
export function checkDigestEmails(emails: readonly string[]): DigestProblem | undefined {
  for (const [place, email] of emails.entries()) {
    const problem = checkEmail(email) ?? (emails.indexOf(email) < place && 'repeated');
    if (problem) return { problem, email };
  }
  return emails.length > MAX_DIGEST_EMAILS ? { problem: 'too-many' } : undefined;
}

/** Why a text is no amount for the confirmation; undefined for nothing. */
export type AmountProblem = 'missing' | 'malformed' | 'too-great';

/** Dollars as typed, such as `400`, `1,250.50` or `US$400`, in cents; or what is wrong. */
export function readConfirmationAmount(typed: string): Cents | AmountProblem {
  const { symbol } = bank.currency;
  const trimmed = typed.trim();
  const hasSymbol = trimmed.toUpperCase().startsWith(symbol.toUpperCase());
  const text = trimmed.slice(hasSymbol ? symbol.length : 0).replace(/^\$?\s*/, '');
  if (text === '') return 'missing';
  const found = /^(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d{1,2}))?$/.exec(text);
  if (!found) return 'malformed';
  const [, whole = '', decimals = ''] = found;
  const cents = Number(whole.replaceAll(',', '')) * 100 + Number(decimals.padEnd(2, '0'));
  return cents > MAX_CONFIRMATION ? 'too-great' : cents;
}
