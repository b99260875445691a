import { read, utils } from 'xlsx';
import { importLimits } from '../../../../../config/import-limits';
import type { Cell, OverLimit } from './cells';
import { unpacksToMore } from './unpacked-size';

/** How the files of spreadsheet programs begin: a zip archive, or the older binary container. */
const ARCHIVE = '504b0304';
const BINARY = [ARCHIVE, 'd0cf11e0'];

const BYTE_ORDER_MARKS = { fffe: 'utf-16le', feff: 'utf-16be' } as const;

const hex = (bytes: Uint8Array) =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** The text of a file: UTF-8, or what spreadsheet programs write in its place. */
function decode(file: ArrayBuffer): string {
  const start = hex(new Uint8Array(file, 0, Math.min(2, file.byteLength)));
  const marked = Object.entries(BYTE_ORDER_MARKS).find(([mark]) => mark === start)?.[1];
  if (marked) return new TextDecoder(marked).decode(file);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(file);
  } catch {
    return new TextDecoder('windows-1252').decode(file);
  }
}

/**
 * The rows of a file's first sheet, from its first row on, one more than `importLimits` allow at
 * most. Numbers of a text file stay text, because its separators are not known. Throws if it is no
 * such file.
 */
export async function readCells(file: ArrayBuffer): Promise<Cell[][] | OverLimit> {
  const start = hex(new Uint8Array(file, 0, Math.min(4, file.byteLength)));
  const { rowCount, columnCount, unpackedBytes } = importLimits;
  if (start === ARCHIVE && (await unpacksToMore(file, unpackedBytes))) return 'too-large-unpacked';
  const limits = { sheetRows: rowCount + 1, cellFormula: false, cellHTML: false } as const;
  const book = BINARY.includes(start)
    ? read(file, { type: 'array', ...limits })
    : read(decode(file), { type: 'string', raw: true, ...limits });
  const sheet = book.Sheets[book.SheetNames[0] ?? ''];
  if (!sheet) throw new Error('there is no sheet');
  // The rows below have a place for every column, empty ones too.
  if (utils.decode_range(sheet['!ref'] ?? 'A1').e.c >= columnCount) return 'too-many-columns';
  // Row 0 is the spreadsheet's first, so that the rows keep their numbers.
  return utils.sheet_to_json<Cell[]>(sheet, { header: 1, raw: true, blankrows: true, range: 0 });
}
