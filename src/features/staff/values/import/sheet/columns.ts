import { importLimits } from '../../../../../config/import-limits';
import type { Cell } from './cells';

/** A row of a file that is about a game, as written there. */
export interface SheetRow {
  /** The number that the spreadsheet gives the row, from 1. */
  readonly line: number;
  readonly game: Cell;
  readonly value: Cell;
}

/** Why the rows of a sheet are not fit for an import. */
export type SheetProblem = 'no-columns' | 'no-rows' | 'too-many-rows';

const GAME_HEADINGS = ['juego', 'game', 'gameid', 'id', 'videojuego'];
const VALUE_HEADINGS = ['valor', 'value', 'valorusd', 'valueusd', 'valorus', 'valueus'];

/** The headings stand in one of these first rows. */
const HEADING_ROWS = 10;

/** Letters and digits of a text in lower case and without accents, to compare what people type. */
export function plainText(text: Cell): string {
  const letters = String(text ?? '')
    .normalize('NFKD')
    .toLowerCase();
  return letters.replace(/[^\p{L}\p{N}]/gu, '');
}

const isBlank = (cell: Cell) => cell === undefined || String(cell).trim() === '';

function columnsOf(row: readonly Cell[]): { game: number; value: number } | undefined {
  const headings = Array.from(row, plainText);
  const game = headings.findIndex((heading) => GAME_HEADINGS.includes(heading));
  const value = headings.findIndex((heading) => VALUE_HEADINGS.includes(heading));
  return game === -1 || value === -1 ? undefined : { game, value };
}

/** The rows under the headings of game and value; rows in which both are empty are left out. */
export function findRows(rows: readonly (readonly Cell[])[]): readonly SheetRow[] | SheetProblem {
  const heading = rows.slice(0, HEADING_ROWS).findIndex((row) => columnsOf(row) !== undefined);
  const columns = columnsOf(rows[heading] ?? []);
  if (!columns) return 'no-columns';
  if (rows.length > importLimits.rowCount) return 'too-many-rows';
  const found = rows
    .map((row, place) => ({ line: place + 1, game: row[columns.game], value: row[columns.value] }))
    .slice(heading + 1)
    .filter(({ game, value }) => !isBlank(game) || !isBlank(value));
  return found.length === 0 ? 'no-rows' : found;
}
