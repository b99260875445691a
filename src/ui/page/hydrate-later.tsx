import { type ReactNode, Suspense, useLayoutEffect, useRef } from 'react';
import { expectPart, partHydrated } from './hydration';

/** Comes last in a part, so that the parts within it are expected by then. */
function Hydrated({ tell }: { readonly tell: () => void }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a part is hydrated once
  useLayoutEffect(tell, []);
  return null;
}

/**
 * A part of a prerendered page that the first screen does without. React hydrates it once the page
 * is interactive, or at once when it is used, before it lets the press through.
 */
export function HydrateLater({ children }: { readonly children: ReactNode }) {
  const part = useRef<'expected' | 'hydrated'>(undefined);
  const end = () => {
    if (part.current === 'expected') partHydrated();
    part.current = 'hydrated';
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: a part is expected once
  useLayoutEffect(() => {
    // If nothing was prerendered, the part is there already.
    if (part.current === undefined) {
      part.current = 'expected';
      expectPart();
    }
    return end;
  }, []);
  // React works on a boundary only after what contains it. The outer one is a sibling of the page's
  // own boundary, in the shell, so only the inner one comes after the page.
  return (
    <Suspense>
      <Suspense>
        {children}
        <Hydrated tell={end} />
      </Suspense>
    </Suspense>
  );
}
