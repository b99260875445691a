import { useEffect, useState } from 'react';

const PAUSE_MS = 300;

/** A typed text once typing has paused, so that not every key asks the server. */
export function useSettled(typed: string): string {
  const [settled, setSettled] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return settled;
}
