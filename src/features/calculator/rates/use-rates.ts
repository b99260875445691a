import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { deviceStore } from '../../../browser/browser-store';
import { RATES_KEYS } from '../../../browser/keys';
import { useBackend } from '../../../data/backend-provider';
import { errorCode } from '../../../data/errors';
import type { Calculator } from '../../../domain/calculator';
import { isHydrating } from '../../../ui/page/hydration';
import { whenUsedOrIdle } from '../../../ui/page/when-used-or-idle';
import type { KnownRates } from './known-rates';
import type { RatesReader } from './rates-reader';

/** The code for everything that happens to rates once a page is interactive. */
type LiveRates = typeof import('./live-rates');

/** The code for live rates, with the reader of one calculator. */
export interface Live extends LiveRates {
  readonly reader: RatesReader;
}

/** The code that live rates need, once it is there. */
let code: LiveRates | undefined;

async function fetchCode(): Promise<LiveRates> {
  code = await import('./live-rates');
  return code;
}

/**
 * Fetches the code before hydration if this browser has stored rates, which show before the first
 * paint.
 */
async function fetchCodeForSeenRates(): Promise<void> {
  try {
    if (deviceStore.keys()?.some((key) => key.startsWith(RATES_KEYS))) await fetchCode();
  } catch {
    // It is fetched again once the page is interactive.
  }
}

await fetchCodeForSeenRates();

/**
 * The rates of a calculator: first the built-in ones, which need no further code. Before the first
 * paint, those last seen in this browser replace them; later, those in force do.
 */
export function useRates(builtIn: Calculator): {
  readonly known: KnownRates;
  /** Undefined until the page is used or rests. */
  readonly live: Live | undefined;
  /** Reads the rates, unless they have just been read. */
  readonly check: () => void;
  /** Reads the rates and resolves to the calculator with them. */
  readonly read: () => Promise<Calculator>;
} {
  const loadBackend = useBackend();
  const [known, setKnown] = useState<KnownRates>(() => {
    const seen = isHydrating() ? undefined : code?.seenRates(builtIn);
    return seen ?? { calculator: builtIn };
  });
  const [live, setLive] = useState<Live>();
  const started = useRef<Live>(undefined);

  const start = useCallback(
    (loaded: LiveRates) => {
      if (started.current) return started.current;
      const reader = loaded.createRatesReader(builtIn, loadBackend, setKnown);
      started.current = { ...loaded, reader };
      setLive(started.current);
      const seen = loaded.seenRates(builtIn);
      if (seen) setKnown(seen);
      return started.current;
    },
    [builtIn, loadBackend],
  );

  const load = useCallback(async () => {
    try {
      return start(code ?? (await fetchCode()));
    } catch (error) {
      setKnown((now) => ({ ...now, failure: errorCode(error) }));
      throw error;
    }
  }, [start]);

  const check = useCallback(() => {
    load().then(
      ({ reader }) => reader.check(),
      () => {
        // The page says that the rates are not checked.
      },
    );
  }, [load]);

  useLayoutEffect(() => {
    if (code) start(code);
  }, [start]);

  useEffect(() => whenUsedOrIdle(check), [check]);

  return { known, live, check, read: async () => (await load()).reader.read() };
}
