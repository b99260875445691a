import type { Page } from '@playwright/test';
import { paths } from '../../src/config/paths';
import { cases as englishCases } from '../../src/i18n/en/staff/requests/cases';
import { cases as spanishCases } from '../../src/i18n/es/staff/requests/cases';
import { press, type ScreenState } from './screen';

/** Signs a member in and opens a tab. */
type OpenTab = (tab: string) => (page: Page) => Promise<void>;

/** The sheet on which a decision is undone: of the first request in a list. */
export function staffUndoStates(openTab: OpenTab): readonly ScreenState[] {
  const sheet = (name: string, list: string, word: 'action' | 'see'): ScreenState => ({
    name,
    path: paths.staffSignIn,
    async reach(page) {
      await openTab(`solicitudes&estado=${list}`)(page);
      await page.locator('[data-row]').first().click();
      await page.waitForLoadState('networkidle');
      const isEnglish = (await page.locator('html').getAttribute('lang')) === 'en';
      await press(page, (isEnglish ? englishCases : spanishCases).undo[word]);
    },
  });
  return [
    sheet('staff-undo', 'rechazadas', 'action'),
    sheet('staff-undo-confirm', 'por-confirmar', 'see'),
  ];
}
