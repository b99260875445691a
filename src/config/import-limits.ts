/** Limits for a file of market values; a list of games uses a small part of each. */
export const importLimits = {
  fileBytes: 2_000_000,
  /** Spreadsheets are archives: a small one can unpack to gigabytes. */
  unpackedBytes: 20_000_000,
  rowCount: 200,
  columnCount: 256,
  /** From the moment the worker begins to read; fetching its code does not count. */
  readingMs: 10_000,
} as const;
