import { useEffect } from 'react';

/** Calls `onFocus` whenever the visitor comes back to the page. Memoize it. */
export function useOnWindowFocus(onFocus: () => void): void {
  useEffect(() => {
    const onVisible = () => {
      if (document.visibilityState === 'visible') onFocus();
    };
    window.addEventListener('focus', onFocus);
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      window.removeEventListener('focus', onFocus);
      document.removeEventListener('visibilitychange', onVisible);
    };
  }, [onFocus]);
}
