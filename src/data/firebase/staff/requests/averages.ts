import {
  average,
  collection,
  getAggregate,
  getCount,
  getDocs,
  limit,
  orderBy,
  query,
  where,
} from 'firebase/firestore/lite';
import { median } from '../../../../domain/median';
import type { Cents } from '../../../../domain/money';
import type { LoanRequest } from '../../../../domain/request/loan-request';
import {
  type GameRequests,
  MAX_PAGE,
  type RequestAverages,
  readableRows,
} from '../../../staff-backend';
import type { StaffContext } from '../../context';
import { readLoanRequest } from '../../records/visitor-records';
import { readRow } from '../lists/paging';

const DAYS = 30;

/** How many games are counted at the same time, to leave connections for other calls. */
const AT_ONCE = 3;

/** A request as the averages need it. */
interface Valued {
  readonly gameId: string;
  readonly value: Cents;
  readonly receivedAt: Date;
}

interface Newest {
  readonly requests: readonly Valued[];
  /** See RequestAverages.newestSince. */
  readonly since: Date | undefined;
}

const hasValue = (request: LoanRequest): request is LoanRequest & Valued =>
  request.value !== undefined;

/** The newest requests of all games, in one read. */
async function readNewest({ db, caller }: StaffContext): Promise<Newest> {
  const asked = query(collection(db, 'users'), orderBy('registro', 'desc'), limit(MAX_PAGE));
  const { docs } = await caller.read(() => getDocs(asked));
  const requests = readableRows(
    docs.map((found) => readRow(readLoanRequest, found.id, found.data())),
  );
  const since = docs.length < MAX_PAGE ? undefined : requests.at(-1)?.receivedAt;
  return { requests: requests.filter(hasValue), since };
}

/** Two queries, because an average next to a count leaves documents without a value out of both. */
async function summaryOf({ db, caller }: StaffContext, gameId: string) {
  const ofGame = query(collection(db, 'users'), where('juego', '==', gameId));
  const [count, mean] = await Promise.all([
    caller.read(() => getCount(ofGame)),
    caller.read(() => getAggregate(ofGame, { value: average('valor') })),
  ]);
  return { count: count.data().count, mean: mean.data().value ?? undefined };
}

const midnight = (of: Date, daysLater = 0) =>
  new Date(of.getFullYear(), of.getMonth(), of.getDate() + daysLater);

/**
 * Count and mean per day in this machine's time zone; days that are only partly known are left out.
 */
function byDay(requests: readonly Valued[], since: Date | undefined, now: Date) {
  const first = midnight(now, 1 - DAYS);
  const whole = since === undefined ? first : midnight(since, 1);
  const days = new Map<number, { day: Date; count: number; sum: Cents }>();
  for (const { receivedAt, value } of requests) {
    const day = midnight(receivedAt);
    if (day < first || day < whole) continue;
    const before = days.get(day.getTime()) ?? { count: 0, sum: 0 };
    days.set(day.getTime(), { day, count: before.count + 1, sum: before.sum + value });
  }
  return [...days.values()]
    .sort((a, b) => a.day.getTime() - b.day.getTime())
    .map(({ day, count, sum }) => ({ day, count, mean: Math.round(sum / count) }));
}

const rounded = (cents: number | undefined) =>
  cents === undefined ? undefined : Math.round(cents);

/**
 * Count and mean of each game's requests, computed by the server with two queries per game. Median
 * and days come from the newest 500 requests of all games, which are one read.
 */
export async function requestAverages(
  context: StaffContext,
  gameIds: readonly string[],
  now: Date,
): Promise<RequestAverages> {
  const newest = await readNewest(context);
  const byGame: Record<string, GameRequests> = {};
  const waiting = [...gameIds];
  const work = async () => {
    for (let id = waiting.shift(); id !== undefined; id = waiting.shift()) {
      const { count, mean } = await summaryOf(context, id);
      const mine = newest.requests.filter(({ gameId }) => gameId === id);
      byGame[id] = {
        count,
        mean: rounded(mean),
        median: rounded(median(mine.map(({ value }) => value))),
        days: byDay(mine, newest.since, now),
      };
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return { byGame, newestSince: newest.since };
}
