import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { focusIfLost } from '../feedback/focus-if-lost';

/** The id of the page's content, to which the skip link leads. */
export const MAIN = 'main';

/** Whether the focus was in the content that was taken away last. */
let hadFocus = false;

/**
 * The content of a page, which takes the focus when the page is new, and when it replaces content that
 * had it.
 */
export function MainContent({
  className,
  children,
}: {
  readonly className?: string | undefined;
  readonly children: ReactNode;
}) {
  const main = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const element = main.current;
    if (hadFocus) focusIfLost(element);
    hadFocus = false;
    return () => {
      hadFocus = element?.contains(document.activeElement) === true;
    };
  }, []);
  return (
    <main ref={main} id={MAIN} tabIndex={-1} className={className}>
      {children}
    </main>
  );
}
