import type { FromWorker, ToWorker } from './sheet-protocol';
import { createWorkbook, type Workbook } from './workbook';

/** The part of a worker's global scope that this file uses; the page's types do not know it. */
interface WorkerScope {
  onmessage: ((event: MessageEvent<ToWorker>) => void) | null;
  postMessage(message: FromWorker, transfer: Transferable[]): void;
}

const scope = self as unknown as WorkerScope;
let workbook: Workbook | undefined;

scope.onmessage = ({ data }) => {
  switch (data.kind) {
    case 'start':
      workbook = createWorkbook(data.sheet, data.columns);
      return;
    case 'rows':
      workbook?.append(data.rows);
      return;
    case 'finish': {
      if (!workbook) throw new Error('finish before start');
      const file = workbook.bytes();
      workbook = undefined;
      scope.postMessage({ file }, [file]);
    }
  }
};
