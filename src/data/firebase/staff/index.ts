import type { Firestore } from 'firebase/firestore/lite';
import { listGames } from '../../reads/games';
import type { StaffBackend, StaffReadName } from '../../staff/backend';
import { once } from '../connection/once';
import type { Context, StaffContext } from '../context';
import type { Sessions } from '../sessions/sessions';
import { createStaffContext } from './context';

type Read = (context: StaffContext, ...asked: readonly unknown[]) => Promise<unknown>;

/** The staff's calls, while one of these sessions is a staff session. */
export function createStaffBackend(base: Context, db: Firestore, sessions: Sessions): StaffBackend {
  const context = createStaffContext(base, db, sessions);
  const working = once(() => context.caller.write(() => import('./working')));

  async function read(name: StaffReadName, ...asked: readonly unknown[]) {
    // The first tab needs no other.
    const found = name === 'listGames' ? listGames : (await working())[name];
    return context.caller.understand(() => (found as Read)(context, ...asked));
  }

  return {
    read: read as StaffBackend['read'],
    act: async (name, asked) => (await working()).sayAct(context, name, asked),
    appendMarketValue: async (gameId, seen, value, reason) =>
      (await working()).appendMarketValue(context, { gameId, seen, value, reason }),
    listPeople: async () => (await working()).listPeople(context),
    changePeople: async (act) => (await working()).changePeople(context, act),
    noteOpening: async (id) => (await working()).noteOpening(context, id),
    noteSearch: async (list) => (await working()).noteSearch(context, list),
    noteExport: async (made) => (await working()).noteExport(context, made),
  };
}
