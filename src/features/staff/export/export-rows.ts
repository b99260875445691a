import { eachPage } from '../../../data/pages';
import type { Page } from '../../../data/staff-backend';
import { type ColumnOf, cellsOf, plainColumns } from './columns';
import type { OpenWriter } from './writer';

/** What to put into a file and where its rows come from. */
export interface ExportJob<Row> {
  readonly sheet: string;
  readonly columns: readonly ColumnOf<Row>[];
  readonly readPage: (after: unknown | undefined) => Promise<Page<Row>>;
}

/** A finished file and the number of rows under its header. */
export interface ExportedFile {
  readonly file: ArrayBuffer;
  readonly rows: number;
}

/**
 * Reads every page and hands it on to the writer as it comes, so that the rows are never all in
 * the page's memory. Rejects with the backend's, the writer's or the signal's reason; then there
 * is no file.
 */
export async function exportRows<Row>(
  job: ExportJob<Row>,
  openWriter: OpenWriter,
  signal: AbortSignal,
  onProgress: (rows: number) => void,
): Promise<ExportedFile> {
  signal.throwIfAborted();
  const writer = openWriter(job.sheet, plainColumns(job.columns));
  try {
    let count = 0;
    for await (const rows of eachPage((after) => untilAborted(() => job.readPage(after), signal))) {
      writer.append(rows.map((row) => cellsOf(job.columns, row)));
      count += rows.length;
      onProgress(count);
    }
    return { file: await untilAborted(() => writer.finish(), signal), rows: count };
  } finally {
    writer.close();
  }
}

/** The answer, unless the signal comes first: a cancelled download does not wait for the server. */
function untilAborted<T>(ask: () => Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason);
    if (signal.aborted) return abort();
    signal.addEventListener('abort', abort, { once: true });
    ask()
      .then(resolve, reject)
      .finally(() => signal.removeEventListener('abort', abort));
  });
}
