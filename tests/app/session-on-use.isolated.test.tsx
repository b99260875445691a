import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { BankSettings } from '../../src/bank/bank-settings';
import { createInMemoryBackend } from '../support/in-memory-backend';
import { renderRoute } from '../support/render-app';

vi.mock(import('../../src/bank/bank'), async (original) => {
  const { bank } = await original();
  return { bank: { ...bank, session: 'use' } satisfies BankSettings };
});

describe('a bank whose visitors get an account only when they use one', () => {
  beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
  afterEach(() => void vi.useRealTimers());
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

  it.each(['/', '/Faqs', '/Roblox', '/registro'])('makes none on %s', async (path) => {
    const backend = createInMemoryBackend();
    await renderRoute(path, { backend });
    await pass(20_000);
    await waitFor(() => expect(backend.calls('restoreSession')).toBe(1));
    expect(backend.calls('startSession')).toBe(0);
  });

  it('makes one, once, while somebody types what they will send', async () => {
    const backend = createInMemoryBackend();
    const { user } = await renderRoute('/registro', { backend });
    await user.type(screen.getByRole('textbox', { name: 'Nombre' }), 'Ana');
    await user.type(screen.getByRole('textbox', { name: 'Apellido' }), 'Peña');
    expect(backend.calls('startSession')).toBe(1);
  });

  it('tells nothing of a refused account until it is needed', async () => {
    const backend = createInMemoryBackend();
    backend.fail('startSession', 'no-account', true);
    const { user } = await renderRoute('/registro', { backend });
    await user.type(screen.getByRole('textbox', { name: 'Nombre' }), 'Ana');
    await pass(20_000);
    expect(backend.calls('startSession')).toBe(1);
    expect(screen.queryByRole('alert')).toBeNull();
    await user.type(screen.getByRole('textbox', { name: 'Apellido' }), 'Peña');
    await user.type(screen.getByRole('textbox', { name: 'Correo' }), 'ana@correo.com');
    await user.click(screen.getByRole('checkbox'));
    await user.click(screen.getByRole('button', { name: 'Enviar' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Inténtalo dentro de una hora');
    expect(screen.getByRole('textbox', { name: 'Nombre' })).toHaveValue('Ana');
  });
});
