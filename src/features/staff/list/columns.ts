import type { ReactNode } from 'react';
import type { Kind } from '../../../ui/data/table';
import type { ColumnOf } from './export/export-rows';

/** The order of a list: by one of its columns, upwards or downwards. */
export interface Sort<Id extends string> {
  readonly by: Id;
  readonly descending: boolean;
}

/** A column of a list. */
export interface ListColumn<Row, Order extends string = string> {
  readonly heading: string;
  /** The order that its heading sets. */
  readonly order?: Order;
  readonly kind?: Kind;
  readonly className?: string | undefined;
  /** Its cells on the screen; a column without them is only in the file. */
  readonly cell?: (row: Row) => ReactNode;
  /** Its cells in the file; a column without them is only on the screen. */
  readonly file?: Omit<ColumnOf<Row>, 'header'> & {
    /** In place of the heading. */
    readonly header?: string;
  };
}

/** A column's texts in the file. */
export const asText = <Row>(width: number, cell: ColumnOf<Row>['cell']) =>
  ({ kind: 'text', width, cell }) as const;

/** A column's moments in the file. */
export const asDate = <Row>(cell: ColumnOf<Row>['cell']) =>
  ({ kind: 'date', width: 18, cell }) as const;

/** The columns of a list's file. */
export function fileColumns<Row>(columns: readonly ListColumn<Row>[]): ColumnOf<Row>[] {
  return columns.flatMap(({ heading, file }) => (file ? [{ header: heading, ...file }] : []));
}
