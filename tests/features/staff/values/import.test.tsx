import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { importLimits } from '../../../../src/config/import-limits';
import { said } from '../../../support/said';
import { openImport, readFilesHere } from './open-import';

beforeEach(readFilesHere);

const told = {
  problems: [
    'No hay ningún juego «Robloks».',
    'Falta el juego.',
    'Falta el valor.',
    'Esto no es una cifra. Escribe solo números, sin letras ni otros signos.',
    'Escribe un número entero, sin decimales.',
    'El valor debe estar entre 10 y 10,000.',
  ],
  twice: 'Este juego está en más de una fila: deja solo una.',
  unchanged: 'Ya vale eso: no hay nada que cambiar.',
  obstacle: '6 filas tienen problemas: corrígelas en el archivo o déjalas fuera.',
  leaveOut: 'Dejar fuera las filas con problemas',
  leftOut: '6 filas quedaron fuera.',
  summary: '4 filas: 1 cambia, 1 sigue igual, 2 no sirven.',
  large: 'Cambio de más de la mitad',
  title: '¿Cambiar 2 valores de una vez?',
  applied: 'Listo: se cambiaron 2 valores.',
  conflict: /No se cambió ningún valor, porque mientras tanto cambió: Roblox\./,
  missing: 'Escribe el motivo en los dos idiomas.',
} as const;

describe('an import', () => {
  const says = told;
  const open = (contents?: Parameters<typeof openImport>[0]) => openImport(contents);

  it('shows old and new values, changes them after a reason and a confirmation', async () => {
    const { part, choose, explain, send, cells, staff, user, word } = await open();
    await choose('roblox;170', 'MINECRAFT;US$500.00');
    expect(cells(2).getByRole('cell', { name: /US\$155\.00 .* US\$170\.00$/ })).toBeVisible();
    expect(cells(2).getByText(`+10 %`)).toBeVisible();
    expect(cells(3).getByText(says.large)).toBeVisible();

    await user.click(part.getByRole('button', { name: word.change }));
    expect(part.getAllByText(says.missing)).toHaveLength(2);
    expect(part.getByLabelText(word.reasonEs)).toHaveFocus();
    await explain();
    await send();
    expect(await part.findByText(says.applied)).toBeVisible();
    expect(part.queryByRole('table')).toBeNull();
    const told = part.getByText(says.applied).closest('[tabindex]');
    await waitFor(() => expect(told).toHaveFocus());
    expect(staff.asked('importValues')).toMatchObject([
      {
        file: expect.stringMatching(/\.(xlsx|csv)$/),
        values: [
          { game: 'roblox', previous: 155, value: 170 },
          { game: 'minecraft', previous: expect.any(Number), value: 500 },
        ],
        reason: { es: 'Precios de mayo', en: 'Prices of May' },
      },
    ]);
    const card = within(screen.getByRole('article', { name: 'Roblox' }));
    expect(card.getByText('US$170.00')).toBeVisible();
    expect(sessionStorage).not.toHaveProperty(['levelup.staff.staff.import.reason.']);
  });

  it('explains the error in each row, and waits until those are left out', async () => {
    const { part, choose, cells, user, word } = await open();
    await choose('Robloks;99', ';99', 'Roblox;', 'Roblox;mucho', 'Roblox;80.5', 'Minecraft;9');
    for (const [place, problem] of says.problems.entries())
      expect(cells(place + 2).getByText(problem)).toBeVisible();
    expect(part.getByText(says.obstacle)).toBeVisible();
    const send = part.getByRole('button', { name: word.change });
    expect(send).toBeDisabled();

    await user.click(part.getByRole('button', { name: says.leaveOut }));
    expect(part.queryByText(says.obstacle)).toBeNull();
    expect(said()).toContain(says.leftOut);
    expect(document.activeElement).toHaveAccessibleName('mayo.csv');
    expect(send).toBeDisabled();
  });

  it('takes one of two rows about a game, and none that changes nothing', async () => {
    const { part, choose, cells, user, word } = await open();
    await choose('Roblox;170', 'Roblox;180', 'Minecraft;200', 'Roblox;155');
    expect(part.getByText(says.summary)).toBeVisible();
    expect(cells(2).getByText(says.twice)).toBeVisible();
    expect(cells(5).getByRole('checkbox')).not.toBeChecked();
    await user.click(cells(2).getByRole('checkbox'));
    expect(part.queryByText(says.twice)).toBeNull();
    expect(part.getByRole('button', { name: word.change })).toBeEnabled();
    await user.click(cells(5).getByRole('checkbox'));
    expect(cells(5).getByText(says.unchanged)).toBeVisible();
    expect(part.getByRole('button', { name: word.change })).toBeDisabled();
  });

  it('that conflicts changes nothing, and names the games and their values', async () => {
    const { part, choose, explain, send, cells, staff, word } = await open();
    await choose('Roblox;170', 'Minecraft;200');
    await explain();
    staff.elsewhere.setValues('roblox', [150, 155, 165]);
    await send();
    expect(await part.findByText(says.conflict)).toBeVisible();
    expect(cells(2).getByRole('cell', { name: /US\$165\.00 .* US\$170\.00$/ })).toBeVisible();
    expect(part.getByLabelText(word.reasonEs)).toHaveValue('Precios de mayo');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const told = part.getByText(says.conflict).closest('[tabindex]');
    await waitFor(() => expect(told).toHaveFocus());
    await send();
    expect(await part.findByText(says.applied)).toBeVisible();
  });
});

describe('an import', () => {
  it('is sent once, and waits for its answer', async () => {
    const { part, choose, explain, send, staff } = await openImport();
    await choose('Roblox;170');
    await explain();
    const answer = staff.hold('importValues');
    await send();
    expect(await part.findByText('Guardando…')).toBeVisible();
    expect(part.getByRole('button', { name: 'Cambiar 1 valor' })).toBeDisabled();
    answer();
    expect(await part.findByText('Listo: se cambió 1 valor.')).toBeVisible();
    expect(part.queryByRole('table')).toBeNull();
    const card = within(screen.getByRole('article', { name: 'Roblox' }));
    expect(card.getByText('US$170.00')).toBeVisible();
  });

  it('that fails keeps the file and the reason', async () => {
    const { part, choose, explain, send, staff, word } = await openImport();
    await choose('Roblox;170');
    await explain();
    staff.fail('importValues', 'timeout');
    await send();
    expect(await part.findByText(/^Puede que ya se haya guardado/)).toBeVisible();
    expect(part.getByRole('table')).toBeVisible();
    expect(part.getByLabelText(word.reasonEn)).toHaveValue('Prices of May');
  });

  it('is there again after another tab: its file, what is left out, and its reason', async () => {
    const { choose, cells, explain, user, word } = await openImport();
    await choose('Roblox;170', 'MINECRAFT;500');
    await user.click(cells(3).getByRole('checkbox'));
    await explain();
    await user.click(screen.getByRole('link', { name: 'Promedios' }));
    await user.click(await screen.findByRole('link', { name: 'Valores' }));
    const part = within(await screen.findByRole('region', { name: word.section }));
    expect(await part.findByLabelText(word.reasonEs)).toHaveValue('Precios de mayo');
    expect(part.getByRole('checkbox', { name: 'Fila 2' })).toBeChecked();
    expect(part.getByRole('checkbox', { name: 'Fila 3' })).not.toBeChecked();
  });

  it.each([
    ['no-columns.csv', 'a;b\n1;2', /no tiene las columnas Juego y Valor/],
    ['no-rows.csv', 'Juego;Valor\n', /no tiene ninguna fila/],
    ['broken.xlsx', 'PK\u{3}\u{4}x', /no se puede leer/],
    ['long.csv', `Juego;Valor\n${'Roblox;1\n'.repeat(250)}`, /tiene más de 200 filas/],
    ['wide.csv', `Juego;Valor${';x'.repeat(300)}\n`, /tiene más de 256 columnas/],
    ['empty.csv', '', /está vacío/],
    ['scan.xlsx', '%PDF-1.7', /no es una hoja de cálculo/],
    ['two.csv', 'Juego;Valor;Precio\nRoblox;1;2', /más de una columna/],
    ['large.csv', 'x'.repeat(2_000_001), /pesa más de 2 MB/],
  ])('refuses %s and says why', async (name, text, why) => {
    const { part, user } = await openImport();
    const input = part.getByLabelText('Elegir archivo');
    await user.upload(input, new File([text], name, { type: 'text/csv' }));
    const alert = await part.findByRole('alert');
    expect(alert).toHaveTextContent(why);
    expect(alert).toHaveTextContent(name);
  });

  it('that takes too long to read is given up', async () => {
    const terminate = vi.fn();
    vi.stubGlobal(
      'Worker',
      class {
        onmessage: ((event: { data: string }) => void) | undefined;
        postMessage = () => this.onmessage?.({ data: 'reading' });
        terminate = terminate;
      },
    );
    const { part, user } = await openImport({});
    vi.useFakeTimers({ shouldAdvanceTime: true });
    try {
      await user.upload(part.getByLabelText('Elegir archivo'), new File(['x'], 'lento.csv'));
      await act(() => vi.advanceTimersByTimeAsync(importLimits.readingMs));
    } finally {
      vi.useRealTimers();
    }
    expect(await part.findByRole('alert')).toHaveTextContent(
      /Dejamos de leer lento\.csv después de 10 segundos/,
    );
    expect(terminate).toHaveBeenCalledOnce();
    expect(part.getByLabelText(/otro archivo|another file/)).toBeEnabled();
  });

  it('can be discarded', async () => {
    const { part, choose, user } = await openImport();
    await choose('Roblox;170');
    await user.click(part.getByRole('button', { name: 'Descartar el archivo' }));
    expect(part.queryByRole('table')).toBeNull();
    expect(part.getByLabelText('Elegir archivo')).toBeEnabled();
  });
});
