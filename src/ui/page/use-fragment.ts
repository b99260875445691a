import { useState } from 'react';
import { useLocation } from 'react-router-dom';

/** The target of the link that skips the navigation; it does not change the page's fragment. */
const SKIP = '#main';

/** The part behind `#` in the address, unchanged; empty for none. */
export function useFragment(): string {
  const { hash } = useLocation();
  const [shown, setShown] = useState(hash === SKIP ? '' : hash);
  if (hash !== SKIP && hash !== shown) setShown(hash);
  return shown.slice(1);
}
