import { type CellValue, type Column, createWorkbook, type Workbook } from './workbook';

/** What the page sends to the worker: the sheet once, rows many times, and `finish` once. */
export type WorkerMessage =
  | { readonly kind: 'start'; readonly sheet: string; readonly columns: readonly Column[] }
  | { readonly kind: 'rows'; readonly rows: readonly (readonly CellValue[])[] }
  | { readonly kind: 'finish' };

/** The part of a worker's global scope that this file uses; the page's types lack it. */
interface WorkerScope {
  onmessage: ((event: MessageEvent<WorkerMessage>) => void) | null;
  postMessage(file: ArrayBuffer, transfer: Transferable[]): void;
}

const scope = self as unknown as WorkerScope;
let workbook: Workbook | undefined;

// An exception here reaches the page as the worker's error event.
scope.onmessage = ({ data }) => {
  if (data.kind === 'start') {
    workbook = createWorkbook(data.sheet, data.columns);
    return;
  }
  if (!workbook) throw new Error(`${data.kind} before start`);
  if (data.kind === 'rows') {
    workbook.append(data.rows);
    return;
  }
  const file = workbook.file();
  scope.postMessage(file, [file]);
};
