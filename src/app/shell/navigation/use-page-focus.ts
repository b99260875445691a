import { useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { MAIN } from '../../../ui/page/main-content';

/**
 * Moves the focus to the content of a new page, unless the visitor is already in it, and returns its title
 * to be said.
 * The page that a browser loads is announced by the browser. `own`: the title of what a route shows,
 * undefined while it is not known.
 */
export function usePageFocus(title: string, own: string | undefined, hasOwn: boolean) {
  const { pathname } = useLocation();
  const shown = useRef({ pathname, own, title });
  const hasMoved = useRef(false);
  const [said, setSaid] = useState<string>();

  // At once, so that a key pressed meanwhile finds the focus in the page.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another language is no new page
  useLayoutEffect(() => {
    const before = shown.current;
    const isSamePath = before.pathname === pathname;
    const isKnown = own !== undefined || !hasOwn;
    if (isSamePath && (!isKnown || own === before.own)) return;
    if (!isSamePath || before.own !== undefined) hasMoved.current = true;
    shown.current = { pathname, own, title };
    if (isKnown && title !== before.title) setSaid(title);
    const main = document.getElementById(MAIN);
    if (hasMoved.current && !main?.contains(document.activeElement))
      main?.focus({ preventScroll: true });
  }, [pathname, own]);
  return said;
}
