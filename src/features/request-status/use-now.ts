import { useEffect, useState } from 'react';

/** Often enough that a shown minute is never late by much. */
const TICK_MS = 10_000;

/** The present moment, kept current. For what is drawn in the browser only. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const ticking = setInterval(() => setNow(new Date()), TICK_MS);
    return () => clearInterval(ticking);
  }, []);
  return now;
}
