import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { read, utils, write } from 'xlsx';
import { expectAccessible } from '../support/accessibility/accessible';
import { calculators } from '../support/addresses';
import { readCollection, readDocument, writeDocument } from '../support/firestore-admin';
import { FULL } from '../support/full';
import { openImport, openStaffTab, resetGame, STAFF_SESSION, staffUid } from '../support/staff';
import { expect, test } from '../support/test';

test.use({ storageState: STAFF_SESSION });
// The games are reset and imported one test after the other.
test.describe.configure({ mode: 'serial' });

const GAMES = ['pokemonGo', 'eafc24', 'clashOfClans', 'callOfDuty'];
const SAVED = new URL('../../support/spreadsheets/', import.meta.url);

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

test('a file of the library changes its values at once, with one reason, and home shows it', async ({
  page,
}) => {
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
});

test(
  'every row says what is wrong with it, and none is imported until those are left out',
  FULL,
  async ({ page }) => {
    // As spreadsheet programs save it where a comma is the decimal sign.
    const lines = [
      'Juego;Valor',
      'Pokémon GO;"US$ 1.250,00"',
      'Robloks;99',
      'Call Of Duty Mobile;mucho',
      'Clash of Clans;9',
      'EA Sports FC 24;190',
      'eafc24;200',
    ];
    const buffer = Buffer.from(`\u{FEFF}${lines.join('\r\n')}\r\n`);
    await choose(page, { name: 'valores.csv', buffer });
    const part = importOf(page);
    for (const [line, words] of [
      [2, 'Cambio de más de la mitad'],
      [3, 'No hay ningún juego «Robloks».'],
      [4, 'Esto no es una cifra.'],
      [5, 'El valor debe estar entre 10 y 10,000.'],
      [6, 'Este juego está en más de una fila: deja solo una.'],
      [7, 'Este juego está en más de una fila: deja solo una.'],
    ] as const)
      await expect(rowOf(part, line)).toContainText(words);
    await expect(part.getByRole('button', { name: /^Cambiar/ })).toBeDisabled();

    await part.getByRole('button', { name: 'Dejar fuera las filas con problemas' }).click();
    await part.getByRole('checkbox', { name: 'Fila 7' }).check();
    await send(page, 'Revisión', 'Review');
    await expect(part).toContainText('Listo: se cambiaron 2 valores.', { timeout: 40_000 });
    expect(await valuesOf('pokemonGo')).toEqual([150, 180, 1250]);
    expect(await valuesOf('eafc24')).toEqual([150, 180, 200]);
    expect(await valuesOf('callOfDuty')).toEqual([150, 180]);
  },
);

test(
  'files that LibreOffice saved are read, and a value changed meanwhile stops the import',
  FULL,
  async ({ page }) => {
    const part = importOf(page);
    const texts: (string | null)[][] = [];
    for (const name of ['libreoffice.csv', 'libreoffice.xlsx']) {
      await choose(page, { name, buffer: await readFile(new URL(name, SAVED)) });
      texts.push(await part.getByRole('cell').allTextContents());
    }
    expect(texts[0]).toEqual(texts[1]);
    await expect(rowOf(part, 2)).toContainText('US$180.00 →pasa a US$240.00');
    await expect(rowOf(part, 3)).toContainText('US$180.00 →pasa a US$1,250.00');

    const before = (await readDocument('games/eafc24')) ?? {};
    await writeDocument('games/eafc24', { ...before, value: [150, 180, 185] });
    await send(page, 'Revisión', 'Review');
    await expect(part).toContainText('mientras tanto cambió: EA Sports FC 24.', {
      timeout: 40_000,
    });
    await expect(rowOf(part, 3)).toContainText('US$185.00 →pasa a US$1,250.00');
    expect(await valuesOf('pokemonGo')).toEqual([150, 180]);
    expect(await valuesOf('eafc24')).toEqual([150, 180, 185]);
  },
);

test(
  'the template has every game with its value, and can be imported as it is',
  FULL,
  async ({ page }) => {
    const part = importOf(page);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      part.getByRole('button', { name: 'Descargar plantilla' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('LevelUp - Valores.xlsx');
    const buffer = await readFile(await download.path());
    const book = read(buffer);
    const rows = utils.sheet_to_json<unknown[]>(book.Sheets.Valores ?? {}, { header: 1 });
    expect(rows).toHaveLength(calculators.length + 1);
    expect(rows).toContainEqual(['Pokemon Go', 180]);

    await choose(page, { name: 'plantilla.xlsx', buffer });
    await expect(rowOf(part, 2)).toContainText('Queda fuera: ya vale eso');
    await expect(part.getByRole('button', { name: 'Cambiar valores' })).toBeDisabled();
  },
);
