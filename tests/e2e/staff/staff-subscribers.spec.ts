import { readFile } from 'node:fs/promises';
import type { Download, Page } from '@playwright/test';
import { read, type WorkSheet } from 'xlsx';
import { subscriberDocument } from '../../../tools/samples/documents';
import { sampleSubscriber } from '../../../tools/samples/subscribers';
import { writeDocuments } from '../support/firestore-admin';
import { byPath, freshWord, openStaffTab, STAFF_SESSION, tableRows } from '../support/staff';
import { expect, test } from '../support/test';

test.use({ storageState: STAFF_SESSION });

const FILE = 'LevelUp - Subscriptores.xlsx';

/** Names that a spreadsheet might read as formulas or numbers, or that a wrong encoding breaks. */
const people = [
  { name: '=HYPERLINK("x")', lastName: '+1', at: '2026-03-04T15:30:00Z' },
  { name: 'José Ñandú', lastName: 'Müller-Pérez', at: '2026-03-05T03:59:00Z' },
  { name: '🎮 Gamer 👩‍🚀', lastName: '@SUM(A1)', at: '2026-03-06T00:00:00Z' },
  { name: '00123', lastName: '-2+3', at: '2026-03-07T12:00:00Z' },
];

/** Four subscribers whose e-mails begin with a unique word. */
async function storePeople(): Promise<{ word: string; emails: string[] }> {
  const word = freshWord();
  const emails = people.map((_, place) => `${word}.${place}@correo.example`);
  const documents = people.map(({ at, ...names }, place) => {
    const person = { ...names, email: emails[place] ?? '', registeredAt: new Date(at) };
    return subscriberDocument(sampleSubscriber(`${word}_${place}`, person), word);
  });
  await writeDocuments(byPath(documents));
  return { word, emails };
}

/** The cells of a column, counted from 0. */
const column = (page: Page, place: number) => tableRows(page).locator(`td:nth-child(${place + 1})`);
const shownEmails = (page: Page) => column(page, 0);

async function sheetOf(download: Download): Promise<WorkSheet> {
  const book = read(await readFile(await download.path()), { cellNF: true });
  expect(book.SheetNames).toEqual(['Correos LevelUp']);
  return book.Sheets['Correos LevelUp'] ?? {};
}

test('the spreadsheet holds exactly the rows shown, as text and real dates', async ({ page }) => {
  const { word, emails } = await storePeople();
  await openStaffTab(page, 'subscripciones');
  await page.locator('[name="buscar"]').fill(word);
  await page.getByRole('columnheader', { name: 'Correo' }).getByRole('button').click();
  await expect(shownEmails(page)).toHaveText(emails);

  // The worker that writes spreadsheets starts with a download and not before.
  expect(page.workers()).toEqual([]);
  const starting = page.waitForEvent('worker');
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Descargar' }).click();
  expect((await starting).url()).toContain('/assets/sheet.worker');
  const download = await downloading;
  expect(download.suggestedFilename()).toBe(FILE);
  await expect(page.getByText(`Listo: ${FILE}, 4 filas.`)).toBeVisible();

  const sheet = await sheetOf(download);
  expect(sheet['!ref']).toBe('A1:G5');
  const rows = [
    ['Correo', 'Nombre', 'Apellido', 'Registro (hora de Santo Domingo)'],
    ...people.map(({ name, lastName }, place) => [emails[place], name, lastName]),
  ];
  for (const [row, texts] of rows.entries())
    for (const [column, text] of texts.entries()) {
      const cell = sheet[`${'ABCD'[column]}${row + 1}`];
      expect(cell).toMatchObject({ t: 's', v: text, z: '@' });
      expect(cell).not.toHaveProperty('f');
    }
  // In Santo Domingo, four hours behind UTC.
  for (const [row, moment] of [
    '2026-03-04 11:30',
    '2026-03-04 23:59',
    '2026-03-05 20:00',
    '2026-03-07 08:00',
  ].entries())
    expect(sheet[`D${row + 2}`]).toMatchObject({ t: 'n', w: moment });
});
