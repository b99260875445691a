import { createContext, useContext, useLayoutEffect } from 'react';

/** Sets the title of the page that is shown; undefined: that of its route. */
export const PageTitle = createContext<(title: string | undefined) => void>(() => {});

/**
 * Gives what a route shows a title of its own. Never a person's name, because a browser's history keeps
 * it.
 */
export function usePageTitle(title: string | undefined): void {
  const setTitle = useContext(PageTitle);
  useLayoutEffect(() => {
    setTitle(title);
    return () => setTitle(undefined);
  }, [setTitle, title]);
}
