import { bank } from '../../bank/bank';
import { authorsOf, type Draft, type DraftAuthors } from '../drafts';
import type { Language, Text } from '../language';
import { type Cents, formatPlain } from '../money';
import { percentText } from '../percent';
import { DAY_MS } from '../time';
import type { ReferenceRate } from './reference-rate';

/** A part in hundredths of a per cent: 2,400 is 24.00 %. */
export type BasisPoints = number;

/** The figures of an example of a loan, in the currency of the bank's loans. */
export interface LoanFigures {
  /** The smallest and the largest amount of an example. */
  readonly smallest: Cents;
  readonly largest: Cents;
  /** The numbers of months to choose from, ascending. */
  readonly months: readonly number[];
  /** The nominal annual rate; both are equal if it is fixed. */
  readonly lowestRate: BasisPoints;
  readonly highestRate: BasisPoints;
  /** What opening the loan costs: a part of the amount, or an amount. At most one of them is not 0. */
  readonly openingRate: BasisPoints;
  readonly openingFee: Cents;
  /** Insurance, each month. */
  readonly insurance: Cents;
  /** The moment from which on no example may be shown with them. */
  readonly validUntil: Date;
}

/** A version of the terms, as staff published it. */
export interface LoanTerms extends LoanFigures {
  /** Counted from 1. */
  readonly version: number;
  readonly since: Date;
  readonly reason: Text;
  /** The uid of who last changed a figure of its draft. */
  readonly author: string;
  /** Who wrote which part of its draft; undefined in versions of before 28 November 2026. */
  readonly authors?: DraftAuthors;
  /** The uid of who published it, who wrote no part of it. */
  readonly publisher: string;
}

/** Terms that wait for a second person. There is at most one draft. */
export interface LoanDraft extends LoanFigures, Draft {}

/** The bounds of every amount, in cents of a peso: RD$1,000 to RD$5,000,000. */
export const LEAST_LOAN: Cents = 100_000;
export const GREATEST_LOAN: Cents = 500_000_000;

/** The longest term, in months. */
export const MAX_LOAN_MONTHS = 84;

/** How many terms there are to choose from at most. */
export const MAX_LOAN_TERMS = 6;

/** The highest annual rate: 60 %. */
export const MAX_LOAN_RATE: BasisPoints = 6_000;

/** The highest fee for opening: 10 % or RD$50,000. */
export const MAX_OPENING_RATE: BasisPoints = 1_000;
export const MAX_OPENING_FEE: Cents = 5_000_000;

/** The highest insurance a month: RD$10,000. */
export const MAX_INSURANCE: Cents = 1_000_000;

/** How many days ahead terms may end at most. */
const MAX_VALID_DAYS = 366;

/** How many days before terms end staff are told. */
const EXPIRY_WARNING_DAYS = 14;

/** A field of the terms. */
export type LoanField = keyof LoanFigures;

/** The fields of the terms, in the order of the form. */
export const LOAN_FIELDS: readonly LoanField[] = [
  'smallest',
  'largest',
  'months',
  'lowestRate',
  'highestRate',
  'openingRate',
  'openingFee',
  'insurance',
  'validUntil',
];

const isWithin = (value: number, least: number, greatest: number) =>
  Number.isInteger(value) && value >= least && value <= greatest;

function areMonths(months: readonly number[]): boolean {
  return (
    isWithin(months.length, 1, MAX_LOAN_TERMS) &&
    months.every(
      (term, place) =>
        isWithin(term, 1, MAX_LOAN_MONTHS) && (place === 0 || term > (months[place - 1] ?? 0)),
    )
  );
}

/** The fields that are out of bounds, in the order of the form; empty where all are as they may be. */
export function checkLoanFigures(figures: LoanFigures, now: Date): LoanField[] {
  const { smallest, largest, lowestRate, highestRate, openingRate, openingFee } = figures;
  const end = figures.validUntil.getTime() - now.getTime();
  const problems: readonly (readonly [LoanField, boolean])[] = [
    ['smallest', isWithin(smallest, LEAST_LOAN, GREATEST_LOAN)],
    ['largest', isWithin(largest, Math.max(smallest, LEAST_LOAN), GREATEST_LOAN)],
    ['months', areMonths(figures.months)],
    ['lowestRate', isWithin(lowestRate, 0, MAX_LOAN_RATE)],
    ['highestRate', isWithin(highestRate, Math.max(lowestRate, 0), MAX_LOAN_RATE)],
    ['openingRate', isWithin(openingRate, 0, MAX_OPENING_RATE)],
    ['openingFee', isWithin(openingFee, 0, openingRate > 0 ? 0 : MAX_OPENING_FEE)],
    ['insurance', isWithin(figures.insurance, 0, MAX_INSURANCE)],
    ['validUntil', end > 0 && end <= MAX_VALID_DAYS * DAY_MS],
  ];
  return problems.flatMap(([field, isFine]) => (isFine ? [] : [field]));
}

/** A figure of the terms as a text or number, which is equal where the figures are. */
const comparable = (figures: LoanFigures, field: LoanField) => {
  const value = figures[field];
  if (value instanceof Date) return value.getTime();
  return typeof value === 'number' ? value : value.join();
};

/** The fields that differ, in the order of the form; all of them where nothing was before. */
export function differingTerms(before: LoanFigures | undefined, after: LoanFigures): LoanField[] {
  return LOAN_FIELDS.filter(
    (field) => !before || comparable(before, field) !== comparable(after, field),
  );
}

/** Who wrote what stands in a draft of the terms. */
export function loanAuthors(inForce: LoanFigures | undefined, draft: LoanDraft): DraftAuthors {
  return authorsOf(draft, differingTerms(inForce, draft));
}

/** Whether an example may be shown with these terms. */
export function areValid({ validUntil }: LoanFigures, now: Date): boolean {
  return now < validUntil;
}

/** Noon in the Dominican Republic on the last day on which terms count. */
export function lastDayOf({ validUntil }: LoanFigures): Date {
  return new Date(validUntil.getTime() - DAY_MS / 2);
}

/** The whole days that terms still count, 0 on the last; undefined while they count for longer than 14. */
export function daysToExpiry({ validUntil }: LoanFigures, now: Date): number | undefined {
  const days = Math.floor((validUntil.getTime() - now.getTime()) / DAY_MS);
  return days < EXPIRY_WARNING_DAYS ? Math.max(days, 0) : undefined;
}

/** `RD$1,234.50`: the currency of the bank's loans, the same in both languages. */
export function formatLoanAmount(cents: Cents): string {
  return `${bank.loanCurrency.symbol}${formatPlain(cents)}`;
}

/** `24.00 %`. */
export function formatRate(rate: BasisPoints, language: Language): string {
  return percentText(formatPlain(rate), language);
}

/** What visitors may know: the terms in force, and the reference rate once there is one. */
export interface LoanConditions {
  readonly terms: LoanTerms;
  readonly reference?: ReferenceRate;
}
