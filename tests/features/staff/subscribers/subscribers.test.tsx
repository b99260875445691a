import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { read, utils } from 'xlsx';
import type { WorkerMessage } from '../../../../src/features/staff/list/export/sheet.worker';
import { createWorkbook, type Workbook } from '../../../../src/features/staff/list/export/workbook';
import { subscribersOf } from '../../../support/staff-records';
import { openStaff } from '../staff-app';

const ADDRESS = '/GamesSettings?tab=subscripciones';

/** Does the worker's work in this thread, because the test environment has no workers. */
class SameThreadWorker {
  onmessage: ((event: { data: unknown }) => void) | undefined;
  onerror: unknown;
  #workbook: Workbook | undefined;

  postMessage(message: WorkerMessage) {
    if (message.kind === 'start') this.#workbook = createWorkbook(message.sheet, message.columns);
    else if (message.kind === 'rows') this.#workbook?.append(message.rows);
    else this.onmessage?.({ data: this.#workbook?.file() });
  }

  terminate() {
    this.#workbook = undefined;
  }
}

const saved: { name: string; file: Blob }[] = [];

beforeEach(() => {
  saved.length = 0;
  vi.stubGlobal('Worker', SameThreadWorker);
  let file: Blob | undefined;
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    file = blob as Blob;
    return 'blob:here';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    if (file) saved.push({ name: this.download, file });
  });
  return () => vi.unstubAllGlobals();
});

function shownEmails(): (string | null)[] {
  const [, ...rows] = screen.queryAllByRole('row');
  return rows.map((row) => within(row).getAllByRole('cell')[0]?.textContent ?? null);
}

describe('the subscribers', () => {
  it('are shown in a table with a download', async () => {
    await openStaff(ADDRESS, { subscribers: subscribersOf(2), roles: ['admin'] });
    await waitFor(() => expect(shownEmails()).toHaveLength(2));

    const headings = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
    expect(headings).toEqual(['Correo', 'Nombre', 'Apellido', 'Registro']);
    expect(screen.getByRole('button', { name: 'Descargar' })).toBeEnabled();
  });

  it('are shown newest first and sorted by the server', async () => {
    const { user, staff } = await openStaff(ADDRESS, {
      subscribers: subscribersOf(3),
      roles: ['admin'],
    });
    await waitFor(() => expect(shownEmails()[0]).toBe('persona00002@correo.com'));

    await user.click(screen.getByRole('button', { name: 'Correo' }));
    await waitFor(() => expect(shownEmails()[0]).toBe('persona00000@correo.com'));
    expect(screen.getByRole('columnheader', { name: 'Correo' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );

    await user.click(screen.getByRole('button', { name: 'Correo' }));
    await waitFor(() => expect(shownEmails()[0]).toBe('persona00002@correo.com'));
    expect(staff.calls('pageSubscribers').at(-1)?.[0]).toEqual({
      search: '',
      sortBy: 'email',
      descending: true,
    });
  });

  it('are searched by the server, and a search without matches can be cleared', async () => {
    const { user } = await openStaff(ADDRESS, { subscribers: subscribersOf(20) });
    await waitFor(() => expect(shownEmails()).toHaveLength(20));

    await user.type(screen.getByRole('searchbox'), 'persona00007');
    await waitFor(() => expect(shownEmails()).toEqual(['persona00007@correo.com']));
    await user.type(screen.getByRole('searchbox'), 'x');
    expect(await screen.findByText('Nadie coincide con «persona00007x».')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Quitar la búsqueda' }));
    await waitFor(() => expect(shownEmails()).toHaveLength(20));
  });

  it('are loaded fifty at a time, with their total', async () => {
    const { user } = await openStaff(ADDRESS, { subscribers: subscribersOf(70) });
    expect(await screen.findByText('1 a 50 de 70')).toBeVisible();

    await user.click(screen.getByRole('button', { name: 'Ver más' }));
    await waitFor(() => expect(shownEmails()).toHaveLength(70));
    expect(screen.queryByRole('button', { name: 'Ver más' })).toBeNull();
  });

  it('are downloaded: every row that matches the search, in the order shown', async () => {
    const { user, staff } = await openStaff(ADDRESS, {
      subscribers: subscribersOf(1200),
      roles: ['admin'],
    });
    await user.type(screen.getByRole('searchbox'), 'persona0000');
    await waitFor(() => expect(shownEmails()).toHaveLength(10));
    await user.click(screen.getByRole('button', { name: 'Correo' }));
    await waitFor(() => expect(shownEmails()[0]).toBe('persona00000@correo.com'));
    await user.click(screen.getByRole('button', { name: 'Descargar' }));

    expect(await screen.findByText('Listo: LevelUp - Subscriptores.xlsx, 10 filas.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Descargar' })).toHaveFocus();
    const [download] = saved;
    expect(download?.name).toBe('LevelUp - Subscriptores.xlsx');
    const book = read(await download?.file.arrayBuffer());
    expect(book.SheetNames).toEqual(['Correos LevelUp']);
    const sheet = book.Sheets['Correos LevelUp'];
    const rows = sheet ? utils.sheet_to_json<string[]>(sheet, { header: 1 }) : [];
    expect(rows[0]).toEqual([
      'Correo',
      'Nombre',
      'Apellido',
      'Registro (hora de Santo Domingo)',
      'Autorización',
      'Idioma',
      'Autorizó el (hora de Santo Domingo)',
    ]);
    expect(rows[1]?.slice(4, 6)).toEqual(['2026-11', 'es']);
    expect(rows.slice(1).map(([email]) => email)).toEqual(shownEmails());
    expect(staff.calls('pageSubscribers').at(-1)?.[1]).toBe(500);
  });

  it('leave no file when the download is cancelled', async () => {
    const { user, staff } = await openStaff(ADDRESS, {
      subscribers: subscribersOf(3),
      roles: ['admin'],
    });
    await waitFor(() => expect(shownEmails()).toHaveLength(3));
    staff.hold('pageSubscribers');
    await user.click(screen.getByRole('button', { name: 'Descargar' }));
    expect(screen.getByText('0 de 3 filas')).toBeVisible();
    expect(document.activeElement).toHaveTextContent('0 de 3 filas');
    await user.click(screen.getByRole('button', { name: 'Cancelar la descarga' }));

    expect(
      await screen.findByText('Descarga cancelada. No se guardó ningún archivo.'),
    ).toBeVisible();
    expect(screen.getByRole('button', { name: 'Descargar' })).toHaveFocus();
    expect(saved).toEqual([]);
  });

  it('leave no file when the download fails', async () => {
    const { user, staff } = await openStaff(ADDRESS, {
      subscribers: subscribersOf(3),
      roles: ['admin'],
    });
    await waitFor(() => expect(shownEmails()).toHaveLength(3));
    staff.fail('pageSubscribers', 'offline');
    await user.click(screen.getByRole('button', { name: 'Descargar' }));

    expect(await screen.findByText(/No se guardó ningún archivo. No hay conexión/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Descargar' })).toHaveFocus();
    expect(saved).toEqual([]);
  });

  it('are replaced by a message when there are none', async () => {
    await openStaff(ADDRESS, { subscribers: [] });

    expect(await screen.findByText('Todavía no hay nadie en la lista.')).toBeVisible();
  });
});
