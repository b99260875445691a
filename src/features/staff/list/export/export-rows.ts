import { eachPage } from '../../../../data/pages';
import { isUnreadable, type Listed, type Page } from '../../../../data/staff/lists';
import type { Language } from '../../../../domain/language';
import { BANK_TIME } from '../../../../domain/moment-text';
import type { CellValue, Column } from './workbook';

/** A column and the source of its cells. */
export interface ColumnOf<Row> extends Column {
  readonly cell: (row: Row) => CellValue;
}

/** The content of a file and the source of its rows. */
export interface ExportJob<Row> {
  readonly sheet: string;
  readonly columns: readonly ColumnOf<Row>[];
  readonly readPage: (after: unknown | undefined) => Promise<Page<Row>>;
  /** Tells the audit how many rows the file will have; if that fails, there is no file. */
  readonly note: (rows: number) => Promise<void>;
}

/** Writes a spreadsheet off the main thread. */
interface SheetWriter {
  append(rows: readonly (readonly CellValue[])[]): void;
  /** The finished file; rejects with a WriterError when it cannot be written. */
  finish(): Promise<ArrayBuffer>;
  /** Stops writing and discards the file. */
  close(): void;
}

/** Starts a sheet with this name. */
export type OpenWriter = (sheet: string, columns: readonly Column[]) => SheetWriter;

/** A finished file and the number of rows under its header. */
interface ExportedFile {
  readonly file: ArrayBuffer;
  readonly rows: number;
}

/**
 * Columns for a list in which some records cannot be read. Such a row holds `words(id)` in its first
 * cells and nothing in the others.
 */
export function withUnreadable<Row extends object>(
  columns: readonly ColumnOf<Row>[],
  words: (id: string) => readonly string[],
): ColumnOf<Listed<Row>>[] {
  return columns.map((column, index) => ({
    ...column,
    cell: (row) => (isUnreadable(row) ? words(row.id)[index] : column.cell(row)),
  }));
}

/** Columns whose headings say whose time the moments under them are. */
export function withPlace<Row>(
  columns: readonly ColumnOf<Row>[],
  language: Language,
): ColumnOf<Row>[] {
  return columns.map((column) => {
    if (column.kind !== 'date') return column;
    const header = `${column.header} (${BANK_TIME[language]})`;
    return { ...column, header, width: Math.max(column.width, header.length) };
  });
}

/**
 * Reads every page and hands its rows to the writer as they come, and tells the audit before the file
 * is made. Rejects with the backend's error,
 * the writer's or the signal's reason; then there is no file.
 */
export async function exportRows<Row>(
  { sheet, columns, readPage, note }: ExportJob<Row>,
  openWriter: OpenWriter,
  signal: AbortSignal,
  onProgress: (rows: number) => void,
): Promise<ExportedFile> {
  signal.throwIfAborted();
  // Functions cannot be sent to a worker.
  const plainColumns = columns.map(({ header, kind, width }) => ({ header, kind, width }));
  const writer = openWriter(sheet, plainColumns);
  try {
    let count = 0;
    for await (const rows of eachPage((after) => untilAborted(() => readPage(after), signal))) {
      writer.append(rows.map((row) => columns.map(({ cell }) => cell(row))));
      count += rows.length;
      onProgress(count);
    }
    await untilAborted(() => note(count), signal);
    return { file: await untilAborted(() => writer.finish(), signal), rows: count };
  } finally {
    writer.close();
  }
}

/** The result of `run`, or the signal's reason as soon as it is aborted. */
function untilAborted<T>(run: () => Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason);
    if (signal.aborted) return abort();
    signal.addEventListener('abort', abort, { once: true });
    run()
      .then(resolve, reject)
      .finally(() => signal.removeEventListener('abort', abort));
  });
}
