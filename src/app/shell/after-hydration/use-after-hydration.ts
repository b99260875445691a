import { type ComponentType, useEffect, useState } from 'react';
import { whenUsedOrIdle } from '../../../ui/page/when-used-or-idle';

/** Fetches `AfterHydration` once the page is used or idle; undefined until then. */
export function useAfterHydration(): ComponentType | undefined {
  const [part, setPart] = useState<{ readonly Shown: ComponentType }>();
  useEffect(
    () =>
      whenUsedOrIdle(() => {
        import('./after-hydration').then(
          ({ AfterHydration }) => setPart({ Shown: AfterHydration }),
          () => {
            // Pages work without a session; a part that needs one starts it.
          },
        );
      }),
    [],
  );
  return part?.Shown;
}
