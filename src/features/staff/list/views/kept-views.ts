import { deviceStore } from '../../../../browser/browser-store';
import { VIEWS_KEYS } from '../../../../browser/keys';
import { isViewNameTaken, type ViewedList } from '../../../../domain/staff/shared-view';

/** Filters and order of a list, under a name that a member of staff gave them. */
export interface KeptView {
  readonly name: string;
  /** The filters and order in the list's own format; no search, which may name a person. */
  readonly settings: string;
}

/** The most views of one list. */
export const MAX_VIEWS = 12;

const keyOf = (list: ViewedList, uid: string) => `${VIEWS_KEYS}${list}.${uid}`;

/** Views that the browser does not store, because its storage is blocked or full. */
const unstored = new Map<string, readonly KeptView[]>();

function isView(value: unknown): value is KeptView {
  if (typeof value !== 'object' || value === null) return false;
  const { name, settings } = value as Record<string, unknown>;
  return typeof name === 'string' && name !== '' && typeof settings === 'string';
}

function stored(key: string): unknown {
  try {
    return JSON.parse(deviceStore.read(key) ?? '[]');
  } catch {
    return [];
  }
}

/** The views of a list that this member keeps in this browser. */
export function readViews(list: ViewedList, uid: string): readonly KeptView[] {
  const key = keyOf(list, uid);
  const views = unstored.get(key) ?? stored(key);
  return Array.isArray(views) ? views.filter(isView).slice(0, MAX_VIEWS) : [];
}

/** Keeps the views of a list; false if they last only as long as the page. */
export function writeViews(list: ViewedList, uid: string, views: readonly KeptView[]): boolean {
  const key = keyOf(list, uid);
  const isStored = deviceStore.write(key, JSON.stringify(views));
  if (isStored) unstored.delete(key);
  else unstored.set(key, views);
  return isStored;
}

/** Why a view cannot have a name. */
export type ViewNameProblem = 'missing' | 'taken';

/** The problem of a name, given the names of the other views. */
export function viewNameProblem(
  name: string,
  others: readonly KeptView[],
): ViewNameProblem | undefined {
  if (name.trim() === '') return 'missing';
  return isViewNameTaken(name, others) ? 'taken' : undefined;
}
