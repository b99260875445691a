import { useEffect } from 'react';

/** Calls `onReturn` whenever the visitor comes back to the page. Keep it stable. */
export function useReturn(onReturn: () => void): void {
  useEffect(() => {
    const onVisible = () => {
      if (document.visibilityState === 'visible') onReturn();
    };
    window.addEventListener('focus', onReturn);
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      window.removeEventListener('focus', onReturn);
      document.removeEventListener('visibilitychange', onVisible);
    };
  }, [onReturn]);
}
