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
  /** Whether the heading is only heard. */
  readonly isHeadingHidden?: boolean;
  /** The order that its heading sets. */
  readonly order?: Order;
  readonly kind?: Kind;
  readonly className?: string | undefined;
  /** Its cells on the screen; a column without them is only in the file. */
  readonly cell?: (row: Row) => ReactNode;
  /** Its cells in the file; a column without them is only on the screen. */
  readonly file?: Omit<ColumnOf<Row>, 'header'> & {
    /** Undefined for the heading. */
    readonly header: string | undefined;
  };
}

/** A column's texts in the file, under another heading if it has one there. */
export const asText = <Row>(width: number, cell: ColumnOf<Row>['cell'], header?: string) =>
  ({ kind: 'text', width, cell, header }) as const;

/** A column's moments in the file. */
export const asDate = <Row>(cell: ColumnOf<Row>['cell']) =>
  ({ kind: 'date', width: 18, cell, header: undefined }) as const;

/** The columns of a list's file. */
export function fileColumns<Row>(columns: readonly ListColumn<Row>[]): ColumnOf<Row>[] {
  return columns.flatMap(({ heading, file }) =>
    file ? [{ ...file, header: file.header ?? heading }] : [],
  );
}
