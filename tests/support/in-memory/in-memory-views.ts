import {
  MAX_SHARED_VIEWS,
  type SharedView,
  type ViewedList,
} from '../../../src/domain/staff/shared-view';
import { readSharedView, SHARED_VIEWS, sharedViewRecord } from '../../../src/records/shared-view';
import { at } from '../../../tools/samples/documents';
import { collectionOf } from '../acts/map-database';
import type { InMemoryDocuments } from './in-memory-documents';

/** The part of a staff backend in memory that keeps shared views. */
export function createInMemoryViews({ documents }: InMemoryDocuments) {
  return {
    list: (list: ViewedList) =>
      collectionOf(documents, SHARED_VIEWS)
        .map(({ id, fields }) => readSharedView(id, fields))
        .filter((view) => view.list === list)
        .slice(0, MAX_SHARED_VIEWS)
        .sort((a, b) => a.name.localeCompare(b.name)),
    /** What colleagues did meanwhile. */
    set(next: readonly SharedView[]) {
      for (const { id } of collectionOf(documents, SHARED_VIEWS))
        documents.delete(`${SHARED_VIEWS}/${id}`);
      for (const view of next)
        documents.set(`${SHARED_VIEWS}/${view.id}`, sharedViewRecord(view, at(new Date())));
    },
  };
}
