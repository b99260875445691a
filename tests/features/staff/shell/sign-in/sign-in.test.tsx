import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { BackendErrorCode } from '../../../../../src/data/errors';
import { noteActivity } from '../../../../../src/features/staff/session/activity';
import { createInMemoryBackend } from '../../../../support/in-memory-backend';
import { createInMemoryStaffBackend } from '../../../../support/in-memory-staff-backend';
import { renderRoute } from '../../../../support/render-app';
import { said } from '../../../../support/said';
import { MEMBER, openStaff, TWO_GAMES, valueField } from '../../staff-app';

// As signing in does.
beforeEach(noteActivity);

const staff = () => createInMemoryStaffBackend({ games: TWO_GAMES });

async function openSignIn() {
  const backend = createInMemoryBackend({ staff: staff() });
  const app = await renderRoute('/Paradais', { backend });
  const submit = async (user = 'ana@banco.example', password = 'secreto') => {
    if (user) await app.user.type(screen.getByRole('textbox'), user);
    if (password) await app.user.type(passwordInput(), password);
    await app.user.click(screen.getByRole('button', { name: 'Ingresar' }));
  };
  return { ...app, backend, submit };
}

function passwordInput(): HTMLInputElement {
  const input = document.querySelector<HTMLInputElement>('input[name="clave"]');
  if (!input) throw new Error('there is no password field');
  return input;
}

afterEach(() => vi.useRealTimers());

describe('the staff sign-in page', () => {
  it('asks for Usuario and acceso under the heading Login', async () => {
    await openSignIn();

    expect(screen.getByRole('heading', { name: 'Login' })).toBeVisible();
    expect(screen.getByLabelText('Usuario')).toHaveAttribute('type', 'email');
    expect(screen.getByLabelText('Usuario')).toHaveAttribute('minlength', '5');
    expect(screen.getByLabelText('acceso')).toHaveAttribute('minlength', '5');
    expect(screen.getByLabelText('acceso')).toHaveAttribute('type', 'password');
  });

  it('shows and hides the password', async () => {
    const { user } = await openSignIn();

    await user.click(screen.getByRole('button', { name: 'Mostrar: acceso' }));
    expect(passwordInput()).toHaveAttribute('type', 'text');
    await user.click(screen.getByRole('button', { name: 'Ocultar: acceso' }));
    expect(passwordInput()).toHaveAttribute('type', 'password');
  });

  it.each([
    ['', 'secreto', 'Escribe tu correo completo: nombre@correo.com'],
    ['ana', 'secreto', 'Escribe tu correo completo: nombre@correo.com'],
    ['a@b', 'secreto', 'Escribe tu correo completo: nombre@correo.com'],
    ['ana@banco.example', '', 'Escribe al menos 5 caracteres.'],
    ['ana@banco.example', '1234', 'Escribe al menos 5 caracteres.'],
  ])('does not send %j and %j', async (user, password, message) => {
    const { submit, backend } = await openSignIn();
    await submit(user, password);

    expect(screen.getByText(message)).toBeVisible();
    expect(said()).toContainEqual(expect.stringMatching(/^Hay [12] campos? por corregir/));
    expect(backend.calls('signInStaff')).toBe(0);
  });

  it.each<[BackendErrorCode, string]>([
    ['bad-credentials', 'Usuario o contraseña incorrecta'],
    ['busy', 'Demasiados intentos. Espera unos minutos e inténtalo de nuevo.'],
    ['offline', 'No hay conexión. Revisa tu internet e inténtalo de nuevo.'],
    [
      'weak-password',
      'Tu contraseña ya no cumple las reglas del banco. Pide una nueva a quien administra las cuentas del personal.',
    ],
  ])('says what %s means and keeps what was typed', async (code, message) => {
    const { submit, backend, address } = await openSignIn();
    backend.fail('signInStaff', code);
    await submit();

    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.getByRole('textbox')).toHaveValue('ana@banco.example');
    expect(passwordInput()).toHaveValue('secreto');
    expect(address()).toBe('/Paradais');
  });

  it('says that it is working and takes one press for many', async () => {
    const { submit, backend, user } = await openSignIn();
    const release = backend.hold('signInStaff');
    await submit();

    expect(screen.getByText('Comprobando tu cuenta…')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Ingresar' }));
    expect(backend.calls('signInStaff')).toBe(1);
    await act(async () => release());
  });

  it('goes to the staff area 700 ms after success, not sooner', async () => {
    const { submit, address } = await openSignIn();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    await submit();
    expect(await screen.findByText('Listo. Abriendo el área del personal…')).toBeVisible();
    expect(address()).toBe('/Paradais');

    await act(async () => vi.advanceTimersByTime(700));
    await waitFor(() => expect(address()).toBe('/GamesSettings'));
  });

  it('sends staff who are signed in straight on', async () => {
    const backend = createInMemoryBackend({ session: MEMBER, staff: staff() });
    const { address } = await renderRoute('/Paradais', { backend });

    await waitFor(() => expect(address()).toBe('/GamesSettings'));
  });
});

describe('the staff area', () => {
  it.each([
    ['an anonymous visitor', { kind: 'visitor', uid: 'v', anonymous: true }],
    ['a password account without the claim', { kind: 'visitor', uid: 'p', anonymous: false }],
    ['nobody', { kind: 'none' }],
  ] as const)('sends %s to sign in and says why', async (_, session) => {
    const backend = createInMemoryBackend({ session });
    const { address } = await renderRoute('/GamesSettings?tab=solicitudes', { backend });

    await waitFor(() => expect(address()).toBe('/Paradais'));
    expect(
      screen.getByText('Esta página es para el personal del banco. Entra con tu cuenta.'),
    ).toBeVisible();
    expect(backend.calls('staff')).toBe(0);
  });

  it('waits while it is not known who asks', async () => {
    const backend = createInMemoryBackend({ session: { kind: 'unknown' }, staff: staff() });
    const { address } = await renderRoute('/GamesSettings', { backend });

    expect(screen.getByText('Conectando con el banco…')).toBeVisible();
    expect(address()).toBe('/GamesSettings');
    await act(async () => backend.become(MEMBER));
    expect(await screen.findByRole('heading', { name: 'Valores' })).toBeVisible();
  });

  it('tells when the session cannot be known and tries again', async () => {
    const backend = createInMemoryBackend({ session: { kind: 'unknown' }, staff: staff() });
    backend.fail('startSession', 'offline');
    const { user } = await renderRoute('/GamesSettings', { backend });

    expect(await screen.findByRole('alert')).toHaveTextContent('No hay conexión');
    backend.recover('startSession');
    await user.click(screen.getByRole('button', { name: 'Intentar de nuevo' }));
    await act(async () => backend.become(MEMBER));
    expect(await screen.findByRole('heading', { name: 'Valores' })).toBeVisible();
  });

  it('keeps the typed text when the session ends, and returns to it', async () => {
    const contents = { roles: ['reviewer'] } as const;
    const { backend, user, address } = await openStaff('/GamesSettings?tab=valores', contents);
    const input = await valueField(user);
    await user.type(input, '321');

    await act(async () => backend.become({ kind: 'none' }));
    expect(
      screen.getByText('Tu sesión terminó. Entra de nuevo: lo que escribiste sigue aquí.'),
    ).toBeVisible();
    expect(input).not.toBeInTheDocument();

    await user.type(screen.getByLabelText('Usuario'), 'ana@banco.example');
    await user.type(screen.getByLabelText('acceso'), 'secreto');
    await user.click(screen.getByRole('button', { name: 'Ingresar' }));

    expect(await valueField(user)).toHaveValue('321');
    expect(address()).toBe('/GamesSettings?tab=valores');
  });

  it('signs out', async () => {
    const { user, address, backend } = await openStaff('/GamesSettings');
    await user.click(await screen.findByRole('button', { name: 'Cerrar sesión' }));

    await waitFor(() => expect(address()).toBe('/Paradais'));
    expect(screen.getByRole('link', { name: 'Volver al inicio' })).toBeVisible();
    expect(backend.calls('signOut')).toBe(1);
  });

  it('has its tabs at their addresses and the number of pending requests', async () => {
    const { user, address } = await openStaff('/GamesSettings');
    expect(await screen.findByRole('link', { name: /Solicitudes.*1 pendiente/ })).toBeVisible();

    for (const [name, tab, title] of [
      [/^Solicitudes/, 'solicitudes', 'Pendientes'],
      ['Promedios', 'promedios', 'Promedios'],
      ['Subscripciones', 'subscripciones', 'Subscripciones'],
      ['Auditoría', 'auditoria', 'Auditoría'],
      ['Valores', 'valores', 'Valores'],
    ] as const) {
      await user.click(screen.getByRole('link', { name }));
      expect(address()).toBe(`/GamesSettings?tab=${tab}`);
      expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
    }
  });

  it('changes its language in place', async () => {
    const { user } = await openStaff('/GamesSettings');
    await user.click(await screen.findByRole('button', { name: 'English' }));

    expect(await screen.findByRole('heading', { level: 1, name: 'Values' })).toBeVisible();
  });
});
