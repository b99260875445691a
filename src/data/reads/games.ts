import { MAX_GAMES, type MarketGame, type MarketGames } from '../../domain/market/market-value';
import { readGame } from '../../records/game';
import type { Stored } from '../store';

/** Games with their market values, in no particular order. */
export async function listGames({ store }: Stored): Promise<MarketGames> {
  const games: MarketGame[] = [];
  const unreadable: string[] = [];
  for (const { id, data } of await store.find({ of: 'games' }, { limit: MAX_GAMES })) {
    try {
      games.push(readGame(id, data));
    } catch {
      unreadable.push(id);
    }
  }
  return { games, unreadable };
}
