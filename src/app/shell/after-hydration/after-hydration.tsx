import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { addLateParts } from '../../../ui/page/late-parts';
import { matchRoute } from '../../routes';
import { keepFocus } from './keep-focus';
import { NewRelease } from './new-release';
import { StartUp } from './start-up';

/** Fetches what public pages show later. Without it they are whole. */
function fetchLateParts(): void {
  const parts = [
    import('../../../features/loan-example/late-parts'),
    import('../../../features/response-time/response-time'),
  ];
  for (const part of parts)
    part.then(addLateParts, () => {
      // The next page asks again.
    });
}

/** Starts the session, with its loading overlay, keeps the focus, and shows the notice of a new release. */
export function AfterHydration() {
  const isPublic = matchRoute(useLocation().pathname).chrome;
  useEffect(keepFocus, []);
  useEffect(() => {
    if (isPublic) fetchLateParts();
  }, [isPublic]);
  return (
    <>
      <StartUp />
      <NewRelease />
    </>
  );
}
