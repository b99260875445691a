import { startTransition, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { timings } from '../../../config/timings';
import { useBackend } from '../../../data/backend-provider';
import { type BackendErrorCode, errorCode } from '../../../data/errors';
import { loadSeenRates, saveSeenRates } from '../../../data/seen-rates';
import type { Calculator } from '../../../domain/calculator';
import { type Rates, ratesOf } from '../../../domain/rates';
import { useOnWindowFocus } from '../../../ui/use-on-window-focus';
import { whenUsedOrIdle } from '../../../ui/when-used-or-idle';

/** The rates that a calculator computes with, and how far they are known to be those in force. */
export interface KnownRates {
  readonly rates: Rates;
  /** When this browser last read them; undefined for those that the page came with. */
  readonly seenAt?: Date;
  /** Why the last reading failed. */
  readonly failure?: BackendErrorCode;
  /** The version before, where it was known first. */
  readonly before?: Rates;
}

const isSame = (a: Rates, b: Rates) => JSON.stringify(a) === JSON.stringify(b);

/** What is known after a reading; rates that did not change keep their identity. */
function afterReading(known: KnownRates, rates: Rates, seenAt: Date): KnownRates {
  const { failure: _, ...rest } = known;
  if (isSame(known.rates, rates)) return { ...rest, seenAt };
  return { rates, seenAt, before: known.rates };
}

/**
 * The rates of a calculator: first those that the page came with, before the first paint those last
 * seen in this browser, and once the page is interactive those in force. They are read again when
 * the visitor comes back and, while there is an estimate, every minute.
 */
export function useRates(
  builtIn: Calculator,
  hasEstimate: boolean,
): {
  readonly known: KnownRates;
  /** Reads the rates, unless they have just been read. */
  readonly check: () => void;
  /** Reads the rates at once. Rejects with a BackendError. */
  readonly read: () => Promise<Rates>;
  /** The same for whoever only shows what is known then. */
  readonly retry: () => void;
} {
  const loadBackend = useBackend();
  const [known, setKnown] = useState<KnownRates>(() => ({ rates: ratesOf(builtIn) }));
  const begun = useRef({ readings: 0, at: 0 });

  useLayoutEffect(() => {
    const seen = loadSeenRates(builtIn);
    if (seen) setKnown(seen);
  }, [builtIn]);

  const read = useCallback(async () => {
    const reading = begun.current.readings + 1;
    begun.current = { readings: reading, at: Date.now() };
    // An answer to an earlier reading is dropped.
    const isNewest = () => begun.current.readings === reading;
    try {
      const backend = await loadBackend();
      const rates = await backend.ratesInForce(builtIn);
      const seenAt = new Date();
      saveSeenRates(builtIn, { rates, seenAt });
      if (isNewest()) startTransition(() => setKnown((now) => afterReading(now, rates, seenAt)));
      return rates;
    } catch (error) {
      if (isNewest()) setKnown((now) => ({ ...now, failure: errorCode(error) }));
      throw error;
    }
  }, [loadBackend, builtIn]);

  const retry = useCallback(() => {
    read().catch(() => {
      // It is known then that the reading failed.
    });
  }, [read]);

  const check = useCallback(() => {
    const { readings, at } = begun.current;
    if (readings === 0 || Date.now() - at >= timings.ratesPauseMs) retry();
  }, [retry]);

  useEffect(() => whenUsedOrIdle(check), [check]);

  useOnWindowFocus(
    // Before the first reading the page may not be interactive yet.
    useCallback(() => begun.current.readings > 0 && check(), [check]),
  );

  useEffect(() => {
    if (!hasEstimate) return;
    const checking = setInterval(() => {
      if (document.visibilityState === 'visible') check();
    }, timings.ratesCheckMs);
    return () => clearInterval(checking);
  }, [hasEstimate, check]);

  return { known, check, read, retry };
}
