import { screen, within } from '@testing-library/react';
import { vi } from 'vitest';
import { readRows } from '../../../../src/features/staff/values/sheet/read-rows';
import { openStaff } from '../staff-app';

type Contents = NonNullable<Parameters<typeof openStaff>[1]>;

/** The words of the import that several tests look for. */
const word = {
  open: 'Importar',
  section: 'Importar valores',
  reasonEs: 'Motivo del archivo en español',
  reasonEn: 'Motivo del archivo en inglés',
  confirm: 'Sí, cambiar',
  change: /^Cambiar( \d+)? valor/,
} as const;

/** Reads files in this thread, because the test environment has no workers. */
class SameThreadWorker {
  onmessage: ((event: { data: unknown }) => void) | undefined;
  onerror: unknown;

  async postMessage(file: ArrayBuffer) {
    this.onmessage?.({ data: 'reading' });
    // As the worker does.
    this.onmessage?.({ data: await readRows(file).catch(() => 'unreadable') });
  }

  terminate() {}
}

/** Lets files be read in this test. Returns what undoes it. */
export function readFilesHere(): () => void {
  vi.stubGlobal('Worker', SameThreadWorker);
  return () => void vi.unstubAllGlobals();
}

/** The Valores tab of an administrator, and how to import a file there. */
export async function openImport(contents: Contents = {}) {
  const address = '/GamesSettings?tab=valores';
  const app = await openStaff(address, { roles: ['admin'], ...contents });
  const { user } = app;
  await user.click(await screen.findByRole('button', { name: word.open }));
  const part = within(await screen.findByRole('region', { name: word.section }));

  /** Chooses a file with these lines under the headings. */
  async function choose(...lines: readonly string[]) {
    const text = ['Juego;Valor', ...lines].join('\r\n');
    const input = part.getByLabelText(/archivo/, { selector: 'input' });
    await user.upload(input, new File([text], 'mayo.csv', { type: 'text/csv' }));
    return part.findByRole('table');
  }

  async function explain() {
    for (const [label, text] of [
      [word.reasonEs, 'Precios de mayo'],
      [word.reasonEn, 'Prices of May'],
    ] as const) {
      await user.click(part.getByLabelText(label));
      await user.paste(text);
    }
  }

  /** Presses the button, and confirms in the dialog. */
  async function send() {
    await user.click(part.getByRole('button', { name: word.change }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: word.confirm }));
  }

  const cells = (line: number) => {
    const row = part.getByRole('checkbox', { name: new RegExp(` ${line}$`) }).closest('tr');
    return within(row as HTMLElement);
  };

  return { ...app, part, choose, explain, send, cells, word };
}
