import { Suspense, useEffect, useEffectEvent, useLayoutEffect, ViewTransition } from 'react';
import { useLocation } from 'react-router-dom';
import { paths } from '../config/paths';
import { ShowPage } from '../ui/page/lazy-page';
import { MainContent } from '../ui/page/main-content';
import { ErrorScreen } from './errors/error-screen';
import { replayEvents } from './hydration/replay-events';
import { matchRoute } from './routes';
import { PageLoading } from './shell/navigation/page-loading';
import { Shell } from './shell/shell';

/** Mounts with the first screen: repeats earlier events, then reports that the page is interactive. */
function Ready({ onReady }: { readonly onReady: () => void }) {
  const ready = useEffectEvent(onReady);
  useLayoutEffect(replayEvents, []);
  useEffect(() => {
    // This may run before the microtask that replays earlier events; then it queues behind it.
    if (window.replayQueue) queueMicrotask(ready);
    else ready();
  }, []);
  return null;
}

/** The product: the page of the current address inside the shell. */
export function App({ onReady }: { readonly onReady?: () => void }) {
  const { pathname } = useLocation();
  const current = matchRoute(pathname);
  // The staff area brings its own content, so its loading needs one, which keeps the focus.
  const bringsMain = current.path === paths.staff;
  return (
    <Shell route={current}>
      <ErrorScreen page={current.path} bringsMain={bringsMain}>
        <Suspense
          fallback={
            bringsMain ? (
              <MainContent>
                <PageLoading />
              </MainContent>
            ) : (
              <PageLoading />
            )
          }
        >
          {/* Only a change of page is animated; a page animates its own changes. */}
          <ViewTransition key={current.path} enter="auto" exit="auto" default="none">
            <ShowPage page={current.page} />
          </ViewTransition>
          {onReady && <Ready onReady={onReady} />}
        </Suspense>
      </ErrorScreen>
    </Shell>
  );
}
