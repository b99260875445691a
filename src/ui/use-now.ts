import { useEffect, useState } from 'react';

const MINUTE_MS = 60_000;

/** The current time, at most `tickMs` late. Only for parts that are not prerendered. */
export function useNow(tickMs = MINUTE_MS): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const ticking = setInterval(() => setNow(new Date()), tickMs);
    return () => clearInterval(ticking);
  }, [tickMs]);
  return now;
}
