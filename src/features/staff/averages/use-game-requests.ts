import { useCallback, useEffect, useRef, useState } from 'react';
import { errorCode } from '../../../data/errors';
import type { Remote } from '../../../data/remote';
import type { GameRequests } from '../../../data/staff-backend';
import { useStaff } from '../use-staff';

/** Games read at the same time: each asks the server for some dozens of sums. */
const PARALLEL = 3;

/** What is known of each game, by id. */
export type RequestsByGame = Readonly<Record<string, Remote<GameRequests>>>;

/** Reads the requests of each game, a few games at a time, and shows each as it comes. */
export function useGameRequests(gameIds: readonly string[]): {
  readonly byGame: RequestsByGame;
  readonly retry: (gameId: string) => void;
} {
  const staff = useStaff();
  const [byGame, setByGame] = useState<RequestsByGame>({});
  const isShown = useRef(true);

  const read = useCallback(
    async (gameId: string) => {
      const set = (remote: Remote<GameRequests>) => {
        if (isShown.current) setByGame((before) => ({ ...before, [gameId]: remote }));
      };
      set({ status: 'loading' });
      try {
        set({ status: 'ready', data: await (await staff()).gameRequests(gameId, new Date()) });
      } catch (error) {
        set({ status: 'failed', code: errorCode(error) });
      }
    },
    [staff],
  );

  useEffect(() => {
    isShown.current = true;
    const waiting = [...gameIds];
    const work = async () => {
      for (let id = waiting.shift(); id !== undefined && isShown.current; id = waiting.shift())
        await read(id);
    };
    for (let worker = 0; worker < PARALLEL; worker++) void work();
    return () => {
      isShown.current = false;
      waiting.length = 0;
    };
  }, [gameIds, read]);

  return { byGame, retry: (gameId) => void read(gameId) };
}
