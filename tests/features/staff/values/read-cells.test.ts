import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { utils, write } from 'xlsx';
import { readCells } from '../../../../src/features/staff/values/import/sheet/read-cells';

const bytes = (text: string) => new TextEncoder().encode(text).buffer as ArrayBuffer;

function utf16(text: string): ArrayBuffer {
  const view = new DataView(new ArrayBuffer(2 * text.length + 2));
  view.setUint16(0, 0xfeff, true);
  for (const [place, unit] of Array.from(text).entries())
    view.setUint16(2 * place + 2, unit.charCodeAt(0), true);
  return view.buffer;
}

const rows = [
  ['Juego', 'Valor (US$)'],
  ['Pokémon Go', 160],
  ['Roblox', 1250],
];

describe('a spreadsheet', () => {
  it.each(['xlsx', 'xlsb', 'biff8', 'ods'] as const)(
    'of the kind %s gives its cells',
    (bookType) => {
      const book = utils.book_new(utils.aoa_to_sheet(rows), 'Valores');
      expect(readCells(write(book, { bookType, type: 'array' }))).toEqual(rows);
    },
  );

  it.each([
    ['commas', 'Juego,Valor (US$)\nPokémon Go,160\nRoblox,"1,250"\n'],
    [
      'semicolons, a byte order mark and Windows line ends',
      '\u{FEFF}Juego;Valor (US$)\r\nPokémon Go;160\r\nRoblox;1,250\r\n',
    ],
    ['tabs', 'Juego\tValor (US$)\nPokémon Go\t160\nRoblox\t1,250'],
    [
      'the separator in its first line',
      'sep=;\r\nJuego;Valor (US$)\r\nPokémon Go;160\r\nRoblox;1,250',
    ],
  ])('of text with %s gives texts', (_, text) => {
    const found = readCells(bytes(text)).filter((row) => row.length > 1);
    expect(found).toEqual([
      ['Juego', 'Valor (US$)'],
      ['Pokémon Go', '160'],
      ['Roblox', '1,250'],
    ]);
  });

  it('of text in Windows’ and in two-byte characters keeps its accents', () => {
    const text = 'Juego;Valor\r\nPokémon Go;160\r\n';
    const windows = Uint8Array.from(text, (character) => character.charCodeAt(0));
    for (const file of [windows.buffer as ArrayBuffer, utf16(text)])
      expect(readCells(file)[1]).toEqual(['Pokémon Go', '160']);
  });

  it.each(['ID;Valor\r\nroblox;160\r\n', 'ID,Valor\nroblox,160\n'])(
    '%j is no other format',
    (text) => {
      expect(readCells(bytes(text))).toEqual([
        ['ID', 'Valor'],
        ['roblox', '160'],
      ]);
    },
  );

  it.each([
    ['libreoffice.xlsx', [240, 1250]],
    ['libreoffice.csv', ['240', '1250']],
  ])('that LibreOffice saved as %s gives its cells', async (name, [pokemonGo, fc24]) => {
    const file = await readFile(`tests/support/spreadsheets/${name}`);
    const found = readCells(Uint8Array.from(file).buffer).map((row) => row.slice(0, 2));
    expect(found).toEqual([
      ['Juego', 'Valor (US$)'],
      ['Pokémon Go', pokemonGo],
      ['EA Sports FC 24', fc24],
    ]);
  });

  it('keeps the numbers of its rows', () => {
    const sheet = utils.sheet_add_aoa({}, [['Juego', 'Valor'], [], ['Roblox', 160]], {
      origin: 'B3',
    });
    const file = write(utils.book_new(sheet, 'x'), { bookType: 'xlsx', type: 'array' });
    expect(readCells(file)[4]).toContain('Roblox');
  });

  it('that is empty or none has no cells, or throws', () => {
    expect(readCells(bytes('')).flat()).toEqual([]);
    expect(() => readCells(bytes('PK\u{3}\u{4}no archive'))).toThrow();
  });
});
