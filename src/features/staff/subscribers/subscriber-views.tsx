import type { SubscriberFilter } from '../../../data/staff/subscribers';
import type { Sort } from '../list/sort/sort';
import { KeptViewsBar } from '../views/kept-views-bar';
import { SORTS } from './subscriber-columns';

type SubscriberSort = Sort<SubscriberFilter['sortBy']>;

/** The order in which the list comes first. */
export const FIRST_SORT: SubscriberSort = { by: 'registeredAt', descending: true };

const DESCENDING = 'desc';

/** The order in a view's settings; the list's first order if they are no longer understood. */
function sortOf(settings: string): SubscriberSort {
  const [field, direction] = settings.split(' ');
  const by = SORTS.find((sort) => sort === field);
  return by ? { by, descending: direction === DESCENDING } : FIRST_SORT;
}

/** The kept views of the subscribers: their order. */
export function SubscriberViews({
  sort: { by, descending },
  onSort,
}: {
  readonly sort: SubscriberSort;
  readonly onSort: (sort: SubscriberSort) => void;
}) {
  return (
    <KeptViewsBar
      list="subscribers"
      current={`${by} ${descending ? DESCENDING : 'asc'}`}
      onOpen={(settings) => onSort(sortOf(settings))}
    />
  );
}
