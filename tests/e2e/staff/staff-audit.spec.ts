import {
  LOCAL_STAFF,
  LOCAL_STAFF_NAMES,
  localStaffEmail,
} from '../../../tools/support/local-project';
import { FULL } from '../support/full';
import { openStaffTab, STAFF_SESSION } from '../support/staff';
import { expect, test } from '../support/test';

test.use({ storageState: STAFF_SESSION });

test(
  'shows an act by each of two people, filtered, and says to others why not',
  FULL,
  async ({ page, browser }) => {
    test.slow();
    // One person searches; the name of the search never reaches the audit.
    await openStaffTab(page, 'subscripciones');
    await page.getByRole('searchbox').fill('auditada');
    await expect(page.getByText(/Nadie|Nada/).first()).toBeVisible();

    // Another, who only looks, searches too, and is not let into the audit.
    const context = await browser.newContext({ storageState: { cookies: [], origins: [] } });
    const other = await context.newPage();
    await other.goto('/Paradais');
    await other.locator('[name=correo]').fill(localStaffEmail('lectura'));
    await other.locator('[name=clave]').fill(LOCAL_STAFF.password);
    await other.keyboard.press('Enter');
    await other.waitForURL('**/GamesSettings**');
    await other.goto('/GamesSettings?tab=subscripciones');
    await expect(other.getByText(/^Solo quien administra puede descargar listas/)).toBeVisible();
    await other.getByRole('searchbox').fill('auditada');
    await expect(other.getByText(/Nadie|Nada/).first()).toBeVisible();
    await other.goto('/GamesSettings?tab=auditoria');
    await expect(other.getByText(/^Solo quien administra puede leer la auditoría/)).toBeVisible();
    await expect(other.getByRole('table')).toHaveCount(0);
    await context.close();

    await openStaffTab(page, 'auditoria');
    const table = page.getByRole('table', { name: 'Registro de auditoría' });
    for (const account of ['personal', 'lectura'] as const) {
      const name = LOCAL_STAFF_NAMES[account];
      const person = `${name}, ${localStaffEmail(account)}`;
      await page.getByRole('combobox', { name: 'Persona' }).selectOption(person);
      await page.getByRole('combobox', { name: 'Acción' }).selectOption('Buscar');
      // Other tests search as the same person meanwhile, so the entry need not be the newest.
      const searches = table.getByRole('row').filter({ hasText: name });
      await expect(searches.filter({ hasText: 'Buscó en Subscripciones.' })).not.toHaveCount(0);
    }
    await expect(table).not.toContainText('auditada');
    await page.getByRole('combobox', { name: 'Acción' }).selectOption('Publicar tarifas');
    await expect(page.getByText('Nada coincide con los filtros.')).toBeVisible();
  },
);
