import { useTranslation } from 'react-i18next';
import { Select } from '../../../ui/form/select';
import type { ListColumn, Sort } from './columns';
import styles from './sort-select.module.css';

const DIRECTIONS = ['ascending', 'descending'] as const;

/** Chooses the order on screens that are too narrow for column headings. */
export function SortSelect<Id extends string>({
  columns,
  sort,
  onSort,
}: {
  readonly columns: readonly Pick<ListColumn<never, Id>, 'heading' | 'order'>[];
  readonly sort: Sort<Id>;
  readonly onSort: (sort: Sort<Id>) => void;
}) {
  const { t } = useTranslation('staff');
  const options = columns.flatMap(({ heading, order }) =>
    order
      ? DIRECTIONS.map((direction) => ({
          id: `${order} ${direction}`,
          label: t(`sort.${direction}`, { column: heading }),
          sort: { by: order, descending: direction === 'descending' },
        }))
      : [],
  );
  return (
    <div className={styles.sortSelect}>
      <Select
        label={t('sort.by')}
        name="orden"
        options={options}
        value={`${sort.by} ${sort.descending ? 'descending' : 'ascending'}`}
        onChange={(id) => {
          const chosen = options.find((option) => option.id === id);
          if (chosen) onSort(chosen.sort);
        }}
      />
    </div>
  );
}
