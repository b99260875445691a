import { collection, getDocs } from 'firebase/firestore/lite';
import type { RequestSummary } from '../../../domain/summary/request-summary';
import { readSummary } from '../../../records/summary';
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
