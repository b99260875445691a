import type { Answers } from './answers';
import type { Calculator } from './calculator';
import { type Estimate, estimate } from './estimate';
import type { Cents } from './money';

/**
 * An estimate frozen at the moment of asking for it. SEND sends only this (product decision
 * "Estimating").
 */
export interface Quote {
  readonly gameId: string;
  readonly answers: Answers;
  readonly value: Cents;
  /** The composition of the value, as the receipt shows it. It is not sent. */
  readonly estimate: Estimate;
  readonly ratesVersion: number;
}

/** The largest value, in cents, that a request may carry: US$1,000,000 (trust decisions). */
export const MAX_REQUEST_VALUE: Cents = 100_000_000;

/** Freezes the answers, their estimate and the version of the rates. */
export function quote(calculator: Calculator, answers: Answers): Quote {
  const estimated = estimate(calculator, answers);
  return {
    gameId: calculator.id,
    answers: { ...answers },
    value: estimated.value,
    estimate: estimated,
    ratesVersion: calculator.ratesVersion,
  };
}

/**
 * Why a quote cannot be sent: it is worth nothing, or more than a request takes. Undefined if it
 * can.
 */
export function quoteObstacle(value: Cents): 'zero' | 'too-high' | undefined {
  if (value <= 0) return 'zero';
  return value > MAX_REQUEST_VALUE ? 'too-high' : undefined;
}
