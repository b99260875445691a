import type { ReactNode } from 'react';

const focusOn = (line: HTMLElement | null) => line?.focus();

/** A result that takes the place of its form, and the focus with it. */
export function DoneLine({ children }: { readonly children: ReactNode }) {
  return (
    <p ref={focusOn} tabIndex={-1}>
      {children}
    </p>
  );
}
