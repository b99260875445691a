import { importLimits } from '../../../../config/import-limits';
import { unpacksToMore } from './archive';
import { bookLines } from './book-lines';
import type { Line, SheetProblem, SheetRow } from './cells';
import { findRows } from './columns';
import { decode, startOf } from './decode';
import { isMarkup, plainMarkup } from './markup';
import { textLines } from './text-rows';

/** How the files of spreadsheet programs begin: a zip archive, or the older binary container. */
const ARCHIVE = '504b0304';
const CONTAINER = 'd0cf11e0';

/** Characters that no text has, and pictures and other documents are full of. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
const BINARY = /[\0-\u{8}\u{E}-\u{1A}]|^%PDF-/u;

/** The rows of a file that are not empty, and the separator of a text. */
async function linesOf(
  file: ArrayBuffer,
): Promise<{ readonly lines: readonly Line[]; readonly separator?: string } | SheetProblem> {
  const start = startOf(file, 4);
  if (start === CONTAINER) return { lines: bookLines(file) };
  if (start === ARCHIVE) {
    if (await unpacksToMore(file, importLimits.unpackedBytes)) return 'too-large-unpacked';
    return bookOr(file);
  }
  const text = decode(file);
  if (BINARY.test(text)) return 'not-a-sheet';
  return isMarkup(text) ? bookOr(plainMarkup(text)) : textLines(text);
}

/** The rows of a workbook; another document may be an archive or markup too. */
function bookOr(file: ArrayBuffer | string) {
  try {
    return { lines: bookLines(file) };
  } catch {
    return 'not-a-sheet';
  }
}

/**
 * The rows of a file under the headings of game and value, of its first visible sheet. Throws if it
 * cannot be read.
 */
export async function readRows(file: ArrayBuffer): Promise<readonly SheetRow[] | SheetProblem> {
  const read = await linesOf(file);
  if (typeof read === 'string') return read;
  const { lines, separator } = read;
  if (lines.length === 0) return 'empty';
  const { rowCount, columnCount } = importLimits;
  const isWide = ({ cells }: Line) => cells.findLastIndex((cell) => cell?.text) >= columnCount;
  if (lines.some(isWide)) return 'too-many-columns';
  const rows = findRows(lines, separator);
  return rows !== 'no-columns' && lines.length > rowCount ? 'too-many-rows' : rows;
}
