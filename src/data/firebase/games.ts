import { collection, doc, getDoc, getDocs, limit, query } from 'firebase/firestore/lite';
import type { MarketGame, MarketGames, MarketValueChange } from '../../domain/market-value';
import type { Context } from './context';
import { readChange, readGame } from './records/game-records';

/** The rules refuse to list more. */
const MOST_GAMES = 50;

/** Games with their market values, in no particular order. */
export function listGames({ connect, caller }: Context): Promise<MarketGames> {
  return caller.read(async () => {
    const { db } = await connect();
    const { docs } = await getDocs(query(collection(db, 'games'), limit(MOST_GAMES)));
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

/** The change that made a game's current value, undefined where staff never changed it. */
export function lastChange(
  { connect, caller }: Context,
  game: MarketGame,
): Promise<MarketValueChange | undefined> {
  if (game.values.length === 0) return Promise.resolve(undefined);
  return caller.read(async () => {
    const { db } = await connect();
    const last = String(game.values.length - 1);
    const change = await getDoc(doc(db, 'games', game.id, 'cambios', last));
    return change.exists() ? readChange(change.id, change.data()) : undefined;
  });
}
