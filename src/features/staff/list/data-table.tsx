import { Fragment, type ReactNode } from 'react';
import { isUnreadable, type Listed, type UnreadableRecord } from '../../../data/staff/lists';
import { Icon } from '../../../ui/art/icon';
import { Cell, ColumnHeading, Table } from '../../../ui/data/table';
import { Warning } from '../parts/warning';
import type { ListColumn, Sort } from './columns';
import styles from './data-table.module.css';

interface Sorting<Order extends string> {
  readonly sort?: Sort<Order>;
  readonly onSort?: (sort: Sort<Order>) => void;
}

/** Records in the columns of a list; one that cannot be read has a row that says so. */
export function DataTable<Row extends { readonly id: string }, Order extends string>({
  label,
  className,
  columns,
  rows,
  busy,
  unreadable,
  row = (_, cells) => <tr>{cells}</tr>,
  ...sorting
}: Sorting<Order> & {
  readonly label: string;
  readonly className?: string | undefined;
  readonly columns: readonly ListColumn<Row, Order>[];
  readonly rows: readonly Listed<Row>[];
  readonly busy: boolean;
  readonly unreadable?: {
    /** Where the records are stored, so that an administrator can correct one. */
    readonly path: string;
    readonly text: (record: UnreadableRecord) => string;
  };
  /** A row around its cells. */
  readonly row?: (row: Row, cells: readonly ReactNode[]) => ReactNode;
}) {
  const shown = columns.filter(({ cell }) => cell);
  return (
    <Table className={className} aria-label={label} aria-busy={busy}>
      <thead>
        <tr>
          {shown.map((column) => (
            <Heading key={column.heading} column={column} {...sorting} />
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((record) => (
          <Fragment key={record.id}>
            {isUnreadable(record)
              ? unreadable && (
                  <tr>
                    <td colSpan={shown.length} className={styles.unreadable}>
                      <Warning>{unreadable.text(record)}</Warning>
                      <small className="muted">{`${unreadable.path}/${record.id}`}</small>
                    </td>
                  </tr>
                )
              : row(
                  record,
                  shown.map(({ heading, kind, className, cell }) => (
                    <Cell key={heading} kind={kind} className={className}>
                      {cell?.(record)}
                    </Cell>
                  )),
                )}
          </Fragment>
        ))}
      </tbody>
    </Table>
  );
}

/** A heading; one with an order sorts by it, and the other way when it is pressed again. */
function Heading<Row, Order extends string>({
  column: { heading, isHeadingHidden, order, kind },
  sort,
  onSort,
}: Sorting<Order> & { readonly column: ListColumn<Row, Order> }) {
  if (!order || !sort || !onSort)
    return (
      <ColumnHeading kind={kind}>
        {isHeadingHidden ? <span className="visually-hidden">{heading}</span> : heading}
      </ColumnHeading>
    );
  const isSorted = order === sort.by;
  const direction = sort.descending ? 'descending' : 'ascending';
  return (
    <ColumnHeading kind={kind} aria-sort={isSorted ? direction : undefined}>
      <button
        type="button"
        className={styles.sort}
        onClick={() => onSort({ by: order, descending: isSorted && !sort.descending })}
      >
        {heading}
        {isSorted && <Icon name="arrow-up" />}
      </button>
    </ColumnHeading>
  );
}
