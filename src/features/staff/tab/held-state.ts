import { useEffect, useRef, useState } from 'react';
import { isLeftAlone } from './activity';

/** What the page showed when it was locked, in memory only. */
const held = new Map<string, unknown>();

/** Forgets what is held, because the page will not come back for the same member. */
export function dropHeld(): void {
  held.clear();
}

/** `useState` whose value comes back after the staff area was locked. */
export function useHeldState<T>(name: string, initial: T) {
  const [value, setValue] = useState<T>(() => (held.has(name) ? (held.get(name) as T) : initial));
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  }, [value]);
  useEffect(() => {
    held.delete(name);
    return () => {
      // What leaves the page while nobody uses it was locked.
      if (isLeftAlone()) held.set(name, latest.current);
    };
  }, [name]);
  return [value, setValue] as const;
}
