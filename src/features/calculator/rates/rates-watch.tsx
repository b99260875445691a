import { useEffect } from 'react';
import { timings } from '../../../config/timings';
import { useOnWindowFocus } from '../../../ui/page/use-on-window-focus';
import type { RatesReader } from './rates-reader';

/** Reads the rates again when the visitor comes back and, while there is an estimate, every minute. */
export function RatesWatch({
  reader: { checkAgain },
  hasEstimate,
}: {
  readonly reader: RatesReader;
  readonly hasEstimate: boolean;
}) {
  useOnWindowFocus(checkAgain);
  useEffect(() => {
    if (!hasEstimate) return;
    const checking = setInterval(() => {
      if (document.visibilityState === 'visible') checkAgain();
    }, timings.ratesCheckMs);
    return () => clearInterval(checking);
  }, [hasEstimate, checkAgain]);
  return null;
}
