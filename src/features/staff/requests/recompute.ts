import { type Estimate, estimate } from '../../../domain/estimate';
import type { LoanRequest } from '../../../domain/loan-request';
import { findCalculator } from '../../../games';

/** A request's inputs at the rates of today, and what that says about the value that was sent. */
export interface Recomputed {
  readonly now: Estimate;
  readonly ratesVersion: number;
  /** `mismatch`: the same rates give another value, so the sent one was not the calculator's. */
  readonly doubt: 'none' | 'mismatch' | 'other-rates';
}

/** Computes the value anew; undefined without a calculator or without recorded answers. */
export function recompute(request: LoanRequest): Recomputed | undefined {
  const calculator = findCalculator(request.gameId);
  if (!calculator || !request.answers) return undefined;
  const now = estimate(calculator, request.answers);
  const { ratesVersion } = calculator;
  const doubt =
    request.ratesVersion !== undefined && request.ratesVersion !== ratesVersion
      ? 'other-rates'
      : request.value === undefined || request.value === now.value
        ? 'none'
        : 'mismatch';
  return { now, ratesVersion, doubt };
}

/** The name of a request's game; its id where the product no longer knows it. */
export function gameName(gameId: string): string {
  return findCalculator(gameId)?.name ?? gameId;
}
