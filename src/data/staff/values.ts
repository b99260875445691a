import type { Text } from '../../domain/language';
import type { GameFacts } from '../../domain/market/catalogue';
import type { MarketGame, MarketGames, MarketValueChange } from '../../domain/market/market-value';
import type { ImportOutcome, ValueImport } from '../../domain/market/value-import';

/** Market values, the facts of games, and imports of many values. */
export interface ValuesBackend {
  listGames(): Promise<MarketGames>;
  /** The changes of a game, newest first, at most 500. */
  listChanges(gameId: string): Promise<MarketValueChange[]>;
  /**
   * Appends a market value with its change entry in one transaction. `seen` is the list that the
   * editor saw; if the stored one differs it rejects with `conflict` and writes nothing. `denied`:
   * not a reviewer, or out of bounds.
   */
  appendMarketValue(
    gameId: string,
    seen: readonly number[],
    value: number,
    reason: Text | undefined,
  ): Promise<void>;
  /**
   * Edits name, image and path of a game, given the game that the editor saw. `conflict`: somebody
   * else has edited it. `denied`: not an administrator, or a fact that cannot be stored.
   */
  editGame(seen: MarketGame, facts: GameFacts): Promise<MarketGame>;
  /**
   * Changes many market values together, or none. `denied`: not an administrator, no values, or a
   * reason that is missing in a language.
   */
  importValues(asked: ValueImport): Promise<ImportOutcome>;
}
