import { useEffect, useRef, useState } from 'react';
import { type BackendErrorCode, errorCode } from '../../../../data/errors';
import { type ExportJob, exportRows, type OpenWriter } from './export-rows';
import type { WorkerMessage } from './sheet.worker';

const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const KEPT_MS = 60_000;

/** The state of a download. `broken`: the writer failed or its file is gone after a new release. */
export type ExportState =
  | { readonly kind: 'idle' | 'cancelled' | 'broken' }
  | { readonly kind: 'running'; readonly rows: number }
  | { readonly kind: 'done'; readonly rows: number }
  | { readonly kind: 'failed'; readonly code: BackendErrorCode };

/** Downloads a list as a spreadsheet. Leaving the screen cancels the download. */
export function useExport() {
  const [state, setState] = useState<ExportState>({ kind: 'idle' });
  const abort = useRef<AbortController>(null);
  useEffect(() => () => abort.current?.abort(), []);

  async function start<Row>(fileName: string, job: ExportJob<Row>) {
    if (state.kind === 'running') return;
    const controller = new AbortController();
    abort.current = controller;
    setState({ kind: 'running', rows: 0 });
    try {
      const { file, rows } = await exportRows(job, openWorkerWriter, controller.signal, (read) =>
        setState({ kind: 'running', rows: read }),
      );
      saveFile(fileName, file);
      setState({ kind: 'done', rows });
    } catch (error) {
      if (controller.signal.aborted) setState({ kind: 'cancelled' });
      else if (error instanceof WriterError) setState({ kind: 'broken' });
      else setState({ kind: 'failed', code: errorCode(error) });
    }
  }

  return { state, start, cancel: () => abort.current?.abort() };
}

/** The worker could not be fetched, as after a new release, or it failed. */
class WriterError extends Error {
  override readonly name = 'WriterError';
}

/** Writes the sheet in a web worker, so that the page stays responsive. */
const openWorkerWriter: OpenWriter = (sheet, columns) => {
  const worker = new Worker(new URL('./sheet.worker.ts', import.meta.url), { type: 'module' });
  const send = (message: WorkerMessage) => worker.postMessage(message);
  const file = new Promise<ArrayBuffer>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<ArrayBuffer>) => resolve(data);
    worker.onerror = (event) => {
      event.preventDefault();
      reject(new WriterError('the spreadsheet could not be written'));
    };
  });
  // A failure is reported when the file is asked for.
  file.catch(() => {});

  send({ kind: 'start', sheet, columns });
  return {
    append: (rows) => send({ kind: 'rows', rows }),
    finish: () => {
      send({ kind: 'finish' });
      return file;
    },
    close: () => worker.terminate(),
  };
};

/** Hands a finished spreadsheet to the browser's downloads. */
function saveFile(name: string, file: ArrayBuffer): void {
  const url = URL.createObjectURL(new Blob([file], { type: XLSX_TYPE }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Some browsers read the file only after the click has returned.
  setTimeout(() => URL.revokeObjectURL(url), KEPT_MS);
}
