import { type RefObject, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Moves focus to the content of a new page, unless the visitor is already in it. Returns what to
 * announce: its title, empty until the first navigation, since a browser announces the page that it
 * loads.
 */
export function usePageFocus(main: RefObject<HTMLElement | null>, title: string): string {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  const [arrived, setArrived] = useState(false);

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    setArrived(true);
    if (!main.current?.contains(document.activeElement))
      main.current?.focus({ preventScroll: true });
  }, [pathname, main]);

  return arrived ? title : '';
}
