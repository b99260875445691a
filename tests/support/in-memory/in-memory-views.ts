import { BackendError } from '../../../src/data/errors';
import { normalizeText } from '../../../src/domain/fields/fields';
import {
  MAX_SHARED_VIEWS,
  type SharedView,
  type ViewedList,
} from '../../../src/domain/staff/shared-view';
import {
  readSharedView,
  SHARED_VIEWS,
  sharedViewRecord,
} from '../../../src/records/staff/shared-view';
import { at } from '../../../tools/samples/documents';
import { collectionOf } from '../acts/map-database';
import type { InMemoryDocuments } from './in-memory-documents';

/** The part of a staff backend in memory that keeps shared views. */
export function createInMemoryViews({ documents, say }: InMemoryDocuments, author: string) {
  let made = 0;
  return {
    list: (list: ViewedList) =>
      collectionOf(documents, SHARED_VIEWS)
        .map(({ id, fields }) => readSharedView(id, fields))
        .filter((view) => view.list === list)
        .slice(0, MAX_SHARED_VIEWS)
        .sort((a, b) => a.name.localeCompare(b.name)),
    async share({
      list,
      name,
      settings,
    }: Pick<SharedView, 'list' | 'name' | 'settings'>): Promise<SharedView> {
      made += 1;
      const id = `view${made}`;
      await say('shareView', { view: id, list, name, settings });
      return { list, settings, name: normalizeText(name), id, author };
    },
    async unshare({ id }: SharedView) {
      if (!documents.has(`${SHARED_VIEWS}/${id}`)) throw new BackendError('conflict');
      await say('unshareView', { view: id });
    },
    /** What colleagues did meanwhile. */
    set(next: readonly SharedView[]) {
      for (const { id } of collectionOf(documents, SHARED_VIEWS))
        documents.delete(`${SHARED_VIEWS}/${id}`);
      for (const view of next)
        documents.set(`${SHARED_VIEWS}/${view.id}`, sharedViewRecord(view, at(new Date())));
    },
  };
}
