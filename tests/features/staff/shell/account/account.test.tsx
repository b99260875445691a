import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { BackendErrorCode } from '../../../../../src/data/errors';
import type { StaffDuty } from '../../../../../src/domain/session';
import { noteActivity } from '../../../../../src/features/staff/session/activity';
import {
  CODE,
  createInMemoryStaffAccount,
} from '../../../../support/in-memory/in-memory-staff-account';
import { createInMemoryBackend } from '../../../../support/in-memory-backend';
import { createInMemoryStaffBackend } from '../../../../support/in-memory-staff-backend';
import { renderRoute } from '../../../../support/render-app';
import { said } from '../../../../support/said';
import { MEMBER, TWO_GAMES } from '../../staff-app';

// As signing in does.
beforeEach(noteActivity);

const FIRST = 'la-generada-2026';
const NEXT = 'cuatro palabras sin orden';

async function open({
  duty,
  address = '/GamesSettings?tab=cuenta',
  ...account
}: {
  duty?: StaffDuty;
  address?: string;
  factor?: 'sms' | 'totp';
  enrolled?: boolean;
} = {}) {
  const own = createInMemoryStaffAccount(account);
  const staff = createInMemoryStaffBackend({ games: TWO_GAMES });
  const backend = createInMemoryBackend({ session: { ...MEMBER, duty }, staff, account: own });
  return { ...(await renderRoute(address, { backend })), backend, own };
}

type App = Awaited<ReturnType<typeof open>>;

const present = () => screen.findByLabelText(/^(Contraseña actual|La contraseña que te dieron)/);

async function change({ user }: App, from: string, to: string) {
  await user.clear(await present());
  if (from) await user.type(await present(), from);
  await user.clear(screen.getByLabelText('Contraseña nueva'));
  if (to) await user.type(screen.getByLabelText('Contraseña nueva'), to);
  await user.click(screen.getByRole('button', { name: 'Cambiar la contraseña' }));
}

describe('a member with the password that the bank made up', () => {
  it('chooses an own one before anything else', async () => {
    const app = await open({ duty: 'password', address: '/GamesSettings?tab=solicitudes' });
    expect(await screen.findByRole('heading', { name: 'Elige tu contraseña' })).toBeVisible();
    expect(screen.queryByRole('navigation')).toBeNull();
    expect(app.backend.calls('staff')).toBe(0);

    await change(app, FIRST, NEXT);
    expect(await screen.findByRole('heading', { level: 1, name: 'Pendientes' })).toBeVisible();
    expect(app.own.password()).toBe(NEXT);
  });

  it('enters by the code of a second factor', async () => {
    const app = await open({ duty: 'password', enrolled: true });
    await change(app, FIRST, NEXT);
    await app.user.type(await screen.findByLabelText('Código de seis cifras'), CODE);
    await app.user.click(screen.getByRole('button', { name: 'Confirmar' }));
    expect(await screen.findByRole('navigation')).toBeVisible();
  });

  it('may sign out instead', async () => {
    const { user, address } = await open({ duty: 'password' });
    await user.click(await screen.findByRole('button', { name: 'Cerrar sesión' }));
    await waitFor(() => expect(address()).toBe('/Paradais'));
  });
});

describe('changing the own password', () => {
  it('says that it is done', async () => {
    const app = await open();
    await change(app, FIRST, NEXT);
    expect(await screen.findByText(/^Listo: tu contraseña cambió/)).toBeVisible();
    expect(app.own.password()).toBe(NEXT);
  });

  it('asks for the code of a second factor in place, and goes on with the session', async () => {
    const app = await open({ enrolled: true });
    await change(app, FIRST, NEXT);
    const code = await screen.findByLabelText('Código de seis cifras');
    expect(screen.getByText(/número que termina en 0143/)).toBeVisible();
    expect(code).toHaveFocus();
    await app.user.type(code, '000000');
    await app.user.click(screen.getByRole('button', { name: 'Confirmar' }));
    expect(await screen.findByText(/Ese código no es correcto/)).toBeVisible();
    await app.user.clear(code);
    await app.user.type(code, CODE);
    await app.user.click(screen.getByRole('button', { name: 'Confirmar' }));
    expect(await screen.findByText(/^Listo: tu contraseña cambió/)).toBeVisible();
    expect(app.own.password()).toBe(NEXT);
    expect(app.backend.session().kind).toBe('staff');
  });

  it('asks for the new password where no code comes', async () => {
    const app = await open({ enrolled: true });
    await change(app, FIRST, NEXT);
    await app.user.click(await screen.findByRole('button', { name: 'Volver a la contraseña' }));
    expect(await screen.findByText('Tu contraseña cambió. Entra con la nueva.')).toBeVisible();
  });

  it.each([
    ['', NEXT, 'Escribe tu contraseña actual.'],
    [FIRST, 'corta', 'Es corta: escribe al menos 12 caracteres.'],
    [FIRST, FIRST, 'Es la misma que tienes. Elige otra.'],
    [FIRST, 'aaaaaaaaaaaaaa', 'Repite siempre los mismos caracteres. Usa más variedad.'],
  ])('from %j to %j is not sent', async (from, to, message) => {
    const app = await open();
    await change(app, from, to);
    expect(screen.getByText(message)).toBeVisible();
    expect(said()).toContain('Hay 1 campo por corregir.');
    expect(app.own.password()).toBe(FIRST);
  });

  it('keeps the typed text if the present password is wrong, and then takes the right one', async () => {
    const app = await open();
    await change(app, 'otra', NEXT);
    expect(await screen.findByText('Esa no es tu contraseña actual.')).toBeVisible();
    expect(await present()).toHaveValue('otra');
    expect(screen.getByLabelText('Contraseña nueva')).toHaveValue(NEXT);
    await change(app, FIRST, NEXT);
    expect(await screen.findByText(/^Listo/)).toBeVisible();
  });

  it.each<[BackendErrorCode, RegExp]>([
    ['offline', /No hay conexión/],
    ['timeout', /No sabemos si se cambió/],
    ['busy', /Demasiados intentos/],
    ['weak-password', /no acepta esa contraseña nueva/],
    ['denied', /no tiene permiso/],
  ])('says what %s means', async (code, message) => {
    const app = await open();
    app.own.fail('changePassword', code);
    await change(app, FIRST, NEXT);
    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.getByLabelText('Contraseña nueva')).toHaveValue(NEXT);
  });

  it('shows and hides each password on its own', async () => {
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Mostrar: Contraseña nueva' }));
    expect(screen.getByLabelText('Contraseña nueva')).toHaveAttribute('type', 'text');
    expect(await present()).toHaveAttribute('type', 'password');
  });
});

describe('a second factor', () => {
  it('by message: number, code, done', async () => {
    const { user, own } = await open();
    await user.type(await screen.findByLabelText('Tu número de celular'), '809');
    await user.click(screen.getByRole('button', { name: 'Enviar el código' }));
    expect(screen.getByText(/Escribe un número dominicano/)).toBeVisible();
    await user.clear(screen.getByLabelText('Tu número de celular'));
    await user.type(screen.getByLabelText('Tu número de celular'), '+1 (809) 555-0143');
    await user.click(screen.getByRole('button', { name: 'Enviar el código' }));
    const code = await screen.findByLabelText('Código de seis cifras');
    expect(own.phones).toEqual(['+18095550143']);

    await user.type(code, '000 000');
    await user.click(screen.getByRole('button', { name: 'Confirmar el código' }));
    expect(await screen.findByText(/Ese código no es correcto/)).toBeVisible();
    await user.clear(code);
    await user.type(code, CODE);
    await user.click(screen.getByRole('button', { name: 'Confirmar el código' }));
    expect(await screen.findByText(/^Listo: desde ahora/)).toBeVisible();
  });

  it.each([
    ['809–555–0143', '+18095550143', '809-555-0143'],
    ['tel:８０９５５５０１４３', '+18095550143', '809-555-0143'],
    ['+34 612 345 678', '+34612345678', '+34612345678'],
  ])('takes the number %s as visitors write theirs', async (typed, stored, shown) => {
    const { user, own } = await open();
    await user.type(await screen.findByLabelText('Tu número de celular'), typed);
    await user.click(screen.getByRole('button', { name: 'Enviar el código' }));
    expect(
      await screen.findByText(new RegExp(`por mensaje a ${shown.replace('+', '[+]')}`)),
    ).toBeVisible();
    expect(own.phones).toEqual([stored]);
  });

  it('by an app: a QR code and its key', async () => {
    const { user } = await open({ factor: 'totp' });
    await user.click(await screen.findByRole('button', { name: 'Configurar con una app' }));
    expect(await screen.findByText('JBSWY3DPEHPK3PXP')).toBeVisible();
    expect(await screen.findByRole('img', { name: /Código QR/ })).toBeVisible();
  });

  it('says so if it is set up', async () => {
    await open({ enrolled: true });
    expect(await screen.findByText(/Tu cuenta pide un código al entrar/)).toBeVisible();
  });

  it('comes before anything else where the bank demands it', async () => {
    const { user } = await open({ duty: 'second-factor', address: '/GamesSettings?tab=valores' });
    await user.type(await screen.findByLabelText('Tu número de celular'), '+18095550143');
    await user.click(screen.getByRole('button', { name: 'Enviar el código' }));
    await user.type(await screen.findByLabelText('Código de seis cifras'), CODE);
    await user.click(screen.getByRole('button', { name: 'Confirmar el código' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Valores' })).toBeVisible();
  });

  it('is asked for at the sign-in, and again after a wrong code', async () => {
    const own = createInMemoryStaffAccount({ enrolled: true });
    const staff = createInMemoryStaffBackend({ games: TWO_GAMES });
    const backend = createInMemoryBackend({ staff, account: own });
    const { user, address } = await renderRoute('/Paradais', { backend });
    await user.type(screen.getByLabelText('Usuario'), MEMBER.email);
    await user.type(screen.getByLabelText('acceso'), 'secreto');
    await user.click(screen.getByRole('button', { name: 'Ingresar' }));

    const code = await screen.findByLabelText('Código de seis cifras');
    expect(screen.getByText(/número que termina en 0143/)).toBeVisible();
    expect(code).toHaveFocus();
    await user.type(code, '12');
    await user.click(screen.getByRole('button', { name: 'Confirmar' }));
    expect(screen.getByText('Escribe las seis cifras del código.')).toBeVisible();
    await user.clear(code);
    await user.type(code, '999999');
    await user.click(screen.getByRole('button', { name: 'Confirmar' }));
    expect(await screen.findByText(/Ese código no es correcto/)).toBeVisible();
    await user.clear(code);
    await user.type(code, CODE);
    await user.click(screen.getByRole('button', { name: 'Confirmar' }));
    await waitFor(() => expect(address()).toBe('/GamesSettings'));
  });
});
