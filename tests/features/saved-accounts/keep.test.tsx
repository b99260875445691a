import { screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { forgetAccounts, keepAccounts, keptAccounts } from '../../../src/browser/kept-accounts';
import { createInMemoryBackend } from '../../support/in-memory-backend';
// The calculator fetches it ahead, which may not outlast the test.
import '../../../src/features/loan-request/send-dialog';
import { keptAccount } from '../../../tools/samples/kept-account';
import { renderRoute } from '../../support/render-app';

afterEach(forgetAccounts);

async function open() {
  const app = await renderRoute('/Roblox?robux=1300', { backend: createInMemoryBackend() });
  const press = (name: string) => app.user.click(screen.getByRole('button', { name }));
  return { ...app, press };
}

describe('keeping an estimate', () => {
  it('waits for one', async () => {
    const { press } = await open();
    await press('Guardar cuenta');
    expect(screen.getByText(/Primero calcula el valor de lo que anotaste/)).toBeVisible();
  });

  it('asks for a nickname, and leads to the accounts', async () => {
    const { press, user } = await open();
    await press('CALCULAR VALOR');
    await press('Guardar cuenta');
    const dialog = within(await screen.findByRole('dialog', { name: 'Guardar cuenta' }));
    const field = dialog.getByRole('textbox', { name: /¿Cómo la llamas\?/ });
    expect(field).toHaveValue('Roblox');
    await user.clear(field);
    await user.type(field, 'La primera');
    await user.click(dialog.getByRole('button', { name: 'Guardar' }));
    expect(keptAccounts().accounts).toEqual([
      expect.objectContaining({ nickname: 'La primera', gameId: 'roblox', value: 1625 }),
    ]);
    expect(screen.getByText(/Guardada en este equipo como «La primera»\./)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ver mis cuentas' })).toBeVisible();
  });

  it('says that no place is left', async () => {
    keepAccounts(Array.from({ length: 20 }, (_, at) => keptAccount({ nickname: `n${at}` })));
    const { press, user, address } = await open();
    await press('CALCULAR VALOR');
    await press('Guardar cuenta');
    const dialog = within(await screen.findByRole('dialog', { name: 'No queda ningún lugar' }));
    await user.click(dialog.getByRole('button', { name: 'Ver mis cuentas' }));
    expect(address()).toBe('/MisCuentas');
    expect(keptAccounts().accounts).toHaveLength(20);
  });
});
