import {
  collection,
  doc,
  getDoc,
  getDocs,
  limit,
  query,
  serverTimestamp,
  where,
  writeBatch,
} from 'firebase/firestore/lite';
import { normalizeText } from '../../../../domain/fields/fields';
import {
  isViewNameTaken,
  MAX_SHARED_VIEWS,
  type SharedView,
  type ViewedList,
} from '../../../../domain/staff/shared-view';
import {
  readSharedView,
  SHARED_VIEWS,
  STORED_VIEWED_LIST,
  sharedViewEntry,
  sharedViewRecord,
} from '../../../../records/staff/shared-view';
import { BackendError } from '../../../errors';
import { readableRows } from '../../../staff/lists';
import { type WriteOutcome, writeOnce } from '../../connection/write-once';
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

/** Shares a view with the team; see StaffBackend.shareView. */
export async function shareView(
  context: StaffContext,
  asked: Pick<SharedView, 'list' | 'name' | 'settings'>,
): Promise<SharedView> {
  const { db, caller } = context;
  const author = context.author();
  const others = await sharedViews(context, asked.list);
  if (others.length >= MAX_SHARED_VIEWS || isViewNameTaken(asked.name, others))
    throw new BackendError('conflict');

  const path = doc(collection(db, SHARED_VIEWS));
  const view = { ...asked, name: normalizeText(asked.name), id: path.id, author };
  const entry = sharedViewEntry('compartir-vista', view, author, serverTimestamp());
  return writeOnce<SharedView>(caller, {
    async write() {
      const batch = writeBatch(db);
      batch.set(path, sharedViewRecord(view, serverTimestamp()));
      batch.set(doc(db, 'auditoria', entry.id), entry.data);
      await batch.commit();
      return view;
    },
    readBack: async () =>
      (await getDoc(path)).exists() ? { kind: 'stored', value: view } : { kind: 'missing' },
  });
}

/** Removes a view for the whole team; see StaffBackend.unshareView. */
export function unshareView(context: StaffContext, view: SharedView): Promise<void> {
  const { db, caller } = context;
  const path = doc(db, SHARED_VIEWS, view.id);
  const entry = sharedViewEntry('quitar-vista', view, context.author(), serverTimestamp());
  return writeOnce<void>(caller, {
    async write() {
      const batch = writeBatch(db);
      batch.delete(path);
      batch.set(doc(db, 'auditoria', entry.id), entry.data);
      await batch.commit();
    },
    // Who removed it is in the audit, which only administrators can read.
    readBack: async (): Promise<WriteOutcome<void>> =>
      (await getDoc(path)).exists() ? { kind: 'missing' } : { kind: 'refused', code: 'conflict' },
  });
}
