import { describe, expect, it } from 'vitest';
import { read, utils } from 'xlsx';
import type { Column } from '../../../../src/features/staff/export/columns';
import { createWorkbook } from '../../../../src/features/staff/export/workbook';

const columns: readonly Column[] = [
  { header: 'Correo', kind: 'text', width: 30 },
  { header: 'Valor (US$)', kind: 'cents', width: 12 },
  { header: 'Registro', kind: 'date', width: 18 },
];

async function written(...rows: Parameters<ReturnType<typeof createWorkbook>['append']>[0]) {
  const workbook = createWorkbook('Correos LevelUp', columns);
  await workbook.append(rows);
  const book = read(await workbook.bytes(), { cellNF: true });
  const sheet = book.Sheets[book.SheetNames[0] ?? ''];
  if (!sheet) throw new Error('the workbook has no sheet');
  return { names: book.SheetNames, sheet };
}

describe('the spreadsheet that staff download', () => {
  it('has one sheet with its name and its headings', async () => {
    const { names, sheet } = await written();

    expect(names).toEqual(['Correos LevelUp']);
    expect(utils.sheet_to_json(sheet, { header: 1 })).toEqual([
      ['Correo', 'Valor (US$)', 'Registro'],
    ]);
  });

  it.each([
    ['a formula', '=HYPERLINK("x")'],
    ['a plus sign', '+1'],
    ['a minus sign', '-1+2'],
    ['an at sign', '@SUM(A1)'],
    ['a tab', '\t=1'],
    ['leading zeros', '00123'],
    ['a long number', '12345678901234567890'],
    ['a date in letters', '1-2'],
    ['emoji', 'Ana 🎮👩‍🚀'],
    ['accents', 'José Ñandú Félix'],
    ['markup', '<b>Ana & co</b>'],
    ['what looks like an escape', '_x0041_'],
    ['a line break', 'a\nb'],
    ['a look of an error', '#REF!'],
    ['spaces at the ends', '  a  '],
  ])('keeps %s as plain text', async (_, text) => {
    const cell = (await written([text, 0, undefined])).sheet.A2;

    expect(cell).toMatchObject({ t: 's', v: text, z: '@' });
    expect(cell).not.toHaveProperty('f');
    expect(cell).not.toHaveProperty('l');
  });

  it('writes dollars as numbers with two decimals', async () => {
    const { sheet } = await written(['a', 123_456, undefined], ['b', 5, undefined]);

    expect(sheet.B2).toMatchObject({ t: 'n', v: 1234.56, w: '1,234.56' });
    expect(sheet.B3).toMatchObject({ t: 'n', v: 0.05, w: '0.05' });
  });

  it('writes moments as real dates on the wall clock', async () => {
    const { sheet } = await written(['a', 0, new Date(2026, 10, 20, 23, 5)]);

    expect(sheet.C2).toMatchObject({ t: 'n', w: '2026-11-20 23:05' });
  });

  it('leaves a cell without a value empty', async () => {
    expect((await written(['a', 0, undefined])).sheet.C2).toBeUndefined();
  });

  it('cuts a sheet name to what a spreadsheet takes', async () => {
    const workbook = createWorkbook('[A/B]: a name that is far too long for a sheet', columns);

    expect(read(await workbook.bytes()).SheetNames).toEqual(['A B   a name that is far too lo']);
  });

  it('grows by every page it is given, in their order', async () => {
    const workbook = createWorkbook('x', columns);
    const pages = [[['a'], ['b']], [], [['c']]];
    await Promise.all(pages.map((rows) => workbook.append(rows)));

    const sheet = read(await workbook.bytes()).Sheets.x;
    expect(sheet?.['!ref']).toBe('A1:C4');
    expect([sheet?.A2?.v, sheet?.A3?.v, sheet?.A4?.v]).toEqual(['a', 'b', 'c']);
  });
});
