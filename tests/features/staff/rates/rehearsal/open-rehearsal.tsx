import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { copyVariables } from '../../../../../src/app/copy-variables';
import { Providers } from '../../../../../src/app/providers';
import { createLazyBackend } from '../../../../../src/data/backend-provider';
import type { Calculator } from '../../../../../src/domain/calculator';
import { type RateFigures, type Rates, ratesOf } from '../../../../../src/domain/rates';
import { RehearsalSection } from '../../../../../src/features/staff/rates/rehearsal/rehearsal-section';
import roblox from '../../../../../src/games/roblox';
import { createI18n, loadStaffCopy, switchLanguage } from '../../../../../src/i18n';
import { createInMemoryBackend } from '../../../../support/in-memory-backend';
import { createInMemoryStaffBackend } from '../../../../support/in-memory-staff-backend';
import { MEMBER } from '../../staff-app';

/** What the section is given; a test may change it. */
interface Given {
  readonly calculator: Calculator;
  readonly inForce: Rates;
  readonly figures: RateFigures | undefined;
}

/** Robux at 2 cents instead of 1.25, and a limited item at US$2 instead of US$2.50. */
export const DRAFT: RateFigures = {
  ...ratesOf(roblox),
  rates: { ...ratesOf(roblox).rates, robux: 2000, limitedItems: 200_000 },
};

/** The section on its own, with these requests and Roblox's draft. */
export async function openRehearsal(
  contents: Parameters<typeof createInMemoryStaffBackend>[0] = {},
  { language = 'es' as 'es' | 'en', ...changes }: Partial<Given> & { language?: 'es' | 'en' } = {},
) {
  const staff = createInMemoryStaffBackend(contents);
  const backend = createInMemoryBackend({ session: MEMBER, staff });
  const i18n = createI18n(copyVariables);
  await Promise.all([switchLanguage(i18n, language), loadStaffCopy(i18n, language)]);
  const lazyBackend = createLazyBackend(async (session) => backend.publishTo(session));
  const initial = { calculator: roblox, inForce: ratesOf(roblox), figures: DRAFT, ...changes };
  let change: (changes: Partial<Given>) => void = () => {};
  let address = '';

  function Page() {
    const [given, setGiven] = useState<Given>(initial);
    change = (next) => setGiven((before) => ({ ...before, ...next }));
    const { pathname, search } = useLocation();
    address = `${pathname}${search}`;
    return <RehearsalSection {...given} />;
  }
  await act(async () =>
    render(
      <Providers i18n={i18n} backend={lazyBackend}>
        <MemoryRouter>
          <Page />
        </MemoryRouter>
      </Providers>,
    ),
  );
  return {
    staff,
    user: userEvent.setup({ delay: null }),
    address: () => address,
    /** What the tab around it changes. */
    change: (changed: Partial<Given>) => act(async () => change(changed)),
  };
}
