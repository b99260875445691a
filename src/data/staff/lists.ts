/** The largest number of documents that one read fetches (trust decisions). */
export const MAX_PAGE = 500;

/** A record that does not match the specification; a list shows it as unreadable. */
export interface UnreadableRecord {
  readonly id: string;
  readonly unreadable: true;
}

/** A row of a list: a record, or the id of one that cannot be read. */
export type Listed<T> = T | UnreadableRecord;

/** Whether a row is a record that cannot be read. */
export function isUnreadable(row: object): row is UnreadableRecord {
  return 'unreadable' in row;
}

/** The rows that can be read. */
export function readableRows<T extends object>(rows: readonly Listed<T>[]): T[] {
  return rows.flatMap((row) => (isUnreadable(row) ? [] : [row]));
}

/** A page of a list and, if there is another, the argument that gets it. */
export interface Page<T> {
  readonly rows: readonly T[];
  readonly next: unknown | undefined;
  /** The number of rows on all pages; only the first page of a search has it, if it is known. */
  readonly total?: number | undefined;
}
