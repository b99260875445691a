import { collection, doc, getDoc, getDocs } from 'firebase/firestore/lite';
import type { RequestSummary } from '../../../domain/summary/request-summary';
import type { MemberWeek } from '../../../domain/summary/team';
import { readSummary } from '../../../records/summary';
import { readTeamWeek, teamPath } from '../../../records/team';
import { isUnreadable } from '../../staff/lists';
import type { RequestAverages, RequestFilter } from '../../staff/requests';
import type { StaffContext } from '../context';
import { readRow } from './lists/paging';
import { countRequests } from './requests/requests';

/** The overdue requests, of all games or of one. */
const overdue = (gameId?: string): RequestFilter => ({
  status: 'pending',
  overdue: true,
  gameId,
  search: '',
});

/** How many requests of each of these games are overdue; one count if none is. */
async function overdueByGame(context: StaffContext, games: readonly string[]) {
  if ((await countRequests(context, overdue())) === 0) return new Map<string, number>();
  const counts = games.map(async (id) => [id, await countRequests(context, overdue(id))] as const);
  return new Map(await Promise.all(counts));
}

/** The summary of each game's requests, in one read, with what is overdue now. */
export async function requestAverages(context: StaffContext): Promise<RequestAverages> {
  const { db, caller } = context;
  const { docs } = await caller.read(() => getDocs(collection(db, 'resumen')));
  const late = await overdueByGame(
    context,
    docs.map(({ id }) => id),
  );
  const byGame: Record<string, RequestSummary> = {};
  const unreadable: string[] = [];
  for (const found of docs) {
    const summary = readRow(readSummary, found.id, found.data());
    if (isUnreadable(summary)) unreadable.push(found.id);
    else byGame[found.id] = { ...summary, overdue: late.get(found.id) ?? 0 };
  }
  return { byGame, unreadable };
}

/** What each member of staff did in a week; see StaffBackend.teamWeek. */
export async function teamWeek(
  { db, caller }: StaffContext,
  week: string,
): Promise<readonly MemberWeek[] | undefined> {
  const stored = (await caller.read(() => getDoc(doc(db, teamPath(week))))).data();
  return stored && readTeamWeek(week, stored);
}
