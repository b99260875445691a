import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { BackendError, type BackendErrorCode } from '../../../../../src/data/errors';
import type { AcceptedInvitation, Invitations } from '../../../../../src/data/staff/invitations';
import { noteActivity } from '../../../../../src/features/staff/session/activity';
import { createInMemoryBackend } from '../../../../support/in-memory-backend';
import { createInMemoryStaffBackend } from '../../../../support/in-memory-staff-backend';
import { renderRoute } from '../../../../support/render-app';
import { TWO_GAMES } from '../../staff-app';

// As signing in does.
beforeEach(noteActivity);

const KEY = 'abc.secreto';
const GOOD = 'cuatro palabras sin orden';

const INVITATION = {
  name: 'Wendy Santos',
  email: 'wsantos@banco.example',
  expiresAt: new Date('2026-11-26T09:00-04:00'),
};

async function open({ read, accept }: Partial<Invitations> = {}) {
  const accepted: [string, string][] = [];
  const invitations: Invitations = {
    read: read ?? (async () => INVITATION),
    accept:
      accept ??
      (async (key, password): Promise<AcceptedInvitation> => {
        accepted.push([key, password]);
        return { email: INVITATION.email };
      }),
  };
  const staff = createInMemoryStaffBackend({ games: TWO_GAMES });
  const backend = createInMemoryBackend({ staff, invitations });
  const app = await renderRoute(`/Paradais#invitacion.${KEY}`, { backend });
  return { ...app, backend, accepted };
}

async function choose({ user }: Awaited<ReturnType<typeof open>>, password: string) {
  const field = await screen.findByLabelText('Tu contraseña');
  await user.clear(field);
  await user.type(field, password);
  await user.click(screen.getByRole('button', { name: 'Crear mi cuenta' }));
}

const fails = (code: BackendErrorCode) => async () => {
  throw new BackendError(code);
};

describe('the page of an invitation', () => {
  it('says whose it is, takes a password and opens the staff area', async () => {
    const app = await open();
    expect(await screen.findByText(/Wendy Santos, elige la contraseña/)).toBeVisible();
    expect(screen.getByText('Tu usuario es wsantos@banco.example.')).toBeVisible();
    await choose(app, GOOD);
    await waitFor(() => expect(app.address()).toBe('/GamesSettings?tab=solicitudes'));
    expect(app.accepted).toEqual([[KEY, GOOD]]);
    expect(app.backend.session()).toMatchObject({ kind: 'staff', email: INVITATION.email });
  });

  it('refuses a weak password before anything is sent', async () => {
    const app = await open();
    await choose(app, 'corta');
    expect(screen.getByText(/escribe al menos 12 caracteres/)).toBeVisible();
    await choose(app, 'wsantos es mi nombre');
    expect(screen.getByText(/Contiene parte de tu correo/)).toBeVisible();
    expect(app.accepted).toEqual([]);
  });

  it.each([
    ['gone', 'Este enlace ya no sirve'],
    ['expired', 'El enlace venció'],
  ] as const)('says why a link does not work: %s', async (refused, title) => {
    await open({ read: async () => ({ refused }) });
    expect(await screen.findByRole('heading', { name: title })).toBeVisible();
    expect(screen.queryByLabelText('Tu contraseña')).toBeNull();
    expect(screen.getByRole('link', { name: 'Ir a la entrada del personal' })).toBeVisible();
  });

  it('says so when the link was used meanwhile', async () => {
    const app = await open({ accept: async () => ({ refused: 'gone' }) });
    await choose(app, GOOD);
    expect(await screen.findByRole('heading', { name: 'Este enlace ya no sirve' })).toBeVisible();
  });

  it('keeps the password after a failure and says what to do', async () => {
    const app = await open({ accept: fails('busy') });
    await choose(app, GOOD);
    expect(await screen.findByText(/el enlace sigue sirviendo/)).toBeVisible();
    expect(screen.getByLabelText('Tu contraseña')).toHaveValue(GOOD);
  });

  it('says that it does not know after an answer that was lost', async () => {
    const app = await open({ accept: fails('timeout') });
    await choose(app, GOOD);
    expect(await screen.findByText(/No sabemos si tu cuenta quedó creada/)).toBeVisible();
  });

  it('is read again after a failure', async () => {
    let isDown = true;
    const app = await open({
      read: async () => {
        if (isDown) throw new BackendError('offline');
        return INVITATION;
      },
    });
    await screen.findByText(/No hay conexión|conexión/);
    isDown = false;
    await app.user.click(screen.getByRole('button', { name: 'Intentar de nuevo' }));
    expect(await screen.findByLabelText('Tu contraseña')).toBeVisible();
  });
});
