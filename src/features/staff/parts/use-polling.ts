import { useCallback, useEffect } from 'react';
import { timings } from '../../../config/timings';
import { useOnWindowFocus } from '../../../ui/page/use-on-window-focus';

/**
 * Calls `look` at first, every few seconds, and on coming back to the page, but never while nobody
 * can see it. Keep it stable with useCallback.
 */
export function usePolling(look: () => void): void {
  const lookInSight = useCallback(() => {
    if (document.visibilityState === 'visible') look();
  }, [look]);
  useOnWindowFocus(lookInSight);
  useEffect(() => {
    lookInSight();
    const timer = setInterval(lookInSight, timings.staffLookMs);
    return () => clearInterval(timer);
  }, [lookInSight]);
}
