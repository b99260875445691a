import { type AmountProblem, readAmount } from '../../../../domain/fields/amount';
import {
  currentValue,
  isMarketValue,
  type MarketGame,
} from '../../../../domain/market/market-value';
import type { ImportedValue } from '../../../../domain/market/value-import';
import { findGame } from '../../../../games/list';
import type { SheetRow, Unfit } from '../sheet/cells';
import { plainText } from '../sheet/columns';
import { MARKET_VALUE_FORM } from '../value-draft';

/** Why a cell is no market value. `split`: a comma may have cut it. */
type ValueProblem = AmountProblem | Unfit | 'split';

/** What keeps a row from being imported. */
export type RowProblem = ValueProblem | 'unknown-game' | 'bounds' | 'twice' | 'unchanged';

/** A row of the file beside the game that it is about. */
export interface ImportRow {
  readonly line: number;
  /** Game and value as the file has them. */
  readonly gameText: string;
  readonly valueText: string;
  readonly game: MarketGame | undefined;
  readonly amount: number | ValueProblem;
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
  return rows.map((row) => ({
    line: row.line,
    gameText: row.game,
    valueText: row.value.text,
    game: known.get(plainText(row.game)),
    amount: amountOf(row),
  }));
}

function amountOf({ value, isSplit }: SheetRow): number | ValueProblem {
  if (isSplit) return 'split';
  const { amount, problem } = readAmount(value.text, MARKET_VALUE_FORM);
  return value.unfit ?? problem ?? amount;
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
  const isDuplicated = ({ line, game }: ImportRow) =>
    checked.some((other) => other.included && other.line !== line && other.game?.id === game?.id);
  return checked.map((row) => ({
    ...row,
    problem: row.problem ?? (isDuplicated(row) ? ('twice' as const) : undefined),
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
