// Every page has the pre-hydration messages, but no script of a page imports their styles.
import './corner-chip.module.css';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLinkClickHandler, useLocation } from 'react-router-dom';
import { brand } from '../../config/brand';
import { paths } from '../../config/paths';
import { useLanguage } from '../../i18n/use-language';
import { useLayerHistory } from '../../ui/feedback/layer';
import { Said } from '../../ui/feedback/said';
import { HydrateLater } from '../../ui/page/hydrate-later';
import { MAIN, MainContent } from '../../ui/page/main-content';
import { PageTitle } from '../../ui/page/page-title';
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

/** What surrounds every screen; the staff area brings its own navigation and says where its content is. */
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
  const { language } = useLanguage();
  const [own, setOwn] = useState<string>();
  const head = pageHead(route, language, t);
  const title = own === undefined ? head.title : `${own} · ${brand.product}`;
  const isStaff = route.path === paths.staff;
  const newTitle = usePageFocus(title, own, isStaff);
  const AfterHydration = useAfterHydration();
  useScroll();
  useLayerHistory();
  useLinkPreload();

  return (
    <div
      className={`${styles.shell} ${route.path === paths.staffSignIn ? `${styles.ink} on-ink` : ''}`}
    >
      <HeadElements {...head} title={title} />
      {/* The fragment alone: with path and query, a checker takes it for a link to another page. */}
      <a className={styles.skip} href={`#${MAIN}`} onClick={skip}>
        {t('shell:skip')}
      </a>
      {route.chrome && <Masthead route={route} />}
      <PageTitle value={setOwn}>
        {isStaff ? (
          children
        ) : (
          <MainContent className={styles.main}>
            {children}
            <Backdrop route={route} />
          </MainContent>
        )}
      </PageTitle>
      {route.chrome && (
        <HydrateLater>
          <Footer />
        </HydrateLater>
      )}
      {AfterHydration && <AfterHydration />}
      <Said>{newTitle}</Said>
    </div>
  );
}
