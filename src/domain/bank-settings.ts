import { bank } from '../bank/bank';
import type { Proposed } from './acts/two-people';
import { type AmountForm, type AmountProblem, readAmount } from './fields/amount';
import { readEmail } from './fields/identifiers/email';
import type { Reading } from './fields/identifiers/reading';
import type { Cents } from './money';
import { HOUR_MS } from './time';

/** A setting in force, and its number of edits; 0 if it was never set. */
export interface Setting<T> {
  readonly value: T;
  readonly edits: number;
}

/** An amount that waits for a second person. */
export interface AmountProposal extends Proposed {
  readonly amount: Cents;
}

/** Approvals that lend more need a second person; if the value is undefined, all of them do. */
export interface ConfirmationSetting extends Setting<Cents | undefined> {
  /**
   * The amount that counted before the last change, and the time of that change; the oldest amounts
   * have none.
   */
  readonly before?: { readonly amount: Cents; readonly changedAt: Date };
  readonly proposal?: AmountProposal;
}

/** Addresses in force, with the proposal that waits for a second person. */
export interface AddressSetting<T> extends Setting<T> {
  readonly proposal?: Proposed & { readonly value: T };
}

/** The settings of the bank, each of which two people change. */
export const SETTINGS = ['confirmation', 'digest', 'core'] as const;

/** The bank's settings. */
export interface BankSettings {
  readonly confirmation: ConfirmationSetting;
  /** The addresses that get the digest of the queue. */
  readonly digest: AddressSetting<readonly string[]>;
  /** The address of the core system that gets events; empty for none. */
  readonly core: AddressSetting<string>;
}

/** The name of a setting of the bank. */
export type SettingName = keyof BankSettings;

/** The name of a setting that holds addresses. */
export type AddressName = Exclude<SettingName, 'confirmation'>;

/** The greatest amount that one person may approve: RD$5,000,000, as for a loan. */
export const MAX_CONFIRMATION: Cents = 500_000_000;

/** How long the smaller, earlier amount counts after a raise, in hours. */
const RAISE_HOURS = 24;

/** When a pending raise begins to count; undefined if the amount in force counts already. */
export function countsFrom({ value, before }: ConfirmationSetting, now: Date): Date | undefined {
  if (value === undefined || before === undefined || before.amount >= value) return undefined;
  const from = new Date(before.changedAt.getTime() + RAISE_HOURS * HOUR_MS);
  return now < from ? from : undefined;
}

/**
 * The most in cents of the loans' currency that one person may lend at a moment;
 * undefined where every approval needs a second person.
 */
export function confirmationAt(setting: ConfirmationSetting, now: Date): Cents | undefined {
  return countsFrom(setting, now) ? setting.before?.amount : setting.value;
}

/** How many addresses get the digest at most. */
export const MAX_DIGEST_EMAILS = 10;

/** What is wrong with a list of addresses, and with which one. */
export type DigestProblem =
  | {
      readonly problem: NonNullable<Reading['problem']> | 'repeated';
      readonly email: string;
      /** What does not belong to it. */
      readonly part?: string | undefined;
    }
  | { readonly problem: 'too-many' };

/** The addresses of a text with one in each line, as stored. */
export function digestEmails(typed: string): string[] {
  return typed
    .split(/[\n,;]/)
    .map((line) => readEmail(line).text)
    .filter((line) => line !== '');
}

/** The first problem of a list of addresses; undefined if there is none. */
export function checkDigestEmails(emails: readonly string[]): DigestProblem | undefined {
  for (const [place, email] of emails.entries()) {
    const { problem, part } = readEmail(email);
    if (problem) return { problem, email, part };
    if (emails.indexOf(email) < place) return { problem: 'repeated', email };
  }
  return emails.length > MAX_DIGEST_EMAILS ? { problem: 'too-many' } : undefined;
}

/** The longest address that gets events, in characters. */
export const MAX_CORE_ADDRESS = 300;

/** An address with TLS, without a password, a query or a fragment. */
const CORE_ADDRESS_PATTERN =
  '^https://[a-z0-9-]+(\\.[a-z0-9-]+)+(:[0-9]{1,5})?(/[A-Za-z0-9._~%/-]*)?$';

/** Whether a text may be the address that gets events; an empty one means none. */
export function isCoreAddress(address: string): boolean {
  if (address === '') return true;
  return address.length <= MAX_CORE_ADDRESS && new RegExp(CORE_ADDRESS_PATTERN).test(address);
}

/** How an amount to be lent is typed: in pesos and cents. */
export const LOAN_AMOUNT_FORM: AmountForm = { decimals: 2, unit: bank.loanCurrency };

/** Pesos as typed, such as `400`, `1,250.50` or `RD$400`, in cents; or the problem. */
export function readConfirmationAmount(typed: string): Cents | AmountProblem | 'too-great' {
  const { amount, problem } = readAmount(typed, LOAN_AMOUNT_FORM);
  return problem ?? (amount > MAX_CONFIRMATION ? 'too-great' : amount);
}
