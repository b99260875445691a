import { collection, doc, getDoc, getDocs, limit, query, where } from 'firebase/firestore/lite';
import { normalizeText } from '../../../../domain/fields/fields';
import {
  MAX_SHARED_VIEWS,
  type SharedView,
  type ViewedList,
} from '../../../../domain/staff/shared-view';
import {
  readSharedView,
  SHARED_VIEWS,
  STORED_VIEWED_LIST,
} from '../../../../records/staff/shared-view';
import { BackendError } from '../../../errors';
import { readableRows } from '../../../staff/lists';
import type { StaffContext } from '../../context';
import { carryOut } from '../act';
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

/** Shares a view with the team; see StaffBackend.shareView. */
export async function shareView(
  context: StaffContext,
  { list, name, settings }: Pick<SharedView, 'list' | 'name' | 'settings'>,
): Promise<SharedView> {
  const { id } = doc(collection(context.db, SHARED_VIEWS));
  await carryOut(context, 'shareView', { view: id, list, name, settings });
  return { list, settings, name: normalizeText(name), id, author: context.author() };
}

/** Removes a view for the whole team; see StaffBackend.unshareView. */
export async function unshareView(context: StaffContext, { id }: SharedView): Promise<void> {
  const { db, caller } = context;
  // A view that is gone is a conflict, also to the member who removed it earlier.
  const stored = await caller.read(() => getDoc(doc(db, SHARED_VIEWS, id)));
  if (!stored.exists()) throw new BackendError('conflict');
  await carryOut(context, 'unshareView', { view: id });
}
