import { importLimits } from '../../../../config/import-limits';
import type { SheetProblem, SheetRow } from './cells';

/**
 * Why a file gives no rows. `worker`: the code that reads it could not be fetched, as after a new
 * release.
 */
export type FileProblem = SheetProblem | 'too-large' | 'too-slow' | 'worker';

/**
 * The messages of the worker: that it has begun, and then the result or the reason of a failure.
 */
export type WorkerMessage = 'reading' | readonly SheetRow[] | SheetProblem;

/** The rows of a file, read in a web worker, so that the page stays responsive. */
export async function readSheet(file: File): Promise<readonly SheetRow[] | FileProblem> {
  if (file.size > importLimits.fileBytes) return 'too-large';
  const bytes = await file.arrayBuffer().catch(() => undefined);
  if (!bytes) return 'unreadable';
  const worker = new Worker(new URL('./read-sheet.worker.ts', import.meta.url), { type: 'module' });
  let limit: ReturnType<typeof setTimeout> | undefined;
  try {
    return await new Promise((resolve) => {
      worker.onmessage = ({ data }: MessageEvent<WorkerMessage>) => {
        if (data !== 'reading') resolve(data);
        else limit = setTimeout(() => resolve('too-slow'), importLimits.readingMs);
      };
      worker.onerror = (event) => {
        event.preventDefault();
        resolve('worker');
      };
      worker.postMessage(bytes, [bytes]);
    });
  } finally {
    clearTimeout(limit);
    worker.terminate();
  }
}
