import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { requestOf } from '../../../../support/staff-records';
import { openStaff } from '../../staff-app';

const REQUESTS = '/GamesSettings?tab=solicitudes';
const SUBSCRIBERS = '/GamesSettings?tab=subscripciones';

const words = {
  label: 'Vistas guardadas',
  none: 'Sin vistas guardadas.',
  keep: 'Guardar esta vista',
  name: 'Nombre de la vista',
  save: 'Guardar',
  rename: 'Cambiar el nombre',
  remove: 'Borrar la vista',
  undo: 'Deshacer',
  removed: /Se borró la vista «Aprobadas»/,
  missing: 'Escribe un nombre.',
  taken: /Ya tienes una vista con este nombre/,
  full: /Tienes 12 vistas/,
  unstored: /Este navegador no guarda datos/,
  pending: 'Pendientes',
  client: 'Cliente',
} as const;

beforeEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

describe('kept views', () => {
  async function open(address: string, author?: string) {
    const requests = [requestOf('one')];
    const app = await openStaff(address, { requests, ...(author && { author }) });
    const bar = within(await screen.findByRole('region', { name: words.label }));
    async function keep(name: string) {
      await app.user.click(bar.getByRole('button', { name: words.keep }));
      await app.user.type(bar.getByRole('textbox', { name: words.name }), `${name}{Enter}`);
    }
    return { ...app, bar, keep };
  }

  it('are kept under a name, opened, renamed, removed and brought back', async () => {
    const { user, bar, keep } = await open(`${REQUESTS}&estado=aprobadas`);
    expect(bar.getByText(words.none)).toBeVisible();
    await keep('Aprobadas');
    const view = bar.getByRole('button', { name: 'Aprobadas' });
    expect(view).toHaveAttribute('aria-pressed', 'true');
    await waitFor(() => expect(view).toHaveFocus());

    const filters = screen.getAllByRole('button', { name: words.pending });
    await user.click(filters[0] as HTMLElement);
    expect(view).toHaveAttribute('aria-pressed', 'false');
    await user.click(view);
    expect(view).toHaveAttribute('aria-pressed', 'true');

    await user.click(bar.getByRole('button', { name: words.remove }));
    expect(bar.getByText(words.removed)).toBeVisible();
    const undo = bar.getByRole('button', { name: words.undo });
    expect(undo).toHaveFocus();
    await user.click(undo);

    await user.click(bar.getByRole('button', { name: words.rename }));
    const name = bar.getByRole('textbox', { name: words.name });
    expect(name).toHaveValue('Aprobadas');
    await user.clear(name);
    await user.type(name, 'Mis aprobadas{Enter}');
    expect(bar.getByRole('button', { name: 'Mis aprobadas' })).toBeVisible();
    expect(bar.queryByRole('button', { name: 'Aprobadas' })).toBeNull();
  });

  it('need a name that no other has, and Escape keeps nothing', async () => {
    const { user, bar, keep } = await open(`${REQUESTS}&estado=aprobadas`);
    await keep('Una');
    await user.click(screen.getAllByRole('button', { name: words.pending })[0] as HTMLElement);
    await keep(' ');
    expect(bar.getByText(words.missing)).toBeVisible();
    await user.type(bar.getByRole('textbox', { name: words.name }), 'UNA{Enter}');
    expect(bar.getByText(words.taken)).toBeVisible();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(bar.getByRole('button', { name: words.keep })).toHaveFocus());
    expect(bar.getAllByRole('listitem')).toHaveLength(1);
  });

  it('are there when the page comes back, for the same member only', async () => {
    const first = await open(`${REQUESTS}&estado=aprobadas`);
    await first.keep('Aprobadas');
    first.unmount();
    const again = await open(REQUESTS);
    expect(again.bar.getByRole('button', { name: 'Aprobadas' })).toBeVisible();
    again.unmount();
    const other = await open(REQUESTS, 'other');
    expect(other.bar.getByText(words.none)).toBeVisible();
  });

  it('of subscribers keep the order', async () => {
    const { user, bar, keep } = await open(SUBSCRIBERS);
    await keep('Recientes');
    await user.selectOptions(screen.getByRole('combobox'), 'name ascending');
    expect(bar.getByRole('button', { name: 'Recientes' })).toHaveAttribute('aria-pressed', 'false');
    await user.click(bar.getByRole('button', { name: 'Recientes' }));
    expect(screen.getByRole('combobox')).toHaveValue('registeredAt descending');
  });

  it('of requests keep the order', async () => {
    const { user, bar, keep, address } = await open(`${REQUESTS}&orden=-valor`);
    await keep('Grandes');
    await user.click(screen.getByRole('button', { name: words.client }));
    expect(bar.getByRole('button', { name: 'Grandes' })).toHaveAttribute('aria-pressed', 'false');
    await user.click(bar.getByRole('button', { name: 'Grandes' }));
    await waitFor(() => expect(address()).toBe(`${REQUESTS}&orden=-valor`));
    expect(bar.getByRole('button', { name: 'Grandes' })).toHaveAttribute('aria-pressed', 'true');
  });

  it('are twelve at most', async () => {
    const views = Array.from({ length: 12 }, (_, place) => ({
      name: `Vista ${place}`,
      settings: `tab=solicitudes&estado=${place}`,
    }));
    localStorage.setItem('levelup.views.requests.staff', JSON.stringify([...views, ...views]));
    const { bar } = await open(REQUESTS);
    expect(bar.getAllByRole('listitem')).toHaveLength(12);
    expect(bar.getByText(words.full)).toBeVisible();
    expect(bar.queryByRole('button', { name: words.keep })).toBeNull();
  });

  it('last as long as the page if the browser stores nothing', async () => {
    const refuse = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, clear: () => {} });
    const { bar, keep } = await open(REQUESTS, `blocked-es`);
    await keep('Pendientes de hoy');
    expect(bar.getByRole('button', { name: 'Pendientes de hoy' })).toBeVisible();
    expect(bar.getByText(words.unstored)).toBeVisible();
  });

  it('that somebody else wrote there are left out', async () => {
    localStorage.setItem('levelup.views.requests.staff', '[{"name":7},null,"x"]');
    const { bar } = await open(REQUESTS);
    expect(bar.getByText(words.none)).toBeVisible();
  });
});
