import { useEffect, useState } from 'react';

/** A page that leaves by itself, unless its reader stays. */
export interface TimedRedirect {
  /** Whole seconds until it leaves; undefined once the reader has chosen to stay. */
  readonly secondsLeft: number | undefined;
  readonly stay: () => void;
  /** Spread on the element around the page's content: focus or a press in it means staying. */
  readonly stayHandlers: { readonly onFocus: () => void; readonly onPointerDown: () => void };
}

/**
 * Calls `leave` after a time in milliseconds, unless the reader stays: by `stay`, by moving focus
 * into the content, by pressing in it or by printing it. Keep `leave` stable with useCallback.
 */
export function useTimedRedirect(delayMs: number, leave: () => void): TimedRedirect {
  const [staying, setStaying] = useState(false);
  const [secondsLeft, setSecondsLeft] = useState(Math.ceil(delayMs / 1000));
  const stay = () => setStaying(true);

  useEffect(() => {
    if (staying) return;
    const end = Date.now() + delayMs;
    const ticking = setInterval(
      () => setSecondsLeft(Math.max(0, Math.ceil((end - Date.now()) / 1000))),
      250,
    );
    const leaving = setTimeout(leave, delayMs);
    const onPrint = () => setStaying(true);
    addEventListener('beforeprint', onPrint);
    return () => {
      clearInterval(ticking);
      clearTimeout(leaving);
      removeEventListener('beforeprint', onPrint);
    };
  }, [delayMs, leave, staying]);

  return {
    secondsLeft: staying ? undefined : secondsLeft,
    stay,
    stayHandlers: { onFocus: stay, onPointerDown: stay },
  };
}
