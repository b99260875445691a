import type { i18n } from 'i18next';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { BackendProvider, type LazyBackend } from '../data/backend-provider';
import { RootErrorScreen } from './errors/root-error-screen';

/** The providers around every screen: an error screen, the copy and the backend. */
export function Providers({
  i18n,
  backend,
  children,
}: {
  readonly i18n: i18n;
  readonly backend: LazyBackend;
  readonly children: ReactNode;
}) {
  return (
    <RootErrorScreen>
      <I18nextProvider i18n={i18n}>
        <BackendProvider backend={backend}>{children}</BackendProvider>
      </I18nextProvider>
    </RootErrorScreen>
  );
}
