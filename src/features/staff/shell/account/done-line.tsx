import type { ReactNode } from 'react';
import { focusOn } from '../../../../ui/feedback/focus-on';

/** A result that takes the place of its form, and the focus with it. */
export function DoneLine({ children }: { readonly children: ReactNode }) {
  return (
    <p ref={focusOn} tabIndex={-1}>
      {children}
    </p>
  );
}
