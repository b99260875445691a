import type { Page } from '@playwright/test';
import { paths } from '../../src/config/paths';
import { toLanguage } from '../../src/domain/language';
import { cases as englishCases } from '../../src/i18n/en/staff/requests/cases';
import { cases as spanishCases } from '../../src/i18n/es/staff/requests/cases';
import { press, type ScreenState } from './screen';

/** Signs a member in and opens a tab. */
type OpenTab = (tab: string) => (page: Page) => Promise<void>;

/** The first request in a list that is to be reconsidered, and the sheet on which a decision is undone. */
export function staffUndoStates(openTab: OpenTab): readonly ScreenState[] {
  const open = (list: string) => async (page: Page) => {
    await openTab(`solicitudes&estado=${list}`)(page);
    await page.locator('[data-row]').first().click();
    await page.waitForLoadState('networkidle');
  };
  const sheet = (name: string, list: string, word: 'action' | 'see'): ScreenState => ({
    name,
    path: paths.staffSignIn,
    async reach(page) {
      await open(list)(page);
      const language = toLanguage(await page.locator('html').getAttribute('lang'));
      await press(page, { es: spanishCases, en: englishCases }[language].undo[word]);
    },
  });
  return [
    { name: 'staff-reconsider', path: paths.staffSignIn, reach: open('por-reconsiderar') },
    sheet('staff-undo', 'rechazadas', 'action'),
    sheet('staff-undo-confirm', 'por-confirmar', 'see'),
  ];
}
