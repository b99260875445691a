import type { Locator, Page } from '@playwright/test';
import { utils, write } from 'xlsx';
import { expectAccessible } from '../support/accessibility/accessible';
import { readCollection, readDocument } from '../support/firestore-admin';
import { FULL } from '../support/full';
import { openImport, openStaffTab, resetGame, STAFF_SESSION, staffUid } from '../support/staff';
import { expect, test } from '../support/test';

test.use({ storageState: STAFF_SESSION });
// The games are reset and imported one test after the other.
test.describe.configure({ mode: 'serial' });

const GAMES = ['pokemonGo', 'eafc24', 'clashOfClans', 'callOfDuty'];

interface File {
  readonly name: string;
  readonly buffer: Buffer;
}

function spreadsheet(name: string, rows: readonly (readonly unknown[])[]): File {
  const book = utils.book_new(utils.aoa_to_sheet(rows.map((row) => [...row])), 'Valores');
  const bookType = name.endsWith('.csv') ? 'csv' : 'xlsx';
  return { name, buffer: write(book, { bookType, type: 'buffer' }) };
}

const importOf = (page: Page) => page.getByRole('region', { name: 'Importar valores' });

async function choose(page: Page, { name, buffer }: File): Promise<void> {
  const input = importOf(page).locator('[name="archivo"]');
  await input.setInputFiles({ name, mimeType: '', buffer });
  await expect(
    importOf(page).getByRole('table', { name: `Lo que cambiaría con ${name}` }),
  ).toBeVisible();
}

async function send(page: Page, es: string, en: string): Promise<void> {
  const part = importOf(page);
  await part.locator('[name="motivoArchivoEs"]').fill(es);
  await part.locator('[name="motivoArchivoEn"]').fill(en);
  await part.getByRole('button', { name: /^Cambiar \d/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sí, cambiar' }).click();
}

const rowOf = (part: Locator, line: number) =>
  part
    .getByRole('row')
    .filter({ has: part.page().getByRole('checkbox', { name: `Fila ${line}` }) });

const valuesOf = async (id: string) => (await readDocument(`games/${id}`))?.value;

test.beforeEach(async ({ page }) => {
  for (const id of GAMES) await resetGame(id, [150, 180]);
  await openStaffTab(page, 'valores');
  await openImport(page);
});

test(
  'a file of the library changes its values at once, with one reason, and home shows it',
  FULL,
  async ({ page }) => {
    await choose(
      page,
      spreadsheet('mayo.xlsx', [
        ['Juego', 'Valor (US$)'],
        ['Pokemon Go', 225],
        ['clashOfClans', 200],
        ['EA SPORTS FC 24', 180],
      ]),
    );
    const part = importOf(page);
    await expect(rowOf(part, 2)).toContainText('US$180.00 →pasa a US$225.00+25 %');
    await expect(rowOf(part, 4)).toContainText('Queda fuera: ya vale eso');
    await expectAccessible(page);
    await send(page, 'Precios de mayo', 'Prices of May');
    await expect(part).toContainText('Listo: se cambiaron 2 valores.', { timeout: 40_000 });
    await expect(page.getByRole('article', { name: 'Pokemon Go' })).toContainText('US$225.00');

    const entry = {
      motivo: { es: 'Precios de mayo', en: 'Prices of May' },
      autor: await staffUid(),
      fecha: expect.any(Date),
    };
    const change = { ...entry, valor: 225, anterior: 180 };
    expect(await readCollection('games/pokemonGo/cambios')).toEqual({ 2: change });
    expect(await readDocument('games/pokemonGo')).toMatchObject({ ultimoCambio: change });
    expect(await valuesOf('clashOfClans')).toEqual([150, 180, 200]);
    expect(await valuesOf('eafc24')).toEqual([150, 180]);
    await page.goto('/');
    const shown = page.getByRole('main').getByRole('link', { name: /^Pokemon Go/ });
    await expect(shown).toContainText('US$225.00');
    await expect(shown).toContainText('Precios de mayo.');
  },
);
