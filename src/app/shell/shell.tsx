import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { AppRoute } from '../routes';

/** What surrounds every screen. */
export function Shell({
  route,
  children,
}: {
  readonly route: AppRoute;
  readonly children: ReactNode;
}) {
  const { t } = useTranslation();
  return (
    <>
      <a className="skip" href="#main">
        {t('shell.skip')}
      </a>
      <main id="main" data-backdrop={route.backdrop}>
        {children}
      </main>
    </>
  );
}
