import { useEffect, useRef } from 'react';

/** How long a press on a touch screen may take to become a click, in milliseconds. */
const PRESS_MS = 150;

/**
 * Tells that a field was left, but only once the press that left it has landed: a message that
 * appears in between moves the page, and what was aimed at would no longer be under the finger.
 */
export function useLeft(onLeft: (() => void) | undefined): () => void {
  const latest = useRef(onLeft);
  useEffect(() => {
    latest.current = onLeft;
  });
  return () => {
    const tell = () => latest.current?.();
    if (!document.querySelector(':active')) return tell();
    setTimeout(() => {
      if (document.querySelector(':active'))
        addEventListener('pointerup', () => setTimeout(tell), { once: true, capture: true });
      else tell();
    }, PRESS_MS);
  };
}
