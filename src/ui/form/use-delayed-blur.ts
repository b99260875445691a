import { useEffect, useRef } from 'react';

/** How long a press on a touch screen may take to become a click. */
const PRESS_MS = 150;

/**
 * A blur handler that calls `onBlur` only once the press that moved the focus has ended. An error
 * that appears earlier moves the page, and the press would land on something else.
 */
export function useDelayedBlur(onBlur: (() => void) | undefined): () => void {
  const latest = useRef(onBlur);
  useEffect(() => {
    latest.current = onBlur;
  });
  return () => {
    const call = () => latest.current?.();
    if (!document.querySelector(':active')) return call();
    setTimeout(() => {
      if (document.querySelector(':active'))
        addEventListener('pointerup', () => setTimeout(call), { once: true, capture: true });
      else call();
    }, PRESS_MS);
  };
}
