import type { SharedView, ViewedList } from '../../domain/staff/shared-view';

/** Views of a list that staff share. */
export interface ViewsBackend {
  /** The team's views of a list, at most `MAX_SHARED_VIEWS`, by name; one that cannot be read is left out. */
  sharedViews(list: ViewedList): Promise<readonly SharedView[]>;
  /**
   * Shares a view with the team. `conflict`: the team has a view of this name, or as many as are
   * shown. `denied`: neither analyst, reviewer nor administrator, or too long a name.
   */
  shareView(view: Pick<SharedView, 'list' | 'name' | 'settings'>): Promise<SharedView>;
  /**
   * Removes a view for the whole team. `conflict`: somebody has removed it. `denied`: neither who
   * shared it nor an administrator.
   */
  unshareView(view: SharedView): Promise<void>;
}
