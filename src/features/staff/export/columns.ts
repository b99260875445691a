import { isUnreadable, type Listed } from '../../../data/staff-backend';

/** A cell of the file: text, whole cents, or a moment. Undefined stays empty. */
export type CellValue = string | number | Date | undefined;

/** What a column holds. Text stays text whatever it looks like; cents are shown in dollars. */
export type ColumnKind = 'text' | 'cents' | 'date';

/** A column as the file needs it. */
export interface Column {
  readonly header: string;
  readonly kind: ColumnKind;
  /** Width in characters. */
  readonly width: number;
}

/** A column and where its cells come from. */
export interface ColumnOf<Row> extends Column {
  readonly cell: (row: Row) => CellValue;
}

/** The cells of a row, in the order of the columns. */
export function cellsOf<Row>(columns: readonly ColumnOf<Row>[], row: Row): CellValue[] {
  return columns.map(({ cell }) => cell(row));
}

/** The columns without their functions, which no worker could be sent. */
export function plainColumns(columns: readonly Column[]): Column[] {
  return columns.map(({ header, kind, width }) => ({ header, kind, width }));
}

/** Columns of a list that also holds records that cannot be read: `words` fills the first of those. */
export function withUnreadable<Row extends object>(
  columns: readonly ColumnOf<Row>[],
  words: (id: string) => readonly string[],
): ColumnOf<Listed<Row>>[] {
  return columns.map((column, place) => ({
    ...column,
    cell: (row) => (isUnreadable(row) ? words(row.id)[place] : column.cell(row)),
  }));
}
