import { brand } from '../../../../config/brand';
import {
  currentValue,
  isMarketValue,
  type MarketGame,
} from '../../../../domain/market/market-value';
import type { ImportedValue } from '../../../../domain/market/value-import';
import { findGame } from '../../../../games/list';
import type { Cell } from './sheet/cells';
import { plainText, type SheetRow } from './sheet/columns';

/** Why a cell is no whole number of dollars. */
type AmountProblem = 'no-value' | 'no-number' | 'not-whole';

const CURRENCY = /USD|\$/gi;
const SPACES = /[\s\u{A0}\u{202F}]/gu;

/** Groups of three digits with one kind of separator, then decimals with the other kind. */
const AMOUNT =
  /^(?:\d+|\d{1,3}(?:,\d{3})+|\d{1,3}(?:\.\d{3})+|\d{1,3}(?:['’]\d{3})+)(?:[.,](\d{1,2}))?$/;

/**
 * Whole dollars as people and spreadsheets write them: 1250, 1,250, 1.250, US$1,250.00. Market values
 * are whole, so three digits after one separator are thousands.
 */
export function readAmount(cell: Cell): number | AmountProblem {
  if (typeof cell === 'number') return Number.isInteger(cell) ? cell : 'not-whole';
  const text =
    typeof cell === 'string'
      ? cell.replace(brand.currency.symbol, '').replace(CURRENCY, '').replace(SPACES, '')
      : '';
  if (text === '') return typeof cell === 'boolean' ? 'no-number' : 'no-value';
  const sign = /^[-−]/.test(text) ? -1 : 1;
  const found = AMOUNT.exec(text.replace(/^[-−+]/, ''));
  if (!found) return 'no-number';
  const decimals = found[1] ?? '';
  if (/[1-9]/.test(decimals)) return 'not-whole';
  const whole = decimals === '' ? found[0] : found[0].slice(0, -decimals.length - 1);
  return sign * Number(whole.replace(/\D/g, ''));
}

/** What keeps a row from being imported. */
export type RowProblem = AmountProblem | 'unknown-game' | 'bounds' | 'twice' | 'unchanged';

/** A row of the file beside the game that it is about. */
export interface ImportRow {
  readonly line: number;
  /** Game and value as the file has them. */
  readonly gameText: string;
  readonly valueText: string;
  readonly game: MarketGame | undefined;
  readonly amount: number | AmountProblem;
}

/** A row, whether it is imported, and its problem if it were. */
export interface CheckedRow extends ImportRow {
  readonly included: boolean;
  readonly problem: RowProblem | undefined;
}

/** Games by id, stored name and the product's own name. A name that two games share finds none. */
function gamesByName(games: readonly MarketGame[]): ReadonlyMap<string, MarketGame> {
  const named = new Map<string, MarketGame | undefined>();
  for (const game of games)
    for (const name of new Set([game.name, findGame(game.id)?.name ?? ''].map(plainText)))
      named.set(name, named.has(name) ? undefined : game);
  const found = new Map<string, MarketGame>();
  for (const [name, game] of named) if (game && name !== '') found.set(name, game);
  for (const game of games) found.set(plainText(game.id), game);
  return found;
}

/** The rows of a file with their games. */
export function matchRows(
  rows: readonly SheetRow[],
  games: readonly MarketGame[],
): readonly ImportRow[] {
  const known = gamesByName(games);
  return rows.map(({ line, game, value }) => ({
    line,
    gameText: String(game ?? '').trim(),
    valueText: String(value ?? '').trim(),
    game: known.get(plainText(game)),
    amount: readAmount(value),
  }));
}

function ownProblem({ game, amount }: ImportRow): RowProblem | undefined {
  if (!game) return 'unknown-game';
  if (typeof amount !== 'number') return amount;
  if (!isMarketValue(amount)) return 'bounds';
  return currentValue(game.values) === amount ? 'unchanged' : undefined;
}

/**
 * The rows with their problems. `choices` says, by line, which to import; without a choice, only a
 * row that changes nothing is left out.
 */
export function checkRows(
  rows: readonly ImportRow[],
  choices: ReadonlyMap<number, boolean>,
): readonly CheckedRow[] {
  const checked = rows.map((row) => {
    const problem = ownProblem(row);
    return { ...row, problem, included: choices.get(row.line) ?? problem !== 'unchanged' };
  });
  const isRepeated = ({ line, game }: ImportRow) =>
    checked.some((other) => other.included && other.line !== line && other.game?.id === game?.id);
  return checked.map((row) => ({
    ...row,
    problem: row.problem ?? (isRepeated(row) ? ('twice' as const) : undefined),
  }));
}

/** The values that the rows import. Rows with a problem give none. */
export function valuesOf(rows: readonly CheckedRow[]): readonly ImportedValue[] {
  return rows.flatMap(({ included, problem, game, amount }) =>
    included && !problem && game && typeof amount === 'number'
      ? [{ gameId: game.id, previous: currentValue(game.values), value: amount }]
      : [],
  );
}
