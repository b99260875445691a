import type { SharedView, ViewedList } from '../../domain/staff/shared-view';

/** Views of a list that staff share. */
export interface ViewsBackend {
  /** The team's views of a list, at most `MAX_SHARED_VIEWS`, by name; one that cannot be read is left out. */
  sharedViews(list: ViewedList): Promise<readonly SharedView[]>;
}
