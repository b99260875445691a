import { useTranslation } from 'react-i18next';
import type { SubscriberFilter } from '../../../data/staff/subscribers';
import { Select } from '../../../ui/filter/select';
import styles from './sort-select.module.css';
import { SORTS } from './subscriber-columns';

type Sort = Pick<SubscriberFilter, 'sortBy' | 'descending'>;

const DIRECTIONS = ['ascending', 'descending'] as const;

/** Chooses the order on screens that are too narrow for column headings. */
export function SortSelect({
  sort,
  onSort,
}: {
  readonly sort: Sort;
  readonly onSort: (sort: Sort) => void;
}) {
  const { t } = useTranslation('staff');
  const options = SORTS.flatMap((sortBy) =>
    DIRECTIONS.map((direction) => ({
      id: `${sortBy} ${direction}`,
      label: t(`subscribers.order.${direction}`, { column: t(`subscribers.columns.${sortBy}`) }),
      sort: { sortBy, descending: direction === 'descending' },
    })),
  );
  const current = `${sort.sortBy} ${sort.descending ? 'descending' : 'ascending'}`;
  return (
    <div className={styles.sortSelect}>
      <Select
        label={t('subscribers.sortBy')}
        name="orden"
        options={options}
        value={current}
        onChange={(id) => {
          const chosen = options.find((option) => option.id === id);
          if (chosen) onSort(chosen.sort);
        }}
      />
    </div>
  );
}
