import type { Language } from '../language';
import type { Cents } from '../money';
import { type BasisPoints, formatRate } from './terms';

const ONE: BasisPoints = 10_000;

/** More halvings than the digits of a number can tell. */
const HALVINGS = 60;

/** A yearly cost above this is told as more than it: 9,999.99 %. */
const MOST_TOLD: BasisPoints = 999_999;

/**
 * The effective yearly rate of a loan: the one at which its payments, one at the end of each month,
 * are worth what was received. Payments are never less than that. Infinite where nothing was received.
 */
export function effectiveYear(received: Cents, payments: readonly Cents[]): BasisPoints {
  if (received <= 0) return Number.POSITIVE_INFINITY;
  // What a unit is worth that comes a month later. The payments are worth more the higher it is.
  let [low, factor] = [0, 1];
  for (let step = 0; step < HALVINGS; step += 1) {
    const middle = (low + factor) / 2;
    const worth = payments.reduceRight((later, payment) => (later + payment) * middle, 0);
    if (worth < received) low = middle;
    else factor = middle;
  }
  return Math.round((1 / factor ** 12 - 1) * ONE);
}

/** `58.02 %`. */
export function formatYearlyCost(cost: BasisPoints, language: Language): string {
  return cost > MOST_TOLD ? `> ${formatRate(MOST_TOLD, language)}` : formatRate(cost, language);
}
