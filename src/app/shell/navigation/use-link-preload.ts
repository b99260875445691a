import { useEffect } from 'react';
import { matchRoute } from '../../routes';

/** Fetches the code of a page of ours as soon as its link is pointed at or focused. */
export function useLinkPreload(): void {
  useEffect(() => {
    const preload = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest('a') : null;
      if (!link || link.origin !== location.origin) return;
      matchRoute(link.pathname).page.fetchAhead();
    };
    const options = { capture: true, passive: true };
    document.addEventListener('pointerover', preload, options);
    document.addEventListener('focusin', preload, options);
    return () => {
      document.removeEventListener('pointerover', preload, options);
      document.removeEventListener('focusin', preload, options);
    };
  }, []);
}
