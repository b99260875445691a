import type { CellValue, Column } from './columns';

/** What the page tells the worker, in this order: once, many times, once. */
export type ToWorker =
  | { readonly kind: 'start'; readonly sheet: string; readonly columns: readonly Column[] }
  | { readonly kind: 'rows'; readonly rows: readonly (readonly CellValue[])[] }
  | { readonly kind: 'finish' };

/** The worker's only answer: the file, or that it cannot be written. */
export type FromWorker =
  | { readonly kind: 'file'; readonly file: ArrayBuffer }
  | { readonly kind: 'failed' };
