import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { createInMemoryBackend } from '../../support/in-memory-backend';
// The calculator fetches it ahead, which may not outlast the test.
import '../../../src/features/loan-request/send-dialog';
import { renderRoute } from '../../support/render-app';

const proof = {
  gameId: 'clashOfClans',
  account: '#2PP0LQ8VY',
  name: 'El Ciguapo RD',
  facts: { townHallLevel: { value: 15, kind: 'exact' } },
  provenAt: new Date(),
  expiresAt: new Date(Date.now() + 1_000_000),
} as const;

beforeEach(() => sessionStorage.clear());

it('shows the marks of a proof that only the bank has, before the request is sent', async () => {
  const backend = createInMemoryBackend({ proof });
  const address = '/Clash-of-Clans?townHallLevel=16&gems=9';
  const { user } = await renderRoute(address, { backend });
  await user.click(await screen.findByRole('button', { name: 'CALCULAR VALOR' }));
  expect(screen.queryByText('El Ciguapo RD es tuya.')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'ENVIAR' }));
  // In its line and on the receipt, behind the dialog.
  await waitFor(() =>
    expect(screen.getAllByText('No coincide: el juego muestra 15')).toHaveLength(2),
  );
  expect(screen.getByText('El Ciguapo RD es tuya.')).toBeInTheDocument();
});
