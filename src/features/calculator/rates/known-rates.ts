import type { BackendErrorCode } from '../../../data/errors';
import type { Calculator } from '../../../domain/calculator';
import type { Rates } from '../../../domain/rates/rates';

/** The rates that a calculator computes with, and how far they are known to be those in force. */
export interface KnownRates {
  /** The calculator with these rates. */
  readonly calculator: Calculator;
  /** Undefined while they are those that the page came with. */
  readonly rates?: Rates;
  /** When this browser last read them; undefined if it never did. */
  readonly seenAt?: Date;
  /** Why the last reading failed. */
  readonly failure?: BackendErrorCode;
  /** The rates that were known before these. */
  readonly before?: Rates;
}
