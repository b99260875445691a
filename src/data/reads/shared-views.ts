import { MAX_SHARED_VIEWS, type SharedView, type ViewedList } from '../../domain/staff/shared-view';
import { readSharedView, SHARED_VIEWS, STORED_VIEWED_LIST } from '../../records/shared-view';
import { readableRows } from '../staff/lists';
import type { Reading } from '../store';
import { listOf } from './lists';

/** The team's views of a list, at most `MAX_SHARED_VIEWS`, by name; one that cannot be read is left out. */
export async function sharedViews(
  { store }: Reading,
  list: ViewedList,
): Promise<readonly SharedView[]> {
  const ofList = {
    of: SHARED_VIEWS,
    where: [['lista', '==', STORED_VIEWED_LIST[list]]],
  } as const;
  const rows = await listOf(store, ofList, readSharedView, MAX_SHARED_VIEWS);
  return readableRows(rows).sort((a, b) => a.name.localeCompare(b.name));
}
