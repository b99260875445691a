import { type Estimate, estimate } from '../../../../domain/estimate';
import type { LoanRequest } from '../../../../domain/loan-request';
import type { Cents } from '../../../../domain/money';
import { findCalculator } from '../../../../games';

/** A request's answers at the current rates, compared with the value that was sent. */
interface Recomputed {
  readonly estimate: Estimate;
  readonly ratesVersion: number;
  /**
   * `mismatch`: the same rates give another value, so the calculator did not compute the sent one.
   * `unknown-rates`: the request names a version of the rates that never existed. `other-rates`: the
   * request was sent with an earlier version.
   */
  readonly discrepancy: 'none' | 'mismatch' | 'unknown-rates' | 'other-rates';
}

/** Computes the value again; undefined without a calculator or without recorded answers. */
export function recompute(request: LoanRequest): Recomputed | undefined {
  const calculator = findCalculator(request.gameId);
  if (!calculator || !request.answers) return undefined;
  const current = estimate(calculator, request.answers);
  const { ratesVersion } = calculator;
  return {
    estimate: current,
    ratesVersion,
    discrepancy: findDiscrepancy(request, ratesVersion, current.value),
  };
}

function findDiscrepancy(
  sent: LoanRequest,
  ratesVersion: number,
  value: Cents,
): Recomputed['discrepancy'] {
  // The oldest requests record neither a version nor a value.
  if (sent.ratesVersion === undefined || sent.ratesVersion === ratesVersion)
    return sent.value === undefined || sent.value === value ? 'none' : 'mismatch';
  // Versions count up from 1.
  const isEarlier =
    Number.isInteger(sent.ratesVersion) &&
    sent.ratesVersion >= 1 &&
    sent.ratesVersion < ratesVersion;
  return isEarlier ? 'other-rates' : 'unknown-rates';
}
