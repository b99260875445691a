import { type Estimate, estimate } from '../../../../domain/estimate';
import type { LoanRequest } from '../../../../domain/loan-request';
import type { Cents } from '../../../../domain/money';
import { findCalculator } from '../../../../games';

/** A request's inputs at the rates of today, and what that says about the value that was sent. */
export interface Recomputed {
  readonly now: Estimate;
  readonly ratesVersion: number;
  /**
   * `mismatch`: the same rates give another value, so the sent one was not the calculator's.
   * `unknown-rates`: rates that never were, so nothing bears the value out. `other-rates`: earlier.
   */
  readonly doubt: 'none' | 'mismatch' | 'unknown-rates' | 'other-rates';
}

/** Computes the value anew; undefined without a calculator or without recorded answers. */
export function recompute(request: LoanRequest): Recomputed | undefined {
  const calculator = findCalculator(request.gameId);
  if (!calculator || !request.answers) return undefined;
  const now = estimate(calculator, request.answers);
  const { ratesVersion } = calculator;
  return { now, ratesVersion, doubt: doubtOf(request, ratesVersion, now.value) };
}

function doubtOf(sent: LoanRequest, ratesVersion: number, value: Cents): Recomputed['doubt'] {
  // Requests of the oldest form record neither.
  if (sent.ratesVersion === undefined || sent.ratesVersion === ratesVersion)
    return sent.value === undefined || sent.value === value ? 'none' : 'mismatch';
  // Every change of the rates raises their version by one, from 1 on.
  const isEarlier =
    Number.isInteger(sent.ratesVersion) &&
    sent.ratesVersion >= 1 &&
    sent.ratesVersion < ratesVersion;
  return isEarlier ? 'other-rates' : 'unknown-rates';
}

/** The name of a request's game; its id where the product no longer knows it. */
export function gameName(gameId: string): string {
  return findCalculator(gameId)?.name ?? gameId;
}
