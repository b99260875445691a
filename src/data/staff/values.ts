import type { Text } from '../../domain/language';
import type { MarketGames, MarketValueChange } from '../../domain/market/market-value';

/** Games with their market values. */
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
}
