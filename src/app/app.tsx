import { Suspense } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { ErrorScreen } from './error-screen';
import { matchRoute, routes } from './routes';
import { Shell } from './shell/shell';

/** The product: the screen of the address within what surrounds it. */
export function App() {
  const current = matchRoute(useLocation().pathname);
  return (
    <Shell route={current}>
      <ErrorScreen key={current.path}>
        <Suspense fallback={null}>
          <Routes>
            {routes.map(({ path, element }) => (
              <Route key={path} path={path} element={element} />
            ))}
          </Routes>
        </Suspense>
      </ErrorScreen>
    </Shell>
  );
}
