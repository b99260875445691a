import type { FromWorker, ToWorker } from './sheet-protocol';
import { createWorkbook, type Workbook } from './workbook';

/** The part of a worker's global scope that this file uses; the page's types do not know it. */
interface WorkerScope {
  onmessage: ((event: MessageEvent<ToWorker>) => void) | null;
  postMessage(message: FromWorker, transfer?: Transferable[]): void;
}

const scope = self as unknown as WorkerScope;
let workbook: Workbook | undefined;

async function obey(message: ToWorker): Promise<void> {
  switch (message.kind) {
    case 'start':
      workbook = createWorkbook(message.sheet, message.columns);
      return;
    case 'rows':
      await workbook?.append(message.rows);
      return;
    case 'finish': {
      if (!workbook) throw new Error('finish before start');
      const file = await workbook.bytes();
      scope.postMessage({ kind: 'file', file }, [file]);
    }
  }
}

scope.onmessage = ({ data }) => {
  obey(data).catch(() => scope.postMessage({ kind: 'failed' }));
};
