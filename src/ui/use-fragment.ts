import { useState } from 'react';
import { useLocation } from 'react-router-dom';

/** Where the link leads that skips the navigation: it asks for nothing else. */
const SKIP = '#main';

/** What stands behind `#` in the address, as it is; empty for nothing. */
export function useFragment(): string {
  const { hash } = useLocation();
  const [shown, setShown] = useState(hash === SKIP ? '' : hash);
  if (hash !== SKIP && hash !== shown) setShown(hash);
  return shown.slice(1);
}
