import type { TFunction } from 'i18next';
import type { SubscriberFilter } from '../../../data/staff/subscribers';
import type { Subscriber } from '../../../domain/subscriber';
import type { ColumnOf } from '../export/export-rows';

/** The fields that the list can be sorted by, in the order of its columns. */
export const SORTS = [
  'email',
  'name',
  'lastName',
  'registeredAt',
] as const satisfies readonly SubscriberFilter['sortBy'][];

const WIDTHS = { email: 34, name: 22, lastName: 24 } as const;

/** The columns of the downloaded list, which are those of the table (specification, section 2, Admin). */
export function subscriberColumns(t: TFunction<'staff'>): ColumnOf<Subscriber>[] {
  return SORTS.map((field): ColumnOf<Subscriber> => {
    const header = t(`subscribers.columns.${field}`);
    return field === 'registeredAt'
      ? { header, kind: 'date', width: 18, cell: ({ registeredAt }) => registeredAt }
      : { header, kind: 'text', width: WIDTHS[field], cell: (subscriber) => subscriber[field] };
  });
}
