import { Icon } from '../../../ui/art/icon';
import { ColumnHeading, type Kind } from '../../../ui/data/table';
import type { Sort } from './columns';
import styles from './sort-heading.module.css';

/** A heading that sorts by its column, and the other way when it is pressed again. */
export function SortHeading<Id extends string>({
  id,
  label,
  kind,
  sort,
  onSort,
}: {
  readonly id: Id;
  readonly label: string;
  readonly kind?: Kind | undefined;
  readonly sort: Sort<Id>;
  readonly onSort: (sort: Sort<Id>) => void;
}) {
  const isSorted = id === sort.by;
  const direction = sort.descending ? 'descending' : 'ascending';
  return (
    <ColumnHeading kind={kind} aria-sort={isSorted ? direction : undefined}>
      <button
        type="button"
        className={styles.sort}
        onClick={() => onSort({ by: id, descending: isSorted && !sort.descending })}
      >
        {label}
        {isSorted && <Icon name="arrow-up" />}
      </button>
    </ColumnHeading>
  );
}
