import { useEffect } from 'react';
import { tabStore } from '../../browser/browser-store';
import { TYPED_KEY } from '../../browser/keys';

/** Lets the browser ask before the page is left while something would be lost. */
export function useLeaveWarning(active: boolean): void {
  useEffect(() => {
    if (!active) return;
    const warn = (event: BeforeUnloadEvent) => {
      // A page that hands over what was typed loses nothing.
      if (tabStore.read(TYPED_KEY) === null) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [active]);
}
