import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { addDeferredParts } from '../../../ui/page/deferred-parts';
import { matchRoute } from '../../routes';
import { keepFocus } from './keep-focus';
import { NewRelease } from './new-release';
import { StartUp } from './start-up';

/** Fetches what public pages show later. Without it they are whole. */
function fetchLateParts(): void {
  const parts = [
    import('../../../features/loan-example/deferred-parts'),
    import('../../../features/response-time/response-time'),
  ];
  for (const part of parts)
    part.then(addDeferredParts, () => {
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
