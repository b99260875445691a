import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { utils, write } from 'xlsx';
import { importLimits } from '../../../../src/config/import-limits';
import type { Cell } from '../../../../src/features/staff/values/import/sheet/cells';
import { readCells as readFileCells } from '../../../../src/features/staff/values/import/sheet/read-cells';

const bytes = (text: string) => new TextEncoder().encode(text).buffer as ArrayBuffer;

function utf16(text: string): ArrayBuffer {
  const view = new DataView(new ArrayBuffer(2 * text.length + 2));
  view.setUint16(0, 0xfeff, true);
  for (const [place, unit] of Array.from(text).entries())
    view.setUint16(2 * place + 2, unit.charCodeAt(0), true);
  return view.buffer;
}

/** The cells of a file within every limit. */
async function readCells(file: ArrayBuffer): Promise<Cell[][]> {
  const cells = await readFileCells(file);
  if (typeof cells === 'string') throw new Error(`the file is ${cells}`);
  return cells;
}

const rows = [
  ['Juego', 'Valor (US$)'],
  ['Pokémon Go', 160],
  ['Roblox', 1250],
];

describe('a spreadsheet', () => {
  it.each(['xlsx', 'xlsb', 'biff8', 'ods'] as const)(
    'of the kind %s gives its cells',
    async (bookType) => {
      const book = utils.book_new(utils.aoa_to_sheet(rows), 'Valores');
      expect(await readCells(write(book, { bookType, type: 'array' }))).toEqual(rows);
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
  ])('of text with %s gives texts', async (_, text) => {
    const found = (await readCells(bytes(text))).filter((row) => row.length > 1);
    expect(found).toEqual([
      ['Juego', 'Valor (US$)'],
      ['Pokémon Go', '160'],
      ['Roblox', '1,250'],
    ]);
  });

  it('of text in Windows’ and in two-byte characters keeps its accents', async () => {
    const text = 'Juego;Valor\r\nPokémon Go;160\r\n';
    const windows = Uint8Array.from(text, (character) => character.charCodeAt(0));
    for (const file of [windows.buffer as ArrayBuffer, utf16(text)])
      expect((await readCells(file))[1]).toEqual(['Pokémon Go', '160']);
  });

  it.each(['ID;Valor\r\nroblox;160\r\n', 'ID,Valor\nroblox,160\n'])(
    '%j is no other format',
    async (text) => {
      expect(await readCells(bytes(text))).toEqual([
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
    const found = (await readCells(Uint8Array.from(file).buffer)).map((row) => row.slice(0, 2));
    expect(found).toEqual([
      ['Juego', 'Valor (US$)'],
      ['Pokémon Go', pokemonGo],
      ['EA Sports FC 24', fc24],
    ]);
  });

  it('keeps the numbers of its rows', async () => {
    const sheet = utils.sheet_add_aoa({}, [['Juego', 'Valor'], [], ['Roblox', 160]], {
      origin: 'B3',
    });
    const file = write(utils.book_new(sheet, 'x'), { bookType: 'xlsx', type: 'array' });
    expect((await readCells(file))[4]).toContain('Roblox');
  });

  it('that is empty or none has no cells, or throws', async () => {
    expect((await readCells(bytes(''))).flat()).toEqual([]);
    await expect(readCells(bytes('PK\u{3}\u{4}no archive'))).rejects.toThrow();
  });
});

describe('a file made to keep the page busy', () => {
  const { columnCount, unpackedBytes } = importLimits;

  /** A small workbook with one sheet of rows that repeat themselves. */
  function bomb(): ArrayBuffer {
    const longest = 'a'.repeat(32_000);
    const sheet = utils.aoa_to_sheet(
      Array.from({ length: unpackedBytes / 32_000 }, () => [longest]),
    );
    return write(utils.book_new(sheet, 'x'), {
      bookType: 'xlsx',
      type: 'array',
      compression: true,
    });
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
      expect(await readFileCells(file)).toBe('too-large-unpacked');
  });

  it('may claim to unpack to more than is read', async () => {
    const book = utils.book_new(utils.aoa_to_sheet(rows), 'x');
    const file: ArrayBuffer = write(book, { bookType: 'xlsx', type: 'array', compression: true });
    expect(await readFileCells(file)).toEqual(rows);
    expect(await readFileCells(claiming(file, unpackedBytes + 1))).toBe('too-large-unpacked');
  });

  it('may have more columns than are read', async () => {
    const line = (columns: number) => bytes(`Juego;Valor${';'.repeat(columns - 2)}\n`);
    expect(await readCells(line(columnCount))).toHaveLength(1);
    for (const columns of [columnCount + 1, 1_000_000])
      expect(await readFileCells(line(columns))).toBe('too-many-columns');
  });
});
