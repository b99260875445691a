import { useEffect, useState } from 'react';

/** Keeps a shown minute at most this late. */
const TICK_MS = 10_000;

/** The current time, kept up to date. Only for parts that are not prerendered. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const ticking = setInterval(() => setNow(new Date()), TICK_MS);
    return () => clearInterval(ticking);
  }, []);
  return now;
}
