import { BUILT_IN_VERSION } from '../../../../domain/calculator';
import { type Estimate, estimate } from '../../../../domain/estimate';
import { type Rates, withRates } from '../../../../domain/rates/rates';
import type { LoanRequest } from '../../../../domain/request/loan-request';
import { findCalculator } from '../../../../games';

/** The rates that a request is computed with. */
export interface RequestRates {
  /** Those of the request's version; undefined if that version does not exist. */
  readonly sent: Rates | undefined;
  readonly inForce: Rates;
}

/** A request's answers at one version of the rates. */
export interface RatedEstimate extends Estimate {
  readonly version: number;
}

/** A request's answers at the rates that it was sent with and at those in force. */
export interface Recomputed {
  readonly sent: RatedEstimate | undefined;
  readonly now: RatedEstimate;
  /**
   * `mismatch`: the rates of its version give another value, so the calculator did not compute the
   * sent one. `unknown-rates`: the request names a version of the rates that does not exist.
   */
  readonly discrepancy: 'none' | 'mismatch' | 'unknown-rates';
}

/** The version that a request was sent with; the oldest requests, of version 1, record none. */
export function versionOf({ ratesVersion = BUILT_IN_VERSION }: LoanRequest): number {
  return ratesVersion;
}

/** Computes the value again; undefined without a calculator or without recorded answers. */
export function recompute(
  request: LoanRequest,
  { sent, inForce }: RequestRates,
): Recomputed | undefined {
  const calculator = findCalculator(request.gameId);
  const { answers } = request;
  if (!calculator || !answers) return undefined;
  const at = (rates: Rates): RatedEstimate => ({
    ...estimate(withRates(calculator, rates), answers),
    version: rates.version,
  });
  const then = sent && at(sent);
  return { sent: then, now: at(inForce), discrepancy: findDiscrepancy(request, then) };
}

function findDiscrepancy(
  { value, valueSent = value }: LoanRequest,
  then: RatedEstimate | undefined,
): Recomputed['discrepancy'] {
  if (!then) return 'unknown-rates';
  // The oldest requests record no value.
  return valueSent === undefined || valueSent === then.value ? 'none' : 'mismatch';
}
