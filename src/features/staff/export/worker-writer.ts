import type { FromWorker, ToWorker } from './sheet-protocol';
import { type OpenWriter, WriterError } from './writer';

/** Writes the sheet in a web worker, so that the page stays responsive. */
export const openWorkerWriter: OpenWriter = (sheet, columns) => {
  const worker = new Worker(new URL('./sheet.worker.ts', import.meta.url), { type: 'module' });
  const tell = (message: ToWorker) => worker.postMessage(message);
  const file = new Promise<ArrayBuffer>((resolve, reject) => {
    const fail = () => reject(new WriterError('the spreadsheet could not be written'));
    worker.onmessage = ({ data }: MessageEvent<FromWorker>) =>
      data.kind === 'file' ? resolve(data.file) : fail();
    worker.onerror = (event) => {
      event.preventDefault();
      fail();
    };
  });
  // A worker that broke is heard of when the file is asked for.
  file.catch(() => {});

  tell({ kind: 'start', sheet, columns });
  return {
    append: (rows) => tell({ kind: 'rows', rows }),
    finish: () => {
      tell({ kind: 'finish' });
      return file;
    },
    close: () => worker.terminate(),
  };
};
