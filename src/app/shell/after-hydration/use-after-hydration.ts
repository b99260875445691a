import { type ComponentType, useEffect, useState } from 'react';
import { whenUsable } from '../../../ui/when-usable';

/** `AfterHydration` once the page is used or at rest, fetched then; undefined before. */
export function useAfterHydration(): ComponentType | undefined {
  const [part, setPart] = useState<{ readonly Shown: ComponentType }>();
  useEffect(
    () =>
      whenUsable(() => {
        import('./after-hydration').then(
          ({ AfterHydration }) => setPart({ Shown: AfterHydration }),
          () => {
            // The pages work without a session; whatever needs one starts it.
          },
        );
      }),
    [],
  );
  return part?.Shown;
}
