import { BackendError } from '../../../src/data/errors';
import { checkLine, normalizeText } from '../../../src/domain/fields/fields';
import type { StaffRole } from '../../../src/domain/session';
import {
  isViewNameTaken,
  MAX_SHARED_VIEWS,
  MAX_VIEW_NAME,
  type SharedView,
  type ViewedList,
} from '../../../src/domain/staff/shared-view';
import type { createInMemoryAudit } from './in-memory-audit';

/** The views that staff share. */
export interface StoredViews {
  readonly views?: readonly SharedView[];
}

/** The part of a staff backend in memory that keeps shared views, for a member with these roles. */
export function createInMemoryViews(
  contents: StoredViews,
  { author, roles }: { readonly author: string; readonly roles: readonly StaffRole[] },
  note: ReturnType<typeof createInMemoryAudit>['note'],
) {
  let views = [...(contents.views ?? [])];
  let made = 0;

  const list = (of: ViewedList) =>
    views
      .filter((view) => view.list === of)
      .slice(0, MAX_SHARED_VIEWS)
      .sort((a, b) => a.name.localeCompare(b.name));

  return {
    list,
    share(asked: Pick<SharedView, 'list' | 'name' | 'settings'>): SharedView {
      const others = list(asked.list);
      if (others.length >= MAX_SHARED_VIEWS || isViewNameTaken(asked.name, others))
        throw new BackendError('conflict');
      const mayShare = roles.some((role) => role !== 'reader');
      if (!mayShare || checkLine(asked.name, MAX_VIEW_NAME) !== undefined)
        throw new BackendError('denied');
      made += 1;
      const view = { ...asked, name: normalizeText(asked.name), id: `view${made}`, author };
      views = [...views, view];
      note('shareView', { kind: 'view', id: view.id }, { view: view.name });
      return view;
    },
    unshare({ id }: SharedView) {
      const view = views.find((one) => one.id === id);
      if (view === undefined) throw new BackendError('conflict');
      if (view.author !== author && !roles.includes('admin')) throw new BackendError('denied');
      views = views.filter((one) => one !== view);
      note('unshareView', { kind: 'view', id }, { view: view.name });
    },
    /** What colleagues did meanwhile. */
    set(next: readonly SharedView[]) {
      views = [...next];
    },
  };
}
