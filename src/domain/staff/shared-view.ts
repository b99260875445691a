/** The lists that have views. */
export const VIEWED_LISTS = ['requests', 'subscribers'] as const;

/** A list that has views. */
export type ViewedList = (typeof VIEWED_LISTS)[number];

/** The longest name of a view, in characters. */
export const MAX_VIEW_NAME = 40;

/** The longest settings of a shared view, in characters; today's lists need fewer than 120. */
export const MAX_VIEW_SETTINGS = 200;

/** The most shared views of one list that are shown. */
export const MAX_SHARED_VIEWS = 20;

/** Filters and order of a list, under a name, for everybody on staff. */
export interface SharedView {
  readonly id: string;
  readonly list: ViewedList;
  readonly name: string;
  /** The list's filters and order as text; without its search, which may name a person. */
  readonly settings: string;
  /** The uid of the member who shared it. */
  readonly author: string;
}

/** Whether one of these views has this name; neither case nor outer spaces count. */
export function isViewNameTaken(
  name: string,
  others: readonly { readonly name: string }[],
): boolean {
  const plain = (text: string) => text.trim().toLowerCase();
  return others.some((view) => plain(view.name) === plain(name));
}
