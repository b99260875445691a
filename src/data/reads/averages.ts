import type { RequestSummary } from '../../domain/summary/request-summary';
import type { MemberWeek } from '../../domain/summary/team';
import { readSummary } from '../../records/summary';
import { readTeamWeek, teamPath } from '../../records/team';
import { isUnreadable } from '../staff/lists';
import type { RequestAverages, RequestFilter } from '../staff/requests';
import type { Reading } from '../store';
import { readRow } from './lists';
import { countRequests } from './requests';

/** The overdue requests, of all games or of one. */
const overdue = (gameId?: string): RequestFilter => ({
  status: 'pending',
  overdue: true,
  gameId,
  search: '',
});

/** How many requests of each of these games are overdue; one count if none is. */
async function overdueByGame(context: Reading, games: readonly string[]) {
  if ((await countRequests(context, overdue())) === 0) return new Map<string, number>();
  const counts = games.map(async (id) => [id, await countRequests(context, overdue(id))] as const);
  return new Map(await Promise.all(counts));
}

/** The summary of each game's requests, in one read, with what is overdue now. */
export async function requestAverages(context: Reading): Promise<RequestAverages> {
  const found = await context.store.find({ of: 'resumen' });
  const late = await overdueByGame(
    context,
    found.map(({ id }) => id),
  );
  const byGame: Record<string, RequestSummary> = {};
  const unreadable: string[] = [];
  for (const { id, data } of found) {
    const summary = readRow(readSummary, id, data);
    if (isUnreadable(summary)) unreadable.push(id);
    else byGame[id] = { ...summary, overdue: late.get(id) ?? 0 };
  }
  return { byGame, unreadable };
}

/**
 * What each member did in a week, by its Monday in Santo Domingo, as it was counted within the
 * last hour; undefined where nobody counted. One read. `denied`: neither reviewer nor
 * administrator.
 */
export async function teamWeek(
  { store }: Reading,
  week: string,
): Promise<readonly MemberWeek[] | undefined> {
  const stored = await store.get(teamPath(week));
  return stored && readTeamWeek(week, stored);
}
