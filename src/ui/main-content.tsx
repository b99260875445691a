import type { ReactNode } from 'react';

/** The id of the page's content, to which the skip link leads. */
export const MAIN = 'main';

/** The content of a page, which takes the focus when the page is new. */
export function MainContent({
  className,
  children,
}: {
  readonly className?: string | undefined;
  readonly children: ReactNode;
}) {
  return (
    <main id={MAIN} tabIndex={-1} className={className}>
      {children}
    </main>
  );
}
