import { Fragment, type ReactNode } from 'react';
import type { Listed, UnreadableRecord } from '../../../data/staff/lists';
import { isUnreadable } from '../../../data/staff/lists';
import { Cell, ColumnHeading, Table } from '../../../ui/data/table';
import { Failure } from '../parts/failure';
import { SkeletonRows } from '../parts/skeleton-rows';
import type { ListColumn, Sort } from './columns';
import { ListFoot } from './list-foot';
import { SortHeading } from './sort-heading';
import { UnreadableRow } from './unreadable-row';
import { UntilAnswered } from './until-answered';
import type { Pages } from './use-pages';

/** A list that is read page by page: loading, failed, empty, or its rows with the foot below. */
export function DataList<Row>({
  pages,
  empty,
  download,
  children,
  ...foot
}: Omit<Parameters<typeof ListFoot>[0], 'pages' | 'shown'> & {
  readonly pages: Pages<Row>;
  /** Replaces the rows when there are none. */
  readonly empty: ReactNode;
  /** Stands below the foot. */
  readonly download?: ReactNode;
  readonly children: (rows: readonly Row[]) => ReactNode;
}) {
  const { remote } = pages;
  if (remote.status === 'loading') return <SkeletonRows />;
  if (remote.status === 'failed') return <Failure code={remote.code} onRetry={pages.reload} />;
  const rows = remote.data;
  if (rows.length === 0) return <UntilAnswered pages={pages}>{empty}</UntilAnswered>;
  return (
    <div>
      {children(rows)}
      <ListFoot pages={pages} shown={rows.length} {...foot} />
      {download}
    </div>
  );
}

/** Records in the columns of a list; a record that cannot be read has a row that says so. */
export function DataTable<Row extends { readonly id: string }, Order extends string>({
  label,
  className,
  columns,
  rows,
  busy,
  sort,
  onSort,
  unreadable,
  row = (_, cells) => <tr>{cells}</tr>,
}: {
  readonly label: string;
  readonly className?: string | undefined;
  readonly columns: readonly ListColumn<Row, Order>[];
  readonly rows: readonly Listed<Row>[];
  readonly busy: boolean;
  readonly sort?: Sort<Order>;
  readonly onSort?: (sort: Sort<Order>) => void;
  /** Where the records are stored, and the words for one that cannot be read. */
  readonly unreadable?: {
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
          {shown.map(({ heading, isHeadingHidden, order, kind }) =>
            order && sort && onSort ? (
              <SortHeading key={heading} id={order} label={heading} {...{ kind, sort, onSort }} />
            ) : (
              <ColumnHeading key={heading} kind={kind}>
                {isHeadingHidden ? <span className="visually-hidden">{heading}</span> : heading}
              </ColumnHeading>
            ),
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map((record) => (
          <Fragment key={record.id}>
            {isUnreadable(record)
              ? unreadable && (
                  <UnreadableRow columns={shown.length} path={`${unreadable.path}/${record.id}`}>
                    {unreadable.text(record)}
                  </UnreadableRow>
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
