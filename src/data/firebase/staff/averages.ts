import { collection, doc, getDoc, getDocs } from 'firebase/firestore/lite';
import type { RequestSummary } from '../../../domain/summary/request-summary';
import type { MemberWeek } from '../../../domain/summary/team';
import { readSummary } from '../../../records/request/summary';
import { readTeamWeek, teamPath } from '../../../records/staff/team';
import { isUnreadable } from '../../staff/lists';
import type { RequestAverages } from '../../staff/requests';
import type { StaffContext } from '../context';
import { readRow } from './lists/paging';

/** The summary of each game's requests, in one read. */
export async function requestAverages({ db, caller }: StaffContext): Promise<RequestAverages> {
  const { docs } = await caller.read(() => getDocs(collection(db, 'resumen')));
  const byGame: Record<string, RequestSummary> = {};
  const unreadable: string[] = [];
  for (const found of docs) {
    const summary = readRow(readSummary, found.id, found.data());
    if (isUnreadable(summary)) unreadable.push(found.id);
    else byGame[found.id] = summary;
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
