import { checkLine, normalizeText } from '../fields/fields';
import type { Text } from '../language';
import { currentValue, MAX_MARKET_VALUES, type MarketGame } from './market-value';

/** The longest name of a file that the audit keeps, in characters. */
export const MAX_IMPORT_FILE = 120;

/** A market value that an import changes, in whole dollars. */
export interface ImportedValue {
  readonly gameId: string;
  /** The current value when it was asked for; undefined if the game had none. */
  readonly previous: number | undefined;
  readonly value: number;
}

/** Market values that change together, with one reason. */
export interface ValueImport {
  /** The name of the file that they were read from. */
  readonly file: string;
  readonly values: readonly ImportedValue[];
  readonly reason: Text;
}

/**
 * Whether a game can get the next value after this one, which an import saw. `values`: undefined for
 * a game that is missing or cannot be read.
 */
export const isStillAsSeen = (
  values: readonly number[] | undefined,
  previous: number | undefined,
): boolean =>
  values !== undefined && values.length < MAX_MARKET_VALUES && currentValue(values) === previous;

/** The games whose value is no longer the one that an import saw, by the games as they are now. */
export function changedGames(
  { values }: ValueImport,
  games: readonly MarketGame[],
): readonly string[] {
  return values.flatMap(({ gameId, previous }) => {
    const game = games.find(({ id }) => id === gameId);
    return isStillAsSeen(game?.values, previous) ? [] : [gameId];
  });
}

/** A file's name as the audit stores it: one line of visible text, or a word for any other name. */
export function importFileName(name: string): string {
  const line = normalizeText(name.replace(/[<>\p{C}\p{Zl}\p{Zp}]/gu, '')).slice(0, MAX_IMPORT_FILE);
  return checkLine(line, MAX_IMPORT_FILE) === undefined ? line.trim() : 'archivo';
}
