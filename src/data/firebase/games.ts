import { collection, getDocs, limit, query } from 'firebase/firestore/lite';
import { MAX_GAMES, type MarketGame, type MarketGames } from '../../domain/market/market-value';
import { readGame } from '../../records/game';
import type { Context } from './context';

/** Games with their market values, in no particular order. */
export function listGames({ connect, caller }: Context): Promise<MarketGames> {
  return caller.read(async () => {
    const { db } = await connect();
    const { docs } = await getDocs(query(collection(db, 'games'), limit(MAX_GAMES)));
    const games: MarketGame[] = [];
    const unreadable: string[] = [];
    for (const game of docs) {
      try {
        games.push(readGame(game.id, game.data()));
      } catch {
        unreadable.push(game.id);
      }
    }
    return { games, unreadable };
  });
}
