import { brand } from '../../../../config/brand';
import type { Line, SheetProblem, SheetRow } from './cells';

/** Letters and digits of a text in lower case and without accents, to compare what people type. */
export function plainText(text: string): string {
  const letters = text.normalize('NFKD').toLowerCase();
  return letters.replace(/[^\p{L}\p{N}]/gu, '');
}

/** Headings of the game and of its value, the ones that count first at the front. */
const GAME_HEADINGS = [/^(juego|game|videojuego)$/, /^(gameid|id)$/];
const { symbol, code, many } = brand.currency;
const UNIT = `(en|in)?(${[symbol, code, many.es, many.en].map(plainText).join('|')})?`;
const VALUE = '(valor|value|precio|price)';
const VALUE_HEADINGS = [
  new RegExp(`^((nuevo|new)${VALUE}|${VALUE}(nuevo|new))${UNIT}$`),
  new RegExp(`^${VALUE}${UNIT}$`),
];

/** A column that may stand after the value and holds no number. */
const REASON = /^(motivo|reason|nota|note|coment|comment)/;

/** Where a number is cut at its comma: what stands before it, and after. */
const CUT = /^\D*\d{1,3}$/;
const REST = /^\d{3}([.,]\d*)?$/;

/** The headings stand in one of these first rows. */
const HEADING_ROWS = 10;

interface Columns {
  readonly game: number;
  /** Two columns may hold it: undefined. */
  readonly value: number | undefined;
  /** How many cells the heading has. */
  readonly count: number;
  /** Numbers of its own stand in the column after the value. */
  readonly isNumberNext: boolean;
}

/** The places of the headings that the first of these patterns finds. */
function placesOf(headings: readonly string[], patterns: readonly RegExp[]): readonly number[] {
  for (const pattern of patterns) {
    const places = headings.flatMap((heading, place) => (pattern.test(heading) ? [place] : []));
    if (places.length > 0) return places;
  }
  return [];
}

/** Whether this is a number that no comma can have cut off. */
const isOtherNumber = (text: string) => /^\d[\d.,]*$/.test(text) && !REST.test(text);

function columnsOf({ cells }: Line, rows: readonly Line[]): Columns | undefined {
  const headings = Array.from(cells, (cell) => plainText(cell?.text ?? ''));
  const [game] = placesOf(headings, GAME_HEADINGS);
  const [value, other] = placesOf(headings, VALUE_HEADINGS);
  if (game === undefined || value === undefined) return undefined;
  return {
    game,
    value: other === undefined ? value : undefined,
    count: headings.length,
    isNumberNext:
      !REASON.test(headings[value + 1] ?? '') &&
      rows.some(({ cells: row }) => isOtherNumber(row[value + 1]?.text ?? '')),
  };
}

/**
 * Whether a row of text was cut at a comma within a number: it has more cells than the headings, or a
 * value is followed by three digits where no number belongs.
 */
function isSplit(
  { cells }: Line,
  { value = 0, count, isNumberNext }: Columns,
  separator: string,
): boolean {
  if (cells.slice(count).some((cell) => cell?.text)) return true;
  const isCut = CUT.test(cells[value]?.text ?? '') && REST.test(cells[value + 1]?.text ?? '');
  return isCut && separator === ',' && !isNumberNext;
}

/**
 * The rows under the headings of game and value; rows in which both are empty are left out.
 * `separator`: the sign between the cells of a text.
 */
export function findRows(
  lines: readonly Line[],
  separator?: string,
): readonly SheetRow[] | Extract<SheetProblem, 'no-columns' | 'two-values' | 'no-rows'> {
  const heading = lines
    .slice(0, HEADING_ROWS)
    .findIndex((line) => columnsOf(line, []) !== undefined);
  const columns = lines[heading] && columnsOf(lines[heading], lines.slice(heading + 1));
  if (!columns) return 'no-columns';
  const { game, value } = columns;
  if (value === undefined) return 'two-values';
  const rows = lines.slice(heading + 1).map((line) => ({
    line: line.line,
    game: line.cells[game]?.text ?? '',
    value: line.cells[value] ?? { text: '' },
    ...(separator !== undefined && isSplit(line, columns, separator) && { isSplit: true }),
  }));
  const found = rows.filter((row) => row.game !== '' || row.value.text !== '');
  return found.length === 0 ? 'no-rows' : found;
}
