import type { Page } from '@playwright/test';
import { paths } from '../../src/config/paths';
import { toLanguage } from '../../src/domain/language';
import { proofs as english } from '../../src/i18n/en/staff/requests/proofs';
import { proofs as spanish } from '../../src/i18n/es/staff/requests/proofs';
import { press, type ScreenState } from './screen';

type Open = (tab: string) => (page: Page) => Promise<void>;

/** Proofs in the staff area: the filter, a case with proven lines, a code and a sighting of it. */
export function staffProofStates(staffTab: Open): readonly ScreenState[] {
  const path = paths.staffSignIn;
  const first = (query: string) => async (page: Page) => {
    await staffTab(`solicitudes&${query}`)(page);
    await page.locator('[data-row]').first().click();
    await page.waitForLoadState('networkidle');
  };
  const code = first('estado=pendientes&juego=freefire');
  return [
    {
      name: 'staff-solicitudes-proven',
      path,
      reach: staffTab('solicitudes&estado=todas&prueba=probadas'),
    },
    { name: 'staff-request-proven', path, reach: first('estado=todas&prueba=probadas') },
    { name: 'staff-request-code', path, reach: code },
    {
      name: 'staff-request-seen',
      path,
      reach: async (page) => {
        await code(page);
        const language = toLanguage(await page.locator('html').getAttribute('lang'));
        const words = { es: spanish, en: english }[language].challenge;
        const button = page.getByRole('button', { name: words.press });
        // An earlier picture may have recorded the sighting.
        if (await button.count()) await press(page, words.press);
        await page.waitForLoadState('networkidle');
      },
    },
  ];
}
