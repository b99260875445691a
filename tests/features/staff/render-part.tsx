import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { copyVariables } from '../../../src/app/copy-variables';
import { Providers } from '../../../src/app/providers';
import { createLazyBackend } from '../../../src/data/backend-provider';
import type { StaffBackend } from '../../../src/data/staff/backend';
import type { Session } from '../../../src/domain/session';
import { createI18n, loadStaffCopy, switchLanguage } from '../../../src/i18n';
import { staffParts as english } from '../../../src/i18n/en/staff/parts';
import { staffParts as spanish } from '../../../src/i18n/es/staff/parts';
import { createInMemoryBackend } from '../../support/in-memory-backend';
import { MEMBER } from './staff-app';

interface Options {
  readonly language?: 'es' | 'en';
  readonly session?: Session;
}

/** A part of the staff area on its own, with the backend and the member it needs. */
export async function renderPart(
  part: ReactNode,
  staff: StaffBackend,
  { language = 'es', session = MEMBER }: Options = {},
) {
  const i18n = createI18n(copyVariables);
  await Promise.all([switchLanguage(i18n, language), loadStaffCopy(i18n, language)]);
  i18n.addResourceBundle(language, 'staff', { es: spanish, en: english }[language]);
  const backend = createInMemoryBackend({ session, staff });
  const lazyBackend = createLazyBackend(async (store) => backend.publishTo(store));
  await (await lazyBackend.load()).startSession();
  let address = '';
  function Address() {
    const { pathname, search } = useLocation();
    address = `${pathname}${search}`;
    return null;
  }
  const page = (shown: ReactNode) => (
    <Providers i18n={i18n} backend={lazyBackend}>
      <MemoryRouter>
        {shown}
        <Address />
      </MemoryRouter>
    </Providers>
  );
  const { rerender } = await act(async () => render(page(part)));
  return {
    user: userEvent.setup({ delay: null }),
    /** Path and query that the router shows now. */
    address: () => address,
    /** Shows the part with other properties. */
    change: (changed: ReactNode) => act(async () => rerender(page(changed))),
  };
}
