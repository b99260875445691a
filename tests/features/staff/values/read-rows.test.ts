import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { type CellObject, utils } from 'xlsx';
import { importLimits } from '../../../../src/config/import-limits';
import type { SheetRow } from '../../../../src/features/staff/values/sheet/cells';
import { readRows } from '../../../../src/features/staff/values/sheet/read-rows';
import { bookOf, bytes, edited, oldBytes, utf16, withHiddenSheet } from './file-bytes';

/** The rows of a file as `line: game, value`, or why there are none. */
async function rowsOf(file: ArrayBuffer): Promise<readonly string[] | string> {
  const rows = await readRows(file);
  if (typeof rows === 'string') return rows;
  const told = ({ value, isSplit }: SheetRow) => value.unfit ?? (isSplit ? 'split' : value.text);
  return rows.map((row) => `${row.line}: ${row.game}, ${told(row)}`);
}

const text = (content: string) => rowsOf(bytes(content));

const cells = [
  ['Juego', 'Valor (US$)'],
  ['Pokémon Go', 160],
  ['Roblox', 1250],
];

/** A sheet with one game and this cell as its value. */
function sheetWith(cell: CellObject) {
  const sheet = utils.aoa_to_sheet([['Juego', 'Valor'], ['Roblox']]);
  sheet.B2 = cell;
  sheet['!ref'] = 'A1:B2';
  return sheet;
}

describe('a spreadsheet', () => {
  it.each(['xlsx', 'xlsb', 'biff8', 'ods'] as const)('of the kind %s is read', async (bookType) => {
    const file = bookOf(utils.aoa_to_sheet(cells), bookType);
    expect(await rowsOf(file)).toEqual(['2: Pokémon Go, 160', '3: Roblox, 1250']);
  });

  it.each(['xlsx', 'xlsb', 'biff8', 'ods'] as const)(
    'of the kind %s gives the first sheet that a person sees',
    async (bookType) => {
      const hidden = utils.aoa_to_sheet([
        ['Juego', 'Valor'],
        ['Roblox', 999],
      ]);
      const file = withHiddenSheet(hidden, utils.aoa_to_sheet(cells), bookType);
      expect(await rowsOf(file)).toEqual(['2: Pokémon Go, 160', '3: Roblox, 1250']);
    },
  );

  it.each<[string, CellObject, string]>([
    ['a sum that is not exact', { t: 'n', f: '1.15*100', v: 114.99999999999999 }, '115'],
    ['a currency', { t: 'n', v: 1250, z: '"US$"#,##0.00' }, 'US$1,250.00'],
    ['rounded decimals', { t: 'n', v: 225.4, z: '0' }, '225'],
    ['decimals that are shown', { t: 'n', v: 160.5 }, '160.5'],
    ['a code with the letters of a date', { t: 'n', v: 225, z: '"USD" #,##0' }, 'USD 225'],
    ['text', { t: 's', v: ' 225 ' }, '225'],
    ['a date', { t: 'n', v: 46_027, z: 'dd/mm/yyyy' }, 'date'],
    ['an hour', { t: 'n', v: 120.5, z: 'h:mm' }, 'date'],
    ['an error', { t: 'e', v: 42 }, 'error'],
    ['a per cent', { t: 'n', v: 250, z: '0%' }, 'percent'],
    ['a per cent with decimals', { t: 'n', v: 1.255, z: '0.0%' }, 'percent'],
    ['nothing', { t: 'n', v: 225, z: ';;;' }, ''],
  ])('gives what a person sees: %s', async (_, cell, value) => {
    expect(await rowsOf(bookOf(sheetWith(cell)))).toEqual([`2: Roblox, ${value}`]);
  });

  it.each(['<v></v>', '<v/>', ''])('names a formula that was never computed: %j', async (value) => {
    const file = edited(bookOf(sheetWith({ t: 'n', v: 1 })), 'sheet1.xml', (content) =>
      content.replace(/<c r="B2".*?<\/c>/, `<c r="B2"><f>SUM(1,2)</f>${value}</c>`),
    );
    expect(await rowsOf(file)).toEqual(['2: Roblox, formula']);
  });

  it('counts no formatted empty cell, in either direction', async () => {
    const sheet = utils.aoa_to_sheet(cells);
    const empty = { t: 'z', z: '0.00' } as const;
    for (let row = 4; row <= 300; row += 1) sheet[`B${row}`] = empty;
    for (let c = 2; c < 400; c += 1) sheet[utils.encode_cell({ r: 1, c })] = empty;
    sheet['!ref'] = 'A1:OJ300';
    expect(await rowsOf(bookOf(sheet))).toEqual(['2: Pokémon Go, 160', '3: Roblox, 1250']);
  });

  it('keeps the numbers of its rows', async () => {
    const sheet = utils.sheet_add_aoa({}, [['Juego', 'Valor'], [], ['Roblox', 160]], {
      origin: 'B3',
    });
    expect(await rowsOf(bookOf(sheet))).toEqual(['5: Roblox, 160']);
  });

  it.each(['libreoffice.xlsx', 'libreoffice.csv'])('that LibreOffice saved: %s', async (name) => {
    const file = await readFile(`tests/support/spreadsheets/${name}`);
    const rows = await rowsOf(Uint8Array.from(file).buffer);
    expect(rows).toEqual(['2: Pokémon Go, 240', '3: EA Sports FC 24, 1250']);
  });
});

describe('a file of text', () => {
  it.each([
    ['commas', 'Juego,Valor (US$)\nPokémon Go,160\nRoblox,"1,250"\n'],
    [
      'semicolons, a byte order mark and Windows line ends',
      '\u{FEFF}Juego;Valor (US$)\r\nPokémon Go;160\r\nRoblox;1,250\r\n',
    ],
    ['tabs', 'Juego\tValor (US$)\nPokémon Go\t160\nRoblox\t1,250'],
    ['bars', 'Juego|Valor\nPokémon Go|160\nRoblox|1,250'],
    ['the separator in its first line', 'sep=;\r\nJuego;Valor\r\nPokémon Go;160\r\nRoblox;1,250'],
    ['an unusual one there', 'sep=^\r\nJuego^Valor\r\nPokémon Go^160\r\nRoblox^1,250'],
    ['quotes around everything', '"Juego";"Valor"\n"Pokémon Go";"160"\n"Roblox";"1,250"'],
    ['empty cells behind', 'Juego;Valor;;\nPokémon Go;160;;\nRoblox;1,250;;;'],
  ])('may have %s', async (_, content) => {
    expect(await text(content)).toEqual(['2: Pokémon Go, 160', '3: Roblox, 1,250']);
  });

  it('has the separator that gives the headings, whatever else occurs more often', async () => {
    const reason = 'Sube, por el evento, y baja después, según el mercado';
    expect(await text(`Juego;Valor;Motivo\nPokemon Go;225,00;${reason}`)).toEqual([
      '2: Pokemon Go, 225,00',
    ]);
    expect(await text('Valores, de mayo, y de junio\nJuego;Valor\nPokemon Go;225')).toEqual([
      '3: Pokemon Go, 225',
    ]);
    expect(await text('Juego,Valor\nPokemon Go,225\n"a;b;c;d;e",1')).toEqual([
      '2: Pokemon Go, 225',
      '3: a;b;c;d;e, 1',
    ]);
  });

  it.each(['ID;Valor', '<b>Valores</b>\nID;Valor', 'TABLE;x\nID;Valor', '{\\rtf\nID;Valor'])(
    'is no other format because it begins with %j',
    async (start) => {
      expect(await text(`${start}\nroblox;160`)).toEqual([expect.stringMatching(/roblox, 160$/)]);
    },
  );

  it('may break lines and double quotes within quotes', async () => {
    expect(await text('Juego;Valor\n"Pokémon\r\n""Go""";160\nRoblox;"170"')).toEqual([
      '2: Pokémon\r\n"Go", 160',
      '3: Roblox, 170',
    ]);
  });

  it('loses no row to a quote that never ends', async () => {
    expect(await text('Juego;Valor\n"Roblox;170\nMinecraft;200')).toEqual([
      '2: "Roblox, 170',
      '3: Minecraft, 200',
    ]);
  });

  it.each([
    ['="225"', '225'],
    ['"=""225"""', '225'],
    ["'225", '225'],
    ['=1+1', 'formula'],
    ['#N/A', 'error'],
    ['#¡DIV/0!', 'error'],
    ['#####', 'error'],
    ['Err:502', 'error'],
    ['250 %', 'percent'],
    ['05/01/2026', 'date'],
    ['2026-01-05', 'date'],
    ['5.1.2026', 'date'],
    ['1.250.000', '1.250.000'],
  ])('with the value %s gives %s', async (value, found) => {
    expect(await text(`Juego;Valor\nRoblox;${value}`)).toEqual([`2: Roblox, ${found}`]);
  });

  it.each([
    ['Juego,Valor', 'Roblox,10,500', 'split'],
    ['Juego,Valor', 'Roblox,US$12,500.00', 'split'],
    ['Juego,Valor,Motivo', 'Roblox,10,500', 'split'],
    ['Juego,Valor,Motivo', 'Roblox,US$12,500.00,', 'split'],
    ['Valor,Juego', '10,500,Roblox', 'split'],
    ['Juego,Valor', 'Roblox,"10,500"', '10,500'],
    ['Juego,Valor', 'Roblox,225,', '225'],
    ['Juego,Valor,Motivo', 'Roblox,225,Sube', '225'],
    ['Juego,Valor,X', 'Roblox,10,500', 'split'],
    ['Juego,Valor,', 'Roblox,10,500', 'split'],
    ['Juego,Valor,X', 'Roblox,10,500\nMinecraft,160,', 'split'],
    ['Juego,Valor,X', 'Roblox,10,500\nMinecraft,160,Sube 5', 'split'],
    ['Juego,Valor,Ventas', 'Roblox,225,300\nMinecraft,160,1500', '225'],
    ['Juego,Valor,Ventas', 'Roblox,225,300\nMinecraft,160,12', '225'],
    ['Juego;Valor;Ventas', 'Roblox;225;300', '225'],
    ['Juego;Valor;Motivo', 'Roblox;225;300', '225'],
    ['ID,Juego,Valor', '104,Roblox,225', '225'],
  ])('under %j with the rows %j has the first value %s', async (headings, row, value) => {
    const [first] = await text(`${headings}\n${row}`);
    expect(first).toMatch(new RegExp(`, ${value}$`));
  });

  const old = 'Juego;Valor\r\nPokémon Niñez Ó;160\r\n';
  it.each<[string, ArrayBuffer]>([
    ['Windows', oldBytes(old, { é: 0xe9, ñ: 0xf1, Ó: 0xd3 })],
    ['a Mac', oldBytes(old, { é: 0x8e, ñ: 0x96, Ó: 0xee })],
    ['code page 850', oldBytes(old, { é: 0x82, ñ: 0xa4, Ó: 0xe0 })],
    ['two-byte characters', utf16(old)],
  ])('in the letters of %s keeps its accents', async (_, file) => {
    expect(await rowsOf(file)).toEqual(['2: Pokémon Niñez Ó, 160']);
  });
});

describe('a table of HTML', () => {
  const table = (rows: string) =>
    `<html><head><!-- <table><tr><td>x</td></tr></table> --><title>a;b</title></head><body><table><tr><th>Juego</th><th>Valor</th></tr>${rows}</table></body></html>`;

  it.each([
    ['Pok&eacute;mon', 'Pokémon'],
    ['Pok&#233;mon &amp; Ni&ntilde;o', 'Pokémon & Niño'],
    ['Pok&#xE9;mon&nbsp;Go', 'Pokémon\u{A0}Go'],
    ['A&lt;B&gt;', 'A<B>'],
  ])('spells %s as %s', async (name, spelled) => {
    const rows = await text(table(`<tr><td>${name}</td><td>1.250,00</td></tr>`));
    expect(rows).toEqual([`2: ${spelled}, 1.250,00`]);
  });
});

describe('the columns of a file', () => {
  it.each([
    'Juego;Valor (US$)',
    'GAME;value',
    'gameid;Valor',
    '  Videojuego ;VALUE (USD)',
    'id;valor en dólares',
    'Juego;Precio',
    'Game;Price (US$)',
    'Juego;Nuevo valor',
    'Juego;Precio nuevo (US$)',
  ])('are found: %s', async (headings) => {
    expect(await text(`${headings}\nRoblox;160`)).toEqual(['2: Roblox, 160']);
  });

  it.each([
    ['ID;Juego;Valor', '1;Roblox;160'],
    ['Juego;Valor;Valor nuevo', 'Roblox;150;160'],
    ['New value;Value;Game', '160;150;Roblox'],
    ['Nota;Valor;Juego', 'x;160;Roblox'],
  ])('may be %s', async (headings, row) => {
    expect(await text(`${headings}\n${row}`)).toEqual(['2: Roblox, 160']);
  });

  it('may stand under a title', async () => {
    expect(await text('Valores de mayo\n\nJuego;Valor\nRoblox;160\n')).toEqual(['4: Roblox, 160']);
  });

  it.each([
    ['no-columns', 'a;b\n1;2'],
    ['two-values', 'Juego;Valor;Precio\nRoblox;150;160'],
    ['two-values', 'Juego;Valor;Valor\nRoblox;150;160'],
    ['no-rows', 'Juego;Valor\n; '],
    ['too-many-rows', `Juego;Valor\n${'Roblox;160\n'.repeat(importLimits.rowCount)}`],
  ])('or the file is refused: %s', async (problem, content) => {
    expect(await text(content)).toBe(problem);
  });
});

describe('a file that is no spreadsheet', () => {
  const magic = (...start: number[]) => Uint8Array.from([...start, 0, 0, 0, 13]).buffer;

  it.each<[string, ArrayBuffer, string]>([
    ['without a byte', bytes(''), 'empty'],
    ['of blank lines', bytes(' \r\n\n'), 'empty'],
    ['with an empty sheet', bookOf(utils.aoa_to_sheet([])), 'empty'],
    ['with a PNG picture', magic(0x89, 0x50, 0x4e, 0x47), 'not-a-sheet'],
    ['with a JPEG picture', magic(0xff, 0xd8, 0xff, 0xe0), 'not-a-sheet'],
    ['with a PDF', bytes('%PDF-1.7\nJuego;Valor\nRoblox;160'), 'not-a-sheet'],
    [
      'with another document',
      edited(bookOf(utils.aoa_to_sheet(cells)), '[Content_Types].xml', () => '<Types/>'),
      'not-a-sheet',
    ],
  ])('%s says so', async (_, file, problem) => {
    expect(await rowsOf(file)).toBe(problem);
  });

  it('whose archive is broken cannot be read', async () => {
    await expect(rowsOf(bytes('PK\u{3}\u{4}no archive'))).rejects.toThrow();
    const whole = bookOf(utils.aoa_to_sheet(cells));
    await expect(rowsOf(whole.slice(0, whole.byteLength / 2))).rejects.toThrow();
  });
});

describe('a file made to keep the page busy', () => {
  const { columnCount, unpackedBytes } = importLimits;

  /** A small workbook with one sheet of rows that repeat themselves. */
  function bomb(): ArrayBuffer {
    const longest = 'a'.repeat(32_000);
    return bookOf(
      utils.aoa_to_sheet(Array.from({ length: unpackedBytes / 32_000 }, () => [longest])),
    );
  }

  /** The same archive, every part of which claims to unpack to this many bytes. */
  function claiming(archive: ArrayBuffer, size: number): ArrayBuffer {
    const view = new DataView(archive.slice(0));
    for (let at = 0; at < view.byteLength - 4; at += 1) {
      const signature = view.getUint32(at, true);
      if (signature === 0x04034b50) view.setUint32(at + 22, size, true);
      if (signature === 0x02014b50) view.setUint32(at + 24, size, true);
    }
    return view.buffer;
  }

  it('may be small and unpack to more than is read, with any claimed size', async () => {
    const archive = bomb();
    expect(archive.byteLength).toBeLessThan(importLimits.fileBytes);
    for (const file of [archive, claiming(archive, 0), claiming(archive, 1000)])
      expect(await rowsOf(file)).toBe('too-large-unpacked');
  });

  it('may claim to unpack to more than is read', async () => {
    const file = bookOf(utils.aoa_to_sheet(cells));
    expect(await rowsOf(claiming(file, unpackedBytes + 1))).toBe('too-large-unpacked');
  });

  it('may have more columns than are read', async () => {
    const line = (columns: number) => `Juego;Valor${';x'.repeat(columns - 2)}\n`;
    expect(await text(line(columnCount))).toBe('no-rows');
    for (const columns of [columnCount + 1, 100_000])
      expect(await text(line(columns))).toBe('too-many-columns');
    expect(await text(`Juego;Valor${';'.repeat(1_000_000)}\n`)).toBe('no-rows');
  });
});
