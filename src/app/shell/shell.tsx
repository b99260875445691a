import './corner-chip.css';
import './shell.css';
import { type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { paths } from '../../config/paths';
import { Link } from '../../ui/link';
import type { AppRoute } from '../routes';
import { useAfterHydration } from './after-hydration/use-after-hydration';
import { Backdrop } from './backdrop';
import { Footer } from './footer/footer';
import { Masthead } from './masthead/masthead';
import { useLinkPreload } from './navigation/use-link-preload';
import { usePageFocus } from './navigation/use-page-focus';
import { useScroll } from './navigation/use-scroll';
import { useDocumentHead } from './use-document-head';

const MAIN = 'main';

/** What surrounds every screen; the staff's have no navigation and no footer. */
export function Shell({
  route,
  children,
}: {
  readonly route: AppRoute;
  readonly children: ReactNode;
}) {
  const { t } = useTranslation();
  const { search } = useLocation();
  const main = useRef<HTMLElement>(null);
  const title = useDocumentHead(route);
  const announcement = usePageFocus(main, title);
  const AfterHydration = useAfterHydration();
  useScroll();
  useLinkPreload();

  return (
    <div className={`shell ${route.path === paths.staffSignIn ? 'shell--ink on-ink' : ''}`}>
      <Link className="shell__skip" to={{ search, hash: MAIN }} replace>
        {t('shell.skip')}
      </Link>
      {route.chrome && <Masthead route={route} />}
      <main ref={main} id={MAIN} className="shell__main" tabIndex={-1}>
        {children}
        <Backdrop route={route} />
      </main>
      {route.chrome && <Footer />}
      {AfterHydration && <AfterHydration />}
      <p className="visually-hidden" aria-live="polite">
        {announcement}
      </p>
    </div>
  );
}
