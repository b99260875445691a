import { collection, doc, getDoc, getDocs, limit, query } from 'firebase/firestore/lite';
import type { MarketGame, MarketGames, MarketValueChange } from '../../../domain/market-value';
import type { Connection } from '../connection/app';
import type { Caller } from '../connection/call';
import { readChange, readGame } from '../records/game-records';

/** The rules refuse to list more. */
const MOST_GAMES = 50;

/** Games with their market values, in no particular order. */
export function listGames(
  connection: () => Promise<Pick<Connection, 'db'>>,
  caller: Caller,
): Promise<MarketGames> {
  return caller.read(async () => {
    const { db } = await connection();
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
  connection: () => Promise<Pick<Connection, 'db'>>,
  caller: Caller,
  game: MarketGame,
): Promise<MarketValueChange | undefined> {
  if (game.values.length === 0) return Promise.resolve(undefined);
  return caller.read(async () => {
    const { db } = await connection();
    const change = await getDoc(
      doc(db, 'games', game.id, 'cambios', String(game.values.length - 1)),
    );
    return change.exists() ? readChange(change.id, change.data()) : undefined;
  });
}
