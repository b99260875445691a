import { Suspense, useEffect, useEffectEvent, useLayoutEffect, ViewTransition } from 'react';
import { useLocation } from 'react-router-dom';
import { ShowPage } from '../ui/lazy-page';
import { ErrorScreen } from './errors/error-screen';
import { takeOver } from './hydration/replay-events';
import { matchRoute } from './routes';
import { PageLoading } from './shell/navigation/page-loading';
import { Shell } from './shell/shell';

/** Stands beside the first screen: takes it over with it and tells when it answers to its visitor. */
function Ready({ onReady }: { readonly onReady: () => void }) {
  const ready = useEffectEvent(onReady);
  useLayoutEffect(takeOver, []);
  useEffect(() => {
    // Whatever it returns is no clean-up: React would call it when the screen goes.
    ready();
  }, []);
  return null;
}

/** The product: the screen of the address within what surrounds it. */
export function App({ onReady }: { readonly onReady?: () => void }) {
  const { pathname } = useLocation();
  const current = matchRoute(pathname);
  return (
    <Shell route={current}>
      <ErrorScreen page={current.path}>
        <Suspense fallback={<PageLoading />}>
          {/* Pages give way to one another; what changes within a page does so by itself. */}
          <ViewTransition key={current.path} enter="auto" exit="auto" default="none">
            <ShowPage page={current.page} />
          </ViewTransition>
          {onReady && <Ready onReady={onReady} />}
        </Suspense>
      </ErrorScreen>
    </Shell>
  );
}
