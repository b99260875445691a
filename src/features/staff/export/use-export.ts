import { useEffect, useRef, useState } from 'react';
import { type BackendErrorCode, errorCode } from '../../../data/errors';
import { type ExportJob, exportRows } from './export-rows';
import { saveFile } from './save-file';
import { openWorkerWriter } from './worker-writer';
import { WriterError } from './writer';

/** How a download stands. `broken`: the writer's own file is gone, as after a new release. */
export type ExportState =
  | { readonly kind: 'idle' | 'cancelled' | 'broken' }
  | { readonly kind: 'running'; readonly rows: number }
  | { readonly kind: 'done'; readonly rows: number }
  | { readonly kind: 'failed'; readonly code: BackendErrorCode };

/** Writes a list into a file; leaving the screen cancels it. */
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
