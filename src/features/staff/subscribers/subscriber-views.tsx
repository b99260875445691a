import type { SubscriberFilter } from '../../../data/staff/subscribers';
import { KeptViewsBar } from '../views/kept-views-bar';
import { SORTS } from './subscriber-columns';

type Sort = Pick<SubscriberFilter, 'sortBy' | 'descending'>;

const DESCENDING = 'desc';

/** The order in a view's settings; the list's first order where they are no longer understood. */
function sortOf(settings: string): Sort {
  const [field, direction] = settings.split(' ');
  const sortBy = SORTS.find((sort) => sort === field);
  return sortBy
    ? { sortBy, descending: direction === DESCENDING }
    : { sortBy: 'registeredAt', descending: true };
}

/** The kept views of the subscribers: their order. */
export function SubscriberViews({
  sort: { sortBy, descending },
  onSort,
}: {
  readonly sort: Sort;
  readonly onSort: (sort: Sort) => void;
}) {
  return (
    <KeptViewsBar
      list="subscribers"
      current={`${sortBy} ${descending ? DESCENDING : 'asc'}`}
      onOpen={(settings) => onSort(sortOf(settings))}
    />
  );
}
