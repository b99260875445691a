import { bank } from '../bank/bank';

/**
 * Money while it is computed: an integer number of thousandths of a cent, so that rates such as
 * 0.007 and 1.25 cents never drift (product decision "Estimating"). Never negative.
 */
export type Millicents = number;

/** Money once it is final: an integer number of hundredths of the bank's currency. */
export type Cents = number;

/** How many thousandths of a cent make a cent. */
export const MILLICENTS_PER_CENT = 1000;

/** A rate as written (cents, up to three decimals) in exact thousandths of a cent. */
export function millicents(cents: number): Millicents {
  return Math.round(cents * MILLICENTS_PER_CENT);
}

/** Rounds once, half up, to whole cents. */
export function roundToCents(amount: Millicents): Cents {
  return Math.floor((amount + MILLICENTS_PER_CENT / 2) / MILLICENTS_PER_CENT);
}

/** Whole cents as thousandths of a cent. */
export function centsToMillicents(cents: Cents): Millicents {
  return cents * MILLICENTS_PER_CENT;
}

/**
 * `1,300`: a whole number, 0 or more, as both languages write it. By hand, because the first
 * `Intl.NumberFormat` of a page costs a phone tens of milliseconds.
 */
export function groupDigits(whole: number): string {
  return String(whole).replace(/\B(?=(\d{3})+$)/g, ',');
}

/** `US$1,234.50`, the same in both languages (design brief, "Words"). */
export function formatDollars(cents: Cents): string {
  return `${bank.currency.symbol}${formatPlain(cents)}`;
}

/** A value in dollars, or the words for a value that was not recorded. */
export function dollarsOr(missing: string, cents: Cents | undefined): string {
  return cents === undefined ? missing : formatDollars(cents);
}

/** `1,234.50`: whole cents without the currency. */
export function formatPlain(cents: Cents): string {
  return `${groupDigits(Math.floor(cents / 100))}.${String(cents % 100).padStart(2, '0')}`;
}

/**
 * An exact amount without the currency, with two to five decimals: `16.25`, `0.00049`. Receipt
 * lines and rates use it, so that the printed amounts add up exactly.
 */
export function formatExact(amount: Millicents): string {
  const perDollar = 100 * MILLICENTS_PER_CENT;
  const fraction = String(amount % perDollar).padStart(5, '0');
  return `${groupDigits(Math.floor(amount / perDollar))}.${fraction.slice(0, 2)}${fraction.slice(2).replace(/0+$/, '')}`;
}

/** `US$0.0125`: an exact amount with the currency. */
export function formatExactDollars(amount: Millicents): string {
  return `${bank.currency.symbol}${formatExact(amount)}`;
}
