import type { TFunction } from 'i18next';
import type { SubscriberFilter } from '../../../data/staff/subscribers';
import type { Subscriber } from '../../../domain/subscriber';
import type { ColumnOf } from '../list/export/export-rows';

/** The fields that the list can be sorted by, in the order of its columns. */
export const SORTS = [
  'email',
  'name',
  'lastName',
  'registeredAt',
] as const satisfies readonly SubscriberFilter['sortBy'][];

const WIDTHS = { email: 34, name: 22, lastName: 24 } as const;

/**
 * The columns of the downloaded list: those of the table (specification, section 2, Admin), and the
 * consent, which an older sign-up does not have.
 */
export function subscriberColumns(t: TFunction<'staff'>): ColumnOf<Subscriber>[] {
  const shown = SORTS.map((field): ColumnOf<Subscriber> => {
    const header = t(`subscribers.columns.${field}`);
    return field === 'registeredAt'
      ? { header, kind: 'date', width: 18, cell: ({ registeredAt }) => registeredAt }
      : { header, kind: 'text', width: WIDTHS[field], cell: (subscriber) => subscriber[field] };
  });
  return [
    ...shown,
    {
      header: t('subscribers.consent.version'),
      kind: 'text',
      width: 16,
      cell: ({ consent }) => consent?.version,
    },
    {
      header: t('subscribers.consent.language'),
      kind: 'text',
      width: 16,
      cell: ({ consent }) => consent?.language,
    },
    {
      header: t('subscribers.consent.acceptedAt'),
      kind: 'date',
      width: 18,
      cell: ({ consent }) => consent?.acceptedAt,
    },
  ];
}
