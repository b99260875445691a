import type { Page } from '@playwright/test';
import { paths } from '../../src/config/paths';
import type { ScreenState } from './screen';

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
        const button = page.locator('form:has([name=cuenta]) [type=submit]');
        // An earlier picture may have recorded the sighting.
        if (await button.count()) await button.click();
        await page.waitForLoadState('networkidle');
      },
    },
  ];
}
