import { useEffect, useState } from 'react';

const DELAY_MS = 300;

/** The latest value that stayed the same for 300 ms, so that not every key press causes a query. */
export function useDebouncedValue<T>(value: T): T {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), DELAY_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return debounced;
}
