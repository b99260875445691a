import { collection, getDocs, limit, query, where } from 'firebase/firestore/lite';
import {
  MAX_SHARED_VIEWS,
  type SharedView,
  type ViewedList,
} from '../../../../domain/staff/shared-view';
import { readSharedView, SHARED_VIEWS, STORED_VIEWED_LIST } from '../../../../records/shared-view';
import { readableRows } from '../../../staff/lists';
import type { StaffContext } from '../../context';
import { readRow } from './paging';

/** The team's views of a list; see StaffBackend.sharedViews. */
export async function sharedViews(
  { db, caller }: StaffContext,
  list: ViewedList,
): Promise<readonly SharedView[]> {
  const ofList = query(
    collection(db, SHARED_VIEWS),
    where('lista', '==', STORED_VIEWED_LIST[list]),
    limit(MAX_SHARED_VIEWS),
  );
  const { docs } = await caller.read(() => getDocs(ofList));
  const rows = docs.map((found) => readRow(readSharedView, found.id, found.data()));
  return readableRows(rows).sort((a, b) => a.name.localeCompare(b.name));
}
