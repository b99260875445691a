import { readFile } from 'node:fs/promises';
import type { Download, Page } from '@playwright/test';
import { read, type WorkSheet } from 'xlsx';
import { deleteDocuments, writeDocuments } from '../support/firestore-admin';
import { FULL } from '../support/full';
import {
  freshWord,
  openStaffTab,
  STAFF_SESSION,
  subscriberRecord,
  tableRows,
} from '../support/staff';
import { expect, test } from '../support/test';

test.use({ storageState: STAFF_SESSION });

const FILE = 'LevelUp - Subscriptores.xlsx';

/** Names that a spreadsheet might read as formulas or numbers, or that a wrong encoding breaks. */
const people = [
  { nombre: '=HYPERLINK("x")', apellido: '+1', registro: '2026-03-04T15:30:00Z' },
  { nombre: 'José Ñandú', apellido: 'Müller-Pérez', registro: '2026-03-05T03:59:00Z' },
  { nombre: '🎮 Gamer 👩‍🚀', apellido: '@SUM(A1)', registro: '2026-03-06T00:00:00Z' },
  { nombre: '00123', apellido: '-2+3', registro: '2026-03-07T12:00:00Z' },
];

/** Four subscribers whose e-mails begin with a unique word. */
async function storePeople(): Promise<{ word: string; emails: string[] }> {
  const word = freshWord();
  const emails = people.map((_, place) => `${word}.${place}@correo.example`);
  await writeDocuments(
    Object.fromEntries(
      people.map(({ registro, ...names }, place) => [
        `subscriptores/${word}_${place}`,
        subscriberRecord(word, { ...names, correo: emails[place], registro: new Date(registro) }),
      ]),
    ),
  );
  return { word, emails };
}

/** The cells of a column, counted from 0. */
const column = (page: Page, place: number) => tableRows(page).locator(`td:nth-child(${place + 1})`);
const shownEmails = (page: Page) => column(page, 0);
const shownNames = (page: Page) => column(page, 1);

async function sheetOf(download: Download): Promise<WorkSheet> {
  const book = read(await readFile(await download.path()), { cellNF: true });
  expect(book.SheetNames).toEqual(['Correos LevelUp']);
  return book.Sheets['Correos LevelUp'] ?? {};
}

test('people can be searched by prefix and sorted by column', FULL, async ({ page }) => {
  const { word, emails } = await storePeople();
  await openStaffTab(page, 'subscripciones');
  await page.locator('[name="buscar"]').fill(word);
  const newestFirst = people.map(({ nombre }) => nombre).reverse();
  await expect(shownNames(page)).toHaveText(newestFirst);
  await expect(page.getByText('1 a 4 de 4')).toBeVisible();

  const byEmail = page.getByRole('columnheader', { name: 'Correo' });
  await byEmail.getByRole('button').click();
  await expect(byEmail).toHaveAttribute('aria-sort', 'ascending');
  await expect(shownEmails(page)).toHaveText(emails);
  await byEmail.getByRole('button').click();
  await expect(byEmail).toHaveAttribute('aria-sort', 'descending');
  await expect(shownEmails(page)).toHaveText([...emails].reverse());

  await page.locator('[name="buscar"]').fill(`${word} nadie`);
  await expect(page.getByText(`Nadie coincide con «${word} nadie».`)).toBeVisible();
});

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
    ['Correo', 'Nombre', 'Apellido', 'Registro'],
    ...people.map(({ nombre, apellido }, place) => [emails[place], nombre, apellido]),
  ];
  for (const [row, texts] of rows.entries())
    for (const [column, text] of texts.entries()) {
      const cell = sheet[`${'ABCD'[column]}${row + 1}`];
      expect(cell).toMatchObject({ t: 's', v: text, z: '@' });
      expect(cell).not.toHaveProperty('f');
    }
  // In local time: Santo Domingo, four hours behind UTC.
  for (const [row, moment] of [
    '2026-03-04 11:30',
    '2026-03-04 23:59',
    '2026-03-05 20:00',
    '2026-03-07 08:00',
  ].entries())
    expect(sheet[`D${row + 2}`]).toMatchObject({ t: 'n', w: moment });
});

test(
  'a download cancelled half-way leaves no file, and the next one is complete',
  FULL,
  async ({ page }) => {
    test.slow();
    const word = freshWord();
    // More than the 500 of a page; ids after every other, so that other tests' samples stay theirs.
    const many = Object.fromEntries(
      Array.from({ length: 520 }, (_, place) => [
        `subscriptores/~${word}_${place}`,
        subscriberRecord(word, {
          nombre: `Persona ${place}`,
          apellido: 'Prueba',
          correo: `${word}.${place}@correo.example`,
        }),
      ]),
    );
    const paths = Object.keys(many);
    await writeDocuments(Object.fromEntries(Object.entries(many).slice(0, 500)));
    await writeDocuments(Object.fromEntries(Object.entries(many).slice(500)));
    try {
      const downloads: Download[] = [];
      page.on('download', (download) => downloads.push(download));
      let letGo = () => {};
      const held = new Promise<void>((resolve) => {
        letGo = resolve;
      });
      const isSecondPage = (body: string | null) =>
        /"subscriptores".*"startAt"|"startAt".*"subscriptores"/s.test(body ?? '');
      await page.route('**/documents:runQuery*', async (route) => {
        if (isSecondPage(route.request().postData())) await held;
        await route.continue();
      });
      await openStaffTab(page, 'subscripciones');
      const start = page.getByRole('button', { name: 'Descargar', exact: true });
      const lateAnswer = page.waitForResponse((response) =>
        isSecondPage(response.request().postData()),
      );
      await start.click();
      await expect(page.getByText(/^500 de [\d,]+ filas$/)).toBeVisible();
      await expect(page.getByRole('progressbar')).toBeVisible();
      await page.getByRole('button', { name: 'Cancelar la descarga' }).click();
      await expect(
        page.getByText('Descarga cancelada. No se guardó ningún archivo.'),
      ).toBeVisible();
      letGo();
      await (await lateAnswer).finished();
      expect(downloads).toEqual([]);

      const downloading = page.waitForEvent('download');
      await start.click();
      const sheet = await sheetOf(await downloading);
      expect(downloads).toHaveLength(1);
      const stored = Object.entries(sheet).flatMap(([place, cell]) =>
        /^A\d+$/.test(place) && String(cell.v).startsWith(`${word}.`) ? [String(cell.v)] : [],
      );
      expect(new Set(stored).size).toBe(520);
      expect(stored).toHaveLength(520);
    } finally {
      await deleteDocuments(paths.slice(0, 500));
      await deleteDocuments(paths.slice(500));
    }
  },
);
