import type { Cell } from './cells';

/** Largest file that is read, in bytes; a list of games takes some ten thousand. */
const MAX_BYTES = 2_000_000;

/**
 * Why a file gives no rows. `worker`: the code that reads it could not be fetched, as after a new
 * release.
 */
export type FileProblem = 'too-large' | 'unreadable' | 'worker';

/** The rows of a file's first sheet, read in a web worker, so that the page stays responsive. */
export async function readSheet(file: File): Promise<readonly (readonly Cell[])[] | FileProblem> {
  if (file.size > MAX_BYTES) return 'too-large';
  const bytes = await file.arrayBuffer().catch(() => undefined);
  if (!bytes) return 'unreadable';
  const worker = new Worker(new URL('./read-sheet.worker.ts', import.meta.url), { type: 'module' });
  try {
    return await new Promise((resolve) => {
      worker.onmessage = ({ data }: MessageEvent<Cell[][] | 'unreadable'>) => resolve(data);
      worker.onerror = (event) => {
        event.preventDefault();
        resolve('worker');
      };
      worker.postMessage(bytes, [bytes]);
    });
  } finally {
    worker.terminate();
  }
}
