import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** Where each entry of the history was scrolled to, for as long as the page lives. */
const positions = new Map<string, number>();

/** The element that a hash names; null if it names none or is not well encoded. */
function targetOf(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}

function scrollToTarget(hash: string): void {
  const target = targetOf(hash);
  if (!target) {
    window.scrollTo(0, 0);
    return;
  }
  target.scrollIntoView();
  // Sections take focus, so that reading and the Tab key go on from there.
  target.focus({ preventScroll: true });
}

/**
 * Scrolls to the top of a new page or to the named section, and back to the earlier position on
 * going back. A change of the query alone scrolls nothing.
 */
export function useScroll(): void {
  const { key, pathname, hash, search } = useLocation();
  const navigation = useNavigationType();
  const shown = useRef({ key, pathname, search });

  useEffect(() => {
    const remember = () => positions.set(shown.current.key, window.scrollY);
    // The browser restores the position after a reload or a return from another site; this hook does
    // it within the site.
    const takeOver = () => {
      history.scrollRestoration = 'manual';
    };
    const handBack = () => {
      history.scrollRestoration = 'auto';
    };
    takeOver();
    addEventListener('scroll', remember, { passive: true });
    addEventListener('pageshow', takeOver);
    addEventListener('pagehide', handBack);
    return () => {
      removeEventListener('scroll', remember);
      removeEventListener('pageshow', takeOver);
      removeEventListener('pagehide', handBack);
      handBack();
    };
  }, []);

  useLayoutEffect(() => {
    const before = shown.current;
    if (before.key === key) return;
    shown.current = { key, pathname, search };
    if (before.pathname === pathname && before.search !== search) return;
    const restored = navigation === 'POP' ? positions.get(key) : undefined;
    if (restored === undefined) scrollToTarget(hash);
    else window.scrollTo(0, restored);
  }, [key, pathname, hash, search, navigation]);
}
