import { dayKey, isSameDay } from '../day';
import type { Cents } from '../money';
import { DAY_MS } from '../time';

/** Pesos for a dollar in ten-thousandths: 624,583 is RD$62.4583. */
export type ExchangeRate = number;

/** The bank's reference rate. */
export interface ReferenceRate {
  readonly rate: ExchangeRate;
  readonly enteredAt: Date;
  /** The uid of who entered it. */
  readonly author: string;
  /** The rate that it lies within 10 % of, 0 for the first of all; see `rateBefore`. */
  readonly before: ExchangeRate;
  /** How often a rate was entered. */
  readonly edits: number;
  /**
   * The last rate of each earlier day, of the 30 days before, by day (`2026-11-23`). Undefined in those of
   * before 28 November 2026.
   */
  readonly days?: Readonly<Record<string, ExchangeRate>>;
}

/** The bounds of every reference rate: RD$10 and RD$1,000 for a dollar. */
export const LEAST_EXCHANGE: ExchangeRate = 100_000;
export const GREATEST_EXCHANGE: ExchangeRate = 10_000_000;

/** How far a rate may be from the one that it is compared with, in per cent. */
const MAX_EXCHANGE_MOVE = 10;

/** How far from a rate of the last days it may be, in per cent, before it is asked whether it is right. */
const SURE_EXCHANGE_MOVE = 25;

/** How many days back rates are compared with. */
const COMPARED_DAYS = 30;

/** A reference rate that is older, in days, is not shown. */
const EXCHANGE_DAYS = 7;

const ONE: ExchangeRate = 10_000;

/**
 * The rate that one entered now is compared with: the last of an earlier day, or on the first day of
 * all the first of that day; 0 if there is none.
 */
export function rateBefore(last: ReferenceRate | undefined, now: Date): ExchangeRate {
  if (!last) return 0;
  return isSameDay(last.enteredAt, now) && last.before > 0 ? last.before : last.rate;
}

/** The last rate of each day before today, of the last 30 days. */
export function ratesOfDays(
  last: ReferenceRate | undefined,
  now: Date,
): Readonly<Record<string, ExchangeRate>> {
  if (!last) return {};
  const [first, today] = [dayKey(now.getTime() - COMPARED_DAYS * DAY_MS), dayKey(now)];
  const days = { ...last.days, [dayKey(last.enteredAt)]: last.rate };
  return Object.fromEntries(Object.entries(days).filter(([day]) => day >= first && day < today));
}

const isFar = (rate: ExchangeRate, from: ExchangeRate, perCent: number) =>
  Math.abs(rate - from) * 100 > from * perCent;

/** Why a rate cannot be entered: `range`: out of bounds. `move`: more than 10 % from the one before. */
export type ExchangeProblem = 'range' | 'move';

/** What is wrong with a rate that replaces another one today; undefined for nothing. */
export function checkExchange(
  rate: ExchangeRate,
  last: ReferenceRate | undefined,
  now: Date,
): ExchangeProblem | undefined {
  if (!Number.isInteger(rate) || rate < LEAST_EXCHANGE || rate > GREATEST_EXCHANGE) return 'range';
  const before = rateBefore(last, now);
  return before > 0 && isFar(rate, before, MAX_EXCHANGE_MOVE) ? 'move' : undefined;
}

/**
 * Why somebody is asked once more whether a rate is right. `first`: there is no other; `unknown`: those of
 * the last days are not stored; `far`: it is more than 25 % from the lowest or the highest of them.
 */
export type ExchangeQuestion = 'first' | 'unknown' | 'far';

/** What is asked before a rate is entered today; undefined for nothing. */
export function exchangeQuestion(
  rate: ExchangeRate,
  last: ReferenceRate | undefined,
  now: Date,
): ExchangeQuestion | undefined {
  if (!last) return 'first';
  if (!last.days) return 'unknown';
  const rates = Object.values(ratesOfDays(last, now));
  return rates.some((one) => isFar(rate, one, SURE_EXCHANGE_MOVE)) ? 'far' : undefined;
}

/** Whether values may be shown in pesos at this rate. */
export function isRecent({ enteredAt }: ReferenceRate, now: Date): boolean {
  return now.getTime() - enteredAt.getTime() <= EXCHANGE_DAYS * DAY_MS;
}

/** `62.4583`. */
export function formatExchange(rate: ExchangeRate): string {
  return `${Math.floor(rate / ONE)}.${String(rate % ONE).padStart(4, '0')}`;
}

/** Cents of a dollar in cents of a peso, rounded half up. */
export function toPesos(dollars: Cents, { rate }: Pick<ReferenceRate, 'rate'>): Cents {
  return Number((2n * BigInt(dollars) * BigInt(rate) + BigInt(ONE)) / BigInt(2 * ONE));
}
