import {
  average,
  collection,
  count,
  getAggregate,
  getCount,
  getDocs,
  limit,
  orderBy,
  type QueryConstraint,
  query,
  Timestamp,
  where,
} from 'firebase/firestore/lite';
import type { GameRequests } from '../../staff-backend';
import { reader } from '../record-fields';
import type { StaffContext } from './context';
import { median } from './median';

const DAYS = 30;

/** Days asked for at the same time, so that one game does not take every connection. */
const AT_ONCE = 6;

interface Summary {
  readonly count: number;
  readonly mean: number | null;
}

function requestsOf({ db, caller }: StaffContext, gameId: string) {
  const users = collection(db, 'users');
  const ofGame = (...more: QueryConstraint[]) =>
    query(users, where('juego', '==', gameId), ...more);

  return {
    async summary(...more: QueryConstraint[]): Promise<Summary> {
      const asked = { count: count(), mean: average('valor') };
      return (await caller.read(() => getAggregate(ofGame(...more), asked))).data();
    },
    async countUpTo(most: number): Promise<number> {
      const asked = ofGame(where('valor', '<=', most));
      return (await caller.read(() => getCount(asked))).data().count;
    },
    async firstAbove(least: number, most: number): Promise<number[]> {
      const asked = ofGame(where('valor', '>', least), orderBy('valor'), limit(most));
      const { docs } = await caller.read(() => getDocs(asked));
      return docs.map((found) => reader(found.data(), `users/${found.id}`).number('valor'));
    },
  };
}

/** Midnights, in this machine's time zone, from 29 days before `now` to the end of its day. */
function midnights(now: Date): Date[] {
  const [year, month, day] = [now.getFullYear(), now.getMonth(), now.getDate()];
  return Array.from(
    { length: DAYS + 1 },
    (_, place) => new Date(year, month, day - DAYS + 1 + place),
  );
}

/** Runs tasks in order, a few at the same time. */
async function inTurns<T>(tasks: readonly (() => Promise<T>)[]): Promise<T[]> {
  const results: T[] = [];
  for (let from = 0; from < tasks.length; from += AT_ONCE) {
    results.push(...(await Promise.all(tasks.slice(from, from + AT_ONCE).map((task) => task()))));
  }
  return results;
}

/**
 * Count, mean, exact median (both rounded half up to cents) and the last 30 days of a game's
 * requests. Firestore has no median: it is found by counting, see `median`.
 */
export async function gameRequests(
  context: StaffContext,
  gameId: string,
  now: Date,
): Promise<GameRequests> {
  const requests = requestsOf(context, gameId);
  const days = midnights(now);
  const between = (from: Date | undefined, to: Date | undefined) => [
    ...(from ? [where('registro', '>=', Timestamp.fromDate(from))] : []),
    ...(to ? [where('registro', '<', Timestamp.fromDate(to))] : []),
  ];

  const all = await requests.summary();
  const middle = await median(all.count, requests);
  const recent = all.count === 0 ? all : await requests.summary(...between(days[0], days[DAYS]));
  const daily = days.slice(0, DAYS).map((day, place) => async () => {
    const { count, mean } = await requests.summary(...between(day, days[place + 1]));
    return { day, count, mean: Math.round(mean ?? 0) };
  });

  return {
    count: all.count,
    mean: all.mean === null || all.count === 0 ? undefined : Math.round(all.mean),
    median: middle === undefined ? undefined : Math.round(middle),
    days: recent.count === 0 ? [] : (await inTurns(daily)).filter(({ count }) => count > 0),
  };
}
