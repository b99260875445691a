import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createInMemoryBackend } from '../../../support/in-memory-backend';
import { control, fillAll, GOOD, openDialog, pressSend } from '../open-dialog';

const ACCOUNTS = [
  [
    'a member of staff',
    { kind: 'staff', uid: 'staff', email: 'ana@banco.example', name: 'Ana Peña', roles: [] },
  ],
  ['a password account without the claim', { kind: 'visitor', uid: 'p', anonymous: false }],
] as const;

const WORDS = [
  'Tu solicitud no se envió. En este navegador hay una cuenta del personal abierta. Cierra la sesión para enviar como visitante. Lo que escribiste sigue aquí.',
  'Cerrar sesión y enviar',
] as const;

async function press(name: string): Promise<void> {
  const button = screen.getByRole('button', { name });
  await act(async () => {
    fireEvent.click(button);
  });
}

describe.each(ACCOUNTS)('SEND while %s is signed in', (_, session) => {
  it('explains the problem and the next step', async () => {
    const backend = createInMemoryBackend({ session });
    await openDialog(backend);
    fillAll();
    await pressSend();

    const [text, button] = WORDS;
    expect(screen.getByRole('alert')).toHaveTextContent(text);
    expect(control('nombre')).toHaveValue(GOOD.nombre);
    expect(backend.session()).toEqual(session);

    await press(button);
    expect(backend.calls('signOut')).toBe(1);
    expect(backend.drafts.at(-1)).toMatchObject({ applicant: { name: GOOD.nombre } });
    expect(screen.getByText('Solicitud enviada')).toBeVisible();
  });
});

describe('signing out and sending', () => {
  it('keeps the session of a visitor who came in between, and their request', async () => {
    const backend = createInMemoryBackend({ session: ACCOUNTS[0][1] });
    await openDialog(backend);
    fillAll();
    await pressSend();
    await act(async () => backend.become({ kind: 'visitor', uid: 'v', anonymous: true }));
    await press(WORDS[1]);
    expect(backend.calls('signOut')).toBe(0);
    expect(screen.getByText('Solicitud enviada')).toBeVisible();
  });

  it('keeps everything where signing out fails', async () => {
    const backend = createInMemoryBackend({ session: ACCOUNTS[0][1] });
    backend.fail('signOut', 'offline');
    await openDialog(backend);
    fillAll();
    await pressSend();
    await press(WORDS[1]);
    expect(screen.getByRole('alert')).toHaveTextContent('No hay conexión');
    expect(control('nombre')).toHaveValue(GOOD.nombre);
    expect(control('consentimiento')).toBeChecked();
  });
});
