import { useEffect, useState } from 'react';
import { bankNow, onBankTime } from '../../browser/bank-clock';

const MINUTE_MS = 60_000;

/** The bank's time, at most `tickMs` late. Only for parts that are not prerendered. */
export function useNow(tickMs = MINUTE_MS): Date {
  const [now, setNow] = useState(bankNow);
  useEffect(() => {
    const tick = () => setNow(bankNow());
    const ticking = setInterval(tick, tickMs);
    const stopListening = onBankTime(tick);
    return () => {
      clearInterval(ticking);
      stopListening();
    };
  }, [tickMs]);
  return now;
}
