import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { typedIn } from '../../../src/browser/typed';
import type { BackendErrorCode } from '../../../src/data/errors';
import { switchLanguage } from '../../../src/i18n';
import { createInMemoryBackend } from '../../support/in-memory-backend';
import { type RenderedApp, renderRoute } from '../../support/render-app';
import { said } from '../../support/said';

const field = (name: string) => screen.getByRole('textbox', { name });
const box = () => screen.getByRole('checkbox', { name: /^Autorizo a Banco Aurora/ });
const send = () => screen.getByRole('button', { name: 'Enviar' });

async function fill({ user }: RenderedApp) {
  for (const [name, words] of [
    ['Nombre', 'Ana'],
    ['Apellido', 'Peña'],
    ['Correo', 'ana@correo.com'],
  ] as const) {
    await user.click(field(name));
    await user.paste(words);
  }
  await user.click(box());
}

describe('the sign-up', () => {
  it('asks for the specified fields', async () => {
    await renderRoute('/registro');
    expect(screen.getByRole('heading', { level: 1, name: 'Regístrate Aquí' })).toBeVisible();
    const names = ['Nombre', 'Apellido', 'Correo'].map((label) =>
      field(label).getAttribute('name'),
    );
    expect(names).toEqual(['nombre', 'apellido', 'correo']);
    expect(send()).toBeVisible();
  });

  it('says of its link to the privacy page that it opens elsewhere', async () => {
    await renderRoute('/registro');
    for (const link of document.querySelectorAll('main a[target="_blank"]'))
      expect(link).toHaveAccessibleName(/ \(se abre en otra pestaña\)$/);
    expect(document.querySelectorAll('main a[target="_blank"]')).toHaveLength(1);
  });

  it('asks for everything, sends nothing and goes to the first empty field', async () => {
    const backend = createInMemoryBackend();
    const { user } = await renderRoute('/registro', { backend });
    await user.click(send());
    expect(screen.getByText('Escribe tu nombre.')).toBeVisible();
    expect(screen.getByText('Escribe tu apellido.')).toBeVisible();
    expect(screen.getByText('Escribe tu correo.')).toBeVisible();
    expect(field('Nombre')).toHaveFocus();
    expect(field('Nombre')).toHaveAttribute('aria-invalid', 'true');
    expect(backend.calls('registerSubscriber')).toBe(0);
  });

  it('says how many fields are wrong, and no more', async () => {
    const app = await renderRoute('/registro');
    await app.user.click(send());
    expect(said()).toEqual(['Hay 4 campos por corregir.']);
    await fill(app);
    await app.user.click(box());
    expect(said()).toEqual([]);
    await app.user.click(send());
    expect(said()).toEqual(['Hay 1 campo por corregir.']);
    expect(box()).toHaveFocus();
    expect(box()).toHaveAccessibleDescription(/^Marca esta/);
  });

  it.each([
    ['ana', 'A este correo le falta la @. Escríbelo así: nombre@correo.com'],
    ['ana@correo', 'A este correo le falta el final. Escríbelo así: nombre@correo.com'],
    ['ana@@correo.com', 'Este correo tiene más de una @. Escríbelo así: nombre@correo.com'],
    ['ana@correo.com,eva@correo.com', 'Escribe un solo correo, sin espacios ni comas.'],
    ['ana eva@correo.com', 'Escribe un solo correo, sin espacios ni comas.'],
    ['ana<b@correo.com', 'Quita los signos < y >.'],
    ['peña@correo.com', 'Quita «ñ»: no va en este campo.'],
    ['.ana@correo.com', 'Este correo no está bien escrito. Escríbelo así: nombre@correo.com'],
    ['ana@-correo.com', 'Este correo no está bien escrito. Escríbelo así: nombre@correo.com'],
    ['ana@correo.c', 'Este correo no está bien escrito. Escríbelo así: nombre@correo.com'],
    ['@correo.com', 'Este correo no está bien escrito. Escríbelo así: nombre@correo.com'],
    [`${'a'.repeat(250)}@correo.com`, 'Usa como máximo 254 caracteres.'],
    [`${'a'.repeat(65)}@correo.com`, 'Usa un correo con 64 caracteres como máximo antes de la @.'],
  ])('says beside the e-mail what is wrong with "%s", on leaving it', async (typed, message) => {
    const { user } = await renderRoute('/registro');
    await user.click(field('Correo'));
    await user.paste(typed);
    expect(screen.queryByText(message)).toBeNull();
    await user.tab();
    expect(screen.getByText(message)).toBeVisible();
    expect(field('Correo')).toHaveValue(typed);
    expect(field('Correo')).toHaveAccessibleDescription(message);
  });

  it.each([
    ['<b>Ana</b>', 'Quita los signos < y >.'],
    ['A'.repeat(81), 'Usa como máximo 80 caracteres.'],
    [
      'Ana\u3164Paz',
      'Hay un signo que no se ve: Ana[U+3164]Paz. Bórralo o escribe la palabra de nuevo.',
    ],
    ['A', 'Escribe al menos dos letras.'],
    ['Ana\u0321\u0321\u0321', 'Una letra tiene demasiados acentos. Escríbela sin ellos.'],
  ])('refuses the name "%s"', async (typed, message) => {
    const { user } = await renderRoute('/registro');
    await user.click(field('Nombre'));
    await user.paste(typed);
    await user.tab();
    expect(screen.getByText(message)).toBeVisible();
  });

  it('asks to agree, keeps the answer in another language, and sends nothing without it', async () => {
    const backend = createInMemoryBackend();
    const app = await renderRoute('/registro', { backend });
    await fill(app);
    await act(() => switchLanguage(app.i18n, 'en'));
    expect(screen.getByRole('checkbox', { name: /I can unsubscribe/ })).toBeChecked();
    await act(() => switchLanguage(app.i18n, 'es'));
    expect(box()).toHaveAccessibleName(
      /correo información sobre sus servicios para gamers\. Puedo darme de baja/,
    );
    await app.user.click(box());
    await app.user.click(send());
    expect(screen.getByText(/Marca esta/)).toBeVisible();
    expect(box()).toHaveFocus();
    expect(box()).toBeInvalid();
    expect(backend.calls('registerSubscriber')).toBe(0);
  });

  it('takes a message away as soon as the field is right', async () => {
    const { user } = await renderRoute('/registro');
    await user.type(field('Correo'), 'ana@correo');
    await user.tab();
    await user.type(field('Correo'), '.com');
    expect(screen.queryByText(/le falta el final/)).toBeNull();
  });
});

describe('sending the sign-up', () => {
  beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
  afterEach(() => void vi.useRealTimers());
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

  it('shows that it is under way, and thanks 700 ms after it was saved', async () => {
    const backend = createInMemoryBackend();
    const release = backend.hold('registerSubscriber');
    const app = await renderRoute('/registro', { backend });
    await fill(app);
    await app.user.click(send());
    expect(await screen.findByText('Enviando tu registro…')).toBeVisible();
    release();
    expect(await screen.findByText('Registro recibido.')).toBeVisible();
    expect(app.address()).toBe('/registro');
    await pass(701);
    expect(await screen.findByText('¡Gracias por registrarte!')).toBeVisible();
    expect(typedIn('sign-up')).toBeUndefined();
    expect(app.address()).toBe('/mail-register');
    expect(backend.subscribers).toEqual([
      { name: 'Ana', lastName: 'Peña', email: 'ana@correo.com' },
    ]);
  });

  it('sends once, however often it is pressed', async () => {
    const backend = createInMemoryBackend();
    backend.hold('registerSubscriber');
    const app = await renderRoute('/registro', { backend });
    await fill(app);
    await app.user.dblClick(send());
    expect(await screen.findByText('Enviando tu registro…')).toBeVisible();
    expect(backend.calls('registerSubscriber')).toBe(1);
  });

  it('sends the mail in the language chosen meanwhile', async () => {
    const backend = createInMemoryBackend();
    const register = vi.spyOn(backend, 'registerSubscriber');
    const release = backend.hold('startSession');
    const app = await renderRoute('/registro', { backend });
    await fill(app);
    await app.user.click(send());
    await act(() => switchLanguage(app.i18n, 'en'));
    release();
    expect(await screen.findByText('Sign-up received.')).toBeVisible();
    expect(register).toHaveBeenCalledExactlyOnceWith(expect.anything(), 'en');
  });

  it.each<[BackendErrorCode, RegExp]>([
    ['offline', /No sabemos si tu registro se guardó.*No hay conexión/],
    ['timeout', /No sabemos si tu registro se guardó.*tardó demasiado/],
    ['busy', /Tu registro no se guardó\. Hay mucha demanda/],
    ['denied', /no se guardó\. El banco no lo aceptó y no se guardó nada.* opción 9/],
    ['expired', /Tu registro no se guardó\. Tu sesión terminó/],
    ['limit', /Puedes hacer hasta 3 registros, con 30 segundos/],
    ['portal', /No sabemos si tu registro se guardó.*en lugar del banco/],
    ['unknown', /No sabemos si tu registro se guardó/],
  ])(
    'says what happened after "%s", keeps everything and may be tried again',
    async (code, message) => {
      const backend = createInMemoryBackend();
      backend.fail('registerSubscriber', code);
      const app = await renderRoute('/registro', { backend });
      await fill(app);
      await app.user.click(send());
      expect(await screen.findByRole('alert')).toHaveTextContent(message);
      expect(field('Nombre')).toHaveValue('Ana');
      expect(field('Apellido')).toHaveValue('Peña');
      expect(field('Correo')).toHaveValue('ana@correo.com');
      backend.recover('registerSubscriber');
      await app.user.click(send());
      expect(await screen.findByText('Registro recibido.')).toBeVisible();
    },
  );

  it('works when the session could not be made before', async () => {
    const backend = createInMemoryBackend();
    backend.fail('startSession', 'offline');
    const app = await renderRoute('/registro', { backend });
    await fill(app);
    await app.user.click(send());
    expect(await screen.findByRole('alert')).toHaveTextContent(/No hay conexión/);
    backend.recover('startSession');
    await app.user.click(send());
    expect(await screen.findByText('Registro recibido.')).toBeVisible();
  });
});

describe('the thanks page', () => {
  beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
  afterEach(() => void vi.useRealTimers());
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

  it('says thanks and what comes', async () => {
    await renderRoute('/mail-register');
    const title = '¡Gracias por registrarte!';
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(document.title).toBe(`${title} · LevelUp`);
    expect(screen.getByText(/más información sobre los servicios para gamers/)).toBeVisible();
  });

  it('announces once that it leaves, and how to stay', async () => {
    const words = ['En 5 segundos vas al inicio. Presiona Escape para quedarte.'];
    await renderRoute('/mail-register');
    expect(said()).toEqual(words);
    await pass(3000);
    expect(said()).toEqual(words);
  });

  it.each([
    ['a pointer', 5, () => act(async () => void fireEvent.click(send(), { detail: 1 }))],
    [
      'the keyboard',
      25,
      async ({ user }: RenderedApp) => {
        act(() => send().focus());
        await user.keyboard('{Enter}');
      },
    ],
    [
      'an assistive technology',
      25,
      () => act(async () => void fireEvent.click(send(), { detail: 0 })),
    ],
  ])('leaves after a sign-up sent by %s in %i seconds', async (_, seconds, press) => {
    const app = await renderRoute('/registro', { backend: createInMemoryBackend() });
    await fill(app);
    await press(app);
    await screen.findByText('Registro recibido.');
    await pass(701);
    await screen.findByText('¡Gracias por registrarte!');
    await waitFor(() =>
      expect(said()).toContain(
        `En ${seconds} segundos vas al inicio. Presiona Escape para quedarte.`,
      ),
    );
    await pass(seconds * 1000 - 900);
    expect(app.address()).toBe('/mail-register');
    await pass(1000);
    expect(app.address()).toBe('/');
  });

  it('goes home after 5 seconds, counting them', async () => {
    const { address } = await renderRoute('/mail-register');
    expect(screen.getByText('Te llevamos al inicio en 5 segundos.')).toBeVisible();
    await pass(4200);
    expect(screen.getByText('Te llevamos al inicio en 1 segundo.')).toBeVisible();
    expect(address()).toBe('/mail-register');
    await pass(900);
    expect(address()).toBe('/');
  });

  it.each([
    [
      'pressing "stay"',
      async ({ user }: RenderedApp) => user.click(screen.getByRole('button', { name: 'Quedarme' })),
    ],
    ['Escape', async ({ user }: RenderedApp) => user.keyboard('{Escape}')],
    [
      'moving focus into it',
      () => act(async () => screen.getByRole('link', { name: 'Ir al inicio' }).focus()),
    ],
  ])('stays after %s', async (_, stay) => {
    const app = await renderRoute('/mail-register');
    await stay(app);
    await pass(10_000);
    expect(app.address()).toBe('/mail-register');
    expect(said()).toEqual(['Te quedas en esta página.']);
  });

  it('stays while it is printed', async () => {
    const { address } = await renderRoute('/mail-register');
    await act(async () => void window.dispatchEvent(new Event('beforeprint')));
    await pass(10_000);
    expect(address()).toBe('/mail-register');
  });
});

describe('the sign-up while an account is signed in', () => {
  const accounts = [
    [
      'staff',
      { kind: 'staff', uid: 'staff', email: 'ana@banco.example', name: 'Ana Peña', roles: [] },
    ],
    ['a password account', { kind: 'visitor', uid: 'p', anonymous: false }],
  ] as const;

  it.each(accounts)('explains the problem, and continues as a visitor: %s', async (_, session) => {
    const backend = createInMemoryBackend({ session });
    const app = await renderRoute('/registro', { backend });
    await fill(app);
    await app.user.click(send());
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Tu registro no se guardó. En este navegador hay una cuenta del personal abierta. Cierra la sesión para enviar como visitante.',
    );
    expect(field('Nombre')).toHaveValue('Ana');
    expect(backend.subscribers).toEqual([]);

    await app.user.click(screen.getByRole('button', { name: 'Cerrar sesión y enviar' }));
    expect(await screen.findByText('Registro recibido.')).toBeVisible();
    expect(backend.calls('signOut')).toBe(1);
    expect(backend.subscribers).toEqual([
      { name: 'Ana', lastName: 'Peña', email: 'ana@correo.com' },
    ]);
  });
});
