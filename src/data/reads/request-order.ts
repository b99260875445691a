import { isMoment } from '../../records/fields';
import { hasDeadlines, ownOrder, type RequestFilter } from '../staff/requests';
import type { Found } from '../store';

/** The order of a list by the stored fields, in which only the index has deadlines, names and values. */
export interface StoredOrder {
  readonly field: 'vence' | 'registro' | 'ordenNombre' | 'ordenValor';
  readonly descending: boolean;
  /** The field that puts those of the same name or value in order, upwards. */
  readonly ties: 'vence' | 'registro' | undefined;
}

/** The order of a list. */
export function storedOrder(filter: RequestFilter): StoredOrder {
  const { by, descending } = filter.order ?? ownOrder(filter);
  if (by === 'left')
    return { field: hasDeadlines(filter) ? 'vence' : 'registro', descending, ties: undefined };
  // A limit on the deadline asks for it in the order.
  const ties = filter.overdue ? 'vence' : 'registro';
  return { field: by === 'name' ? 'ordenNombre' : 'ordenValor', descending, ties };
}

/** The sort key of an index entry; undefined if it has none. Of deadlines, texts come after moments. */
function keyOf({ data }: Found, field: string): number | string | undefined {
  const stored = data[field];
  if (isMoment(stored)) return stored.toDate().toISOString();
  return typeof stored === 'number' || typeof stored === 'string' ? stored : undefined;
}

/** Sorts index entries; those without a sort key come last in ascending order. */
export function inOrder(
  entries: readonly Found[],
  { field, descending, ties }: StoredOrder,
): Found[] {
  const before = ties
    ? inOrder(entries, { field: ties, descending: false, ties: undefined })
    : entries;
  const keyed = before.map((entry) => ({ entry, key: keyOf(entry, field) }));
  const sign = descending ? -1 : 1;
  return keyed
    .sort(({ key: a }, { key: b }) => {
      if (a === b) return 0;
      if (a === undefined || b === undefined) return a === undefined ? sign : -sign;
      return a < b ? -sign : sign;
    })
    .map(({ entry }) => entry);
}
