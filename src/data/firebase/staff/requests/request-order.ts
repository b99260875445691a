import { type QueryDocumentSnapshot, Timestamp } from 'firebase/firestore/lite';
import type { RequestOrder } from '../../../staff/requests';

/** The index fields that requests are sorted by. */
export const ORDER_FIELDS: Readonly<Record<RequestOrder['by'], string>> = {
  left: 'registro',
  name: 'ordenNombre',
  value: 'ordenValor',
};

/** The sort key of an index entry; undefined if it has none. */
function keyOf(entry: QueryDocumentSnapshot, by: RequestOrder['by']): number | string | undefined {
  const stored: unknown = entry.get(ORDER_FIELDS[by]);
  if (stored instanceof Timestamp) return stored.toMillis();
  return typeof stored === 'number' || typeof stored === 'string' ? stored : undefined;
}

/** Sorts index entries; those without a sort key come last in ascending order. */
export function inOrder(
  entries: readonly QueryDocumentSnapshot[],
  { by, descending }: RequestOrder,
): QueryDocumentSnapshot[] {
  // Of the same name or value, the oldest comes first.
  const before = by === 'left' ? entries : inOrder(entries, { by: 'left', descending: false });
  const keyed = before.map((entry) => ({ entry, key: keyOf(entry, by) }));
  const sign = descending ? -1 : 1;
  return keyed
    .sort(({ key: a }, { key: b }) => {
      if (a === b) return 0;
      if (a === undefined || b === undefined) return a === undefined ? sign : -sign;
      return a < b ? -sign : sign;
    })
    .map(({ entry }) => entry);
}
