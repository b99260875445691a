import { useEffect, useRef, useState } from 'react';
import { isLeftAlone } from './activity';

/** The state of the locked page, in memory only. */
const held = new Map<string, unknown>();

/** Forgets the held state, because the same member will not come back. */
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
      // Only a page that was left alone is locked and comes back.
      if (isLeftAlone()) held.set(name, latest.current);
    };
  }, [name]);
  return [value, setValue] as const;
}
