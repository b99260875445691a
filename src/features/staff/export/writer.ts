import type { CellValue, Column } from './columns';

/** Writes a spreadsheet somewhere off the page. */
export interface SheetWriter {
  append(rows: readonly (readonly CellValue[])[]): void;
  /** The finished file; rejects when it cannot be written. */
  finish(): Promise<ArrayBuffer>;
  /** Gives everything up; nothing of the file remains. */
  close(): void;
}

/** Begins a sheet of this name. */
export type OpenWriter = (sheet: string, columns: readonly Column[]) => SheetWriter;

/** The writer itself could not be fetched or broke, as after a new release. */
export class WriterError extends Error {
  override readonly name = 'WriterError';
}
