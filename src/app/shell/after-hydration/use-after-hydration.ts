import { type ComponentType, useEffect, useState } from 'react';
import { whenUsable } from '../../../ui/when-usable';

/** Fetches `AfterHydration` once the page is used or idle; undefined until then. */
export function useAfterHydration(): ComponentType | undefined {
  const [part, setPart] = useState<{ readonly Shown: ComponentType }>();
  useEffect(
    () =>
      whenUsable(() => {
        import('./after-hydration').then(
          ({ AfterHydration }) => setPart({ Shown: AfterHydration }),
          () => {
            // Pages work without a session; what needs one starts it.
          },
        );
      }),
    [],
  );
  return part?.Shown;
}
