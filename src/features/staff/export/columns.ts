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
