import { describe, expect, it, vi } from 'vitest';
import { read, utils } from 'xlsx';
import { BackendError } from '../../../../../src/data/errors';
import {
  type ColumnOf,
  exportRows,
  type OpenWriter,
} from '../../../../../src/features/staff/list/export/export-rows';
import { createWorkbook } from '../../../../../src/features/staff/list/export/workbook';

const columns: readonly ColumnOf<number>[] = [
  { header: 'Número', kind: 'text', width: 10, cell: (number) => String(number) },
];

/** Writes as the worker does, but in this thread. */
function sameThreadWriter() {
  const close = vi.fn();
  const open: OpenWriter = (sheet, plain) => {
    const workbook = createWorkbook(sheet, plain);
    return { append: workbook.append, finish: async () => workbook.file(), close };
  };
  return { open, close };
}

/** An audit that takes every note. */
const note = async () => {};

function pagesOf(total: number) {
  return vi.fn(async (after: unknown) => {
    const start = typeof after === 'number' ? after : 0;
    const end = Math.min(total, start + 500);
    const rows = Array.from({ length: end - start }, (_, index) => start + index);
    return { rows, next: end < total ? end : undefined };
  });
}

describe('exporting a list', () => {
  it('writes the rows of every page and reports its progress', async () => {
    const readPage = pagesOf(1234);
    const { open, close } = sameThreadWriter();
    const progress: number[] = [];

    const { file, rows } = await exportRows(
      { sheet: 'x', columns, readPage, note },
      open,
      new AbortController().signal,
      (done) => progress.push(done),
    );

    const sheet = read(file).Sheets.x;
    if (!sheet) throw new Error('there is no sheet');
    const numbers = utils.sheet_to_json<string[]>(sheet, { header: 1 }).slice(1).flat();
    expect(rows).toBe(1234);
    expect(numbers).toEqual(Array.from({ length: 1234 }, (_, index) => String(index)));
    expect(progress).toEqual([500, 1000, 1234]);
    expect(close).toHaveBeenCalledOnce();
  });

  it('leaves no file when it is cancelled, without waiting for the server', async () => {
    const { open, close } = sameThreadWriter();
    const abort = new AbortController();
    const never = vi.fn(() => new Promise<never>(() => {}));

    const exporting = exportRows(
      { sheet: 'x', columns, readPage: never, note },
      open,
      abort.signal,
      () => {},
    );
    abort.abort();

    await expect(exporting).rejects.toMatchObject({ name: 'AbortError' });
    expect(close).toHaveBeenCalledOnce();
  });

  it('reads no further page once it is cancelled', async () => {
    const { open } = sameThreadWriter();
    const abort = new AbortController();
    const readPage = pagesOf(5000);

    const exporting = exportRows({ sheet: 'x', columns, readPage, note }, open, abort.signal, () =>
      abort.abort(),
    );

    await expect(exporting).rejects.toMatchObject({ name: 'AbortError' });
    expect(readPage).toHaveBeenCalledOnce();
  });

  it('leaves no file when a page cannot be read', async () => {
    const { open, close } = sameThreadWriter();
    const pages = pagesOf(1000);
    const readPage = vi.fn(async (after: unknown) => {
      if (after !== undefined) throw new BackendError('offline');
      return pages(after);
    });

    await expect(
      exportRows(
        { sheet: 'x', columns, readPage, note },
        open,
        new AbortController().signal,
        () => {},
      ),
    ).rejects.toMatchObject({ code: 'offline' });
    expect(close).toHaveBeenCalledOnce();
  });

  it('writes only the headings for an empty list', async () => {
    const { open } = sameThreadWriter();
    const { file, rows } = await exportRows(
      { sheet: 'x', columns, readPage: pagesOf(0), note },
      open,
      new AbortController().signal,
      () => {},
    );

    expect(rows).toBe(0);
    expect(read(file).Sheets.x?.A1?.v).toBe('Número');
  });

  it('tells the audit how many rows there are before it makes the file', async () => {
    const { open } = sameThreadWriter();
    const told: number[] = [];
    const job = { sheet: 'x', columns, readPage: pagesOf(700) };
    const finish = vi.fn(async () => new ArrayBuffer(0));
    const telling = async (rows: number) => {
      expect(finish).not.toHaveBeenCalled();
      told.push(rows);
    };
    const opened: OpenWriter = (...sheet) => ({ ...open(...sheet), finish });
    await exportRows({ ...job, note: telling }, opened, new AbortController().signal, () => {});
    expect(told).toEqual([700]);
    expect(finish).toHaveBeenCalledOnce();
  });

  it('makes no file if the audit cannot be told', async () => {
    const { open, close } = sameThreadWriter();
    const refuse = () => Promise.reject(new BackendError('denied'));
    const job = { sheet: 'x', columns, readPage: pagesOf(1), note: refuse };
    await expect(
      exportRows(job, open, new AbortController().signal, () => {}),
    ).rejects.toMatchObject({ code: 'denied' });
    expect(close).toHaveBeenCalledOnce();
  });
});
