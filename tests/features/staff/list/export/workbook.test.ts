import { describe, expect, it } from 'vitest';
import { CFB, read, utils } from 'xlsx';
import {
  type Column,
  createWorkbook,
} from '../../../../../src/features/staff/list/export/workbook';

const columns: readonly Column[] = [
  { header: 'Correo', kind: 'text', width: 30 },
  { header: 'Valor (US$)', kind: 'cents', width: 12 },
  { header: 'Registro', kind: 'date', width: 18 },
];

function written(...rows: Parameters<ReturnType<typeof createWorkbook>['append']>[0]) {
  const workbook = createWorkbook('Correos LevelUp', columns);
  workbook.append(rows);
  const book = read(workbook.file(), { cellNF: true, cellStyles: true });
  const sheet = book.Sheets[book.SheetNames[0] ?? ''];
  if (!sheet) throw new Error('the workbook has no sheet');
  return { names: book.SheetNames, sheet };
}

describe('the spreadsheet that staff download', () => {
  it('has one named sheet with headings', () => {
    const { names, sheet } = written();

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
    ['a line break', 'a\nb'],
    ['what looks like an error', '#REF!'],
    ['spaces at the ends', '  a  '],
  ])('keeps %s as plain text', (_, text) => {
    const cell = written([text, 0, undefined]).sheet.A2;

    expect(cell).toMatchObject({ t: 's', v: text, z: '@' });
    expect(cell).not.toHaveProperty('f');
    expect(cell).not.toHaveProperty('l');
  });

  it('escapes text that looks like an escape of the file format', () => {
    const workbook = createWorkbook('x', columns);
    workbook.append([['_x0041_', 0, undefined]]);

    // SheetJS unescapes such text twice, so the test looks at the file itself.
    const parts = CFB.read(new Uint8Array(workbook.file()), { type: 'buffer' });
    const content = CFB.find(parts, '/xl/worksheets/sheet1.xml')?.content;
    expect(new TextDecoder().decode(content as Uint8Array)).toContain('>_x005F_x0041_<');
  });

  it('writes dollars as numbers with two decimals', () => {
    const { sheet } = written(['a', 123_456, undefined], ['b', 5, undefined]);

    expect(sheet.B2).toMatchObject({ t: 'n', v: 1234.56, w: '1,234.56' });
    expect(sheet.B3).toMatchObject({ t: 'n', v: 0.05, w: '0.05' });
  });

  it('writes dates in the time of Santo Domingo', () => {
    const { sheet } = written(['a', 0, new Date('2026-11-20T23:05-04:00')]);

    expect(sheet.C2).toMatchObject({ t: 'n', w: '2026-11-20 23:05' });
  });

  it('leaves a cell without a value empty', () => {
    expect(written(['a', 0, undefined]).sheet.C2).toBeUndefined();
  });

  it('has as many columns as its lists have, past the last letter', () => {
    const many = Array.from({ length: 30 }, (_, place) => ({
      header: `Columna ${place}`,
      kind: 'text' as const,
      width: 12,
    }));
    const book = read(createWorkbook('Ancha', many).file());
    expect(book.Sheets.Ancha?.AD1).toMatchObject({ v: 'Columna 29' });
  });

  it('sets the width of each column and filters on the headings', () => {
    const { sheet } = written(['a', 0, undefined]);

    expect(sheet['!cols']?.map(({ width }) => Math.round(width ?? 0))).toEqual([30, 12, 18]);
    expect(sheet['!autofilter']).toEqual({ ref: 'A1:C2' });
  });

  it('cuts a text that is longer than a cell may hold', () => {
    const { sheet } = written(['a'.repeat(40_000), 0, undefined]);

    expect(sheet.A2?.v).toHaveLength(32_767);
  });

  it('cuts a sheet name to 31 valid characters', () => {
    const workbook = createWorkbook('[A/B]: a name that is far too long for a sheet', columns);

    expect(read(workbook.file()).SheetNames).toEqual(['A B   a name that is far too lo']);
  });

  it('keeps pages in the order in which they were added', () => {
    const workbook = createWorkbook('x', columns);
    for (const rows of [[['a'], ['b']], [], [['c']]]) workbook.append(rows);

    const sheet = read(workbook.file()).Sheets.x;
    expect(sheet?.['!ref']).toBe('A1:C4');
    expect([sheet?.A2?.v, sheet?.A3?.v, sheet?.A4?.v]).toEqual(['a', 'b', 'c']);
  });
});
