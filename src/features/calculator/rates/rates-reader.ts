import { startTransition } from 'react';
import { bankNow } from '../../../browser/bank-clock';
import { loadSeenRates, saveSeenRates } from '../../../browser/seen-rates';
import { timings } from '../../../config/timings';
import type { Backend } from '../../../data/backend';
import { errorCode } from '../../../data/errors';
import type { Calculator } from '../../../domain/calculator';
import { type Rates, ratesOf, withRates } from '../../../domain/rates/rates';
import type { KnownRates } from './known-rates';

/** Reads the rates in force of one calculator. */
export interface RatesReader {
  /** Reads them, unless they have just been read. */
  readonly check: () => void;
  /** Like `check`, but does nothing before the first reading has begun. */
  readonly checkAgain: () => void;
  /** Reads them at once. */
  readonly retry: () => void;
  /** Reads them at once; resolves to the calculator with them. Rejects with a BackendError. */
  readonly read: () => Promise<Calculator>;
}

/** The rates last seen in this browser; undefined if there are none to use. */
export function seenRates(builtIn: Calculator): KnownRates | undefined {
  const seen = loadSeenRates(builtIn);
  return seen && { ...seen, calculator: withRates(builtIn, seen.rates) };
}

const isSame = (a: Rates, b: Rates) => JSON.stringify(a) === JSON.stringify(b);

/** A reader that reports the rates after each reading. It drops an answer to an earlier reading. */
export function createRatesReader(
  builtIn: Calculator,
  loadBackend: () => Promise<Backend>,
  change: (step: (known: KnownRates) => KnownRates) => void,
): RatesReader {
  let readings = 0;
  let readAt = Number.NEGATIVE_INFINITY;

  /** Rates that did not change keep their identity. */
  function adopt({ failure: _, ...known }: KnownRates, rates: Rates, seenAt: Date): KnownRates {
    const shown = known.rates ?? ratesOf(builtIn);
    if (isSame(shown, rates)) return { ...known, rates: shown, seenAt };
    return { calculator: withRates(builtIn, rates), rates, seenAt, before: shown };
  }

  async function read() {
    readings += 1;
    readAt = Date.now();
    const reading = readings;
    try {
      const backend = await loadBackend();
      const rates = await backend.ratesInForce(builtIn);
      const seenAt = bankNow();
      saveSeenRates(builtIn, { rates, seenAt });
      if (reading === readings) startTransition(() => change((now) => adopt(now, rates, seenAt)));
      return withRates(builtIn, rates);
    } catch (error) {
      if (reading === readings) change((now) => ({ ...now, failure: errorCode(error) }));
      throw error;
    }
  }

  function retry() {
    read().catch(() => {
      // It is known by now that the reading failed.
    });
  }

  function check() {
    if (Date.now() - readAt >= timings.ratesPauseMs) retry();
  }

  return { check, checkAgain: () => readings > 0 && check(), retry, read };
}
