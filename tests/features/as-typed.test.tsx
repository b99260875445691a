import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createInMemoryBackend } from '../support/in-memory-backend';
import { renderRoute } from '../support/render-app';
import { renderCalculator } from './calculator/render-calculator';
import { control, openDialog } from './loan-request/open-dialog';
import { openStaff } from './staff/staff-app';

type Open = () => Promise<HTMLElement>;

const onPage =
  (path: string, name: string): Open =>
  async () => {
    const { container } = await renderRoute(path, { backend: createInMemoryBackend() });
    return waitFor(() => {
      const field = container.querySelector<HTMLElement>(`main [name="${name}"]`);
      if (!field) throw new Error(`no field named ${name}`);
      return field;
    });
  };

const inDialog =
  (name: string): Open =>
  async () => {
    await openDialog(createInMemoryBackend());
    return control(name);
  };

const inProof =
  (name: string): Open =>
  async () => {
    const view = await renderCalculator('clashOfClans', { backend: createInMemoryBackend() });
    fireEvent.click(screen.getByText('Lo llenamos con tu tag'));
    return view.field(name);
  };

// A phone would write another word, or a capital letter in front.
it.each<[string, Open]>([
  ['the player name of a request', inDialog('nickname')],
  ['the cédula of a request', inDialog('cedula')],
  ['the code on /Solicitud', onPage('/Solicitud', 'seguir')],
  ['the code on /MisDatos', onPage('/MisDatos', 'seguir')],
  ['the code of a complaint', onPage('/Reclamo', 'codigo')],
  ['the account of a proof', inProof('Tag')],
  ['the token of a proof', inProof('Token')],
  ['the user of the staff', onPage('/Paradais', 'correo')],
  [
    'the search of the staff',
    async () => {
      await openStaff('/GamesSettings?tab=solicitudes', { roles: ['analyst'], requests: [] });
      return screen.findByRole('searchbox');
    },
  ],
])('%s stays as it is typed', async (_, open) => {
  const field = await open();
  expect(field).toHaveAttribute('autocapitalize', 'none');
  expect(field).toHaveAttribute('autocorrect', 'off');
  expect(field).toHaveAttribute('spellcheck', 'false');
});
