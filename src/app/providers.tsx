import type { i18n } from 'i18next';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { type BackendDoor, BackendDoorProvider } from '../data/backend-door';
import { RootErrorScreen } from './root-error-screen';

/** What every screen needs around it: an error screen, the copy and the door to the backend. */
export function Providers({
  i18n,
  door,
  children,
}: {
  readonly i18n: i18n;
  readonly door: BackendDoor;
  readonly children: ReactNode;
}) {
  return (
    <RootErrorScreen>
      <I18nextProvider i18n={i18n} defaultNS="copy">
        <BackendDoorProvider door={door}>{children}</BackendDoorProvider>
      </I18nextProvider>
    </RootErrorScreen>
  );
}
