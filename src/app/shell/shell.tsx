// Every page has the pre-hydration messages, but no script of a page imports their styles.
import './corner-chip.module.css';
import { type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLinkClickHandler, useLocation } from 'react-router-dom';
import { paths } from '../../config/paths';
import { useLanguage } from '../../i18n/use-language';
import { useLayerHistory } from '../../ui/feedback/layer';
import { HydrateLater } from '../../ui/hydrate-later';
import { HeadElements } from '../head/head-elements';
import { pageHead } from '../head/page-head';
import type { AppRoute } from '../routes';
import { useAfterHydration } from './after-hydration/use-after-hydration';
import { Backdrop } from './backdrop';
import { Footer } from './footer/footer';
import { Masthead } from './masthead/masthead';
import { useLinkPreload } from './navigation/use-link-preload';
import { usePageFocus } from './navigation/use-page-focus';
import { useScroll } from './navigation/use-scroll';
import styles from './shell.module.css';

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
  const skip = useLinkClickHandler<HTMLAnchorElement>({ search, hash: MAIN }, { replace: true });
  const main = useRef<HTMLElement>(null);
  const { language } = useLanguage();
  const head = pageHead(route, language, t);
  const announcement = usePageFocus(main, head.title);
  const AfterHydration = useAfterHydration();
  useScroll();
  useLayerHistory();
  useLinkPreload();

  return (
    <div
      className={`${styles.shell} ${route.path === paths.staffSignIn ? `${styles.ink} on-ink` : ''}`}
    >
      <HeadElements {...head} />
      {/* The fragment alone: with path and query, a checker takes it for a link to another page. */}
      <a className={styles.skip} href={`#${MAIN}`} onClick={skip}>
        {t('shell:skip')}
      </a>
      {route.chrome && <Masthead route={route} />}
      <main ref={main} id={MAIN} className={styles.main} tabIndex={-1}>
        {children}
        <Backdrop route={route} />
      </main>
      {route.chrome && (
        <HydrateLater>
          <Footer />
        </HydrateLater>
      )}
      {AfterHydration && <AfterHydration />}
      <p className="visually-hidden" aria-live="polite">
        {announcement}
      </p>
    </div>
  );
}
