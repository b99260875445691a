import { useEffect, useState } from 'react';
import { useReachedByKeys } from '../feedback/last-press';

/** That the reader stays is said after this time, because a press that leaves the page means it too. */
export const STAYED_MS = 600;

/** A page that leaves by itself, unless its reader stays. */
export interface TimedRedirect {
  /** The whole seconds that it stays in all. */
  readonly seconds: number;
  /** Whole seconds until it leaves; undefined once the reader has chosen to stay. */
  readonly secondsLeft: number | undefined;
  readonly stay: () => void;
  /** Spread on the element around the page's content: focus or a press in it means staying. */
  readonly stayHandlers: { readonly onFocus: () => void; readonly onPointerDown: () => void };
}

/**
 * Calls `leave` after `delayMs`, or after `keysDelayMs` if the press that led here came from a
 * keyboard or an assistive technology, whose reader needs longer. The reader stays by `stay`, by
 * Escape, by moving focus into the content, by pressing in it or by printing it. Keep `leave` stable
 * with useCallback.
 */
export function useTimedRedirect({
  delayMs,
  keysDelayMs,
  isReady = true,
  leave,
}: {
  readonly delayMs: number;
  readonly keysDelayMs: number;
  /** The time begins once there is something to read. */
  readonly isReady?: boolean;
  readonly leave: () => void;
}): TimedRedirect {
  const wholeMs = useReachedByKeys() ? keysDelayMs : delayMs;
  const [staying, setStaying] = useState(false);
  const [passedMs, setPassedMs] = useState(0);
  const stay = () => setStaying(true);

  useEffect(() => {
    if (staying || !isReady) return;
    const start = Date.now();
    const ticking = setInterval(() => setPassedMs(Date.now() - start), 250);
    const leaving = setTimeout(leave, wholeMs);
    const onPrint = () => setStaying(true);
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') setStaying(true);
    };
    addEventListener('beforeprint', onPrint);
    addEventListener('keydown', onKey);
    return () => {
      clearInterval(ticking);
      clearTimeout(leaving);
      removeEventListener('beforeprint', onPrint);
      removeEventListener('keydown', onKey);
    };
  }, [wholeMs, leave, isReady, staying]);

  return {
    seconds: Math.ceil(wholeMs / 1000),
    secondsLeft: staying ? undefined : Math.max(0, Math.ceil((wholeMs - passedMs) / 1000)),
    stay,
    stayHandlers: { onFocus: stay, onPointerDown: stay },
  };
}
