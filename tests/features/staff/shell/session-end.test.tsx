import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { seenReads } from '../../../../src/browser/seen-reads';
import { requestOf, subscribersOf } from '../../../support/staff-records';
import { COLLEAGUE, MEMBER, openStaff, valueField } from '../staff-app';

/** Text for staff only, by the tab that shows it. */
const TABS = [
  ['solicitudes', 'Persona a'],
  ['solicitudes&solicitud=a', 'a@correo.com'],
  ['subscripciones', 'persona00000@correo.com'],
  ['promedios', 'Ana Peña'],
  ['valores', 'Ana Peña'],
  ['tarifas', 'Ana Peña'],
] as const;

const ENDS = [
  ['it ends or was ended in another tab', { kind: 'none' }],
  ['a visitor takes its place', { kind: 'visitor', uid: 'v', anonymous: true }],
] as const;

/** Everything in the page, hidden or not; the markup itself breaks addresses in two. */
const pageText = () => document.documentElement.textContent ?? '';

async function signInAgain({ user }: Awaited<ReturnType<typeof openStaff>>): Promise<void> {
  await user.type(await screen.findByLabelText('Usuario'), MEMBER.email);
  await user.type(screen.getByLabelText('acceso'), 'secreto');
  await user.click(screen.getByRole('button', { name: 'Ingresar' }));
}

afterEach(() => vi.unstubAllGlobals());

describe.each(ENDS)('when the staff session is over: %s', (_, session) => {
  it.each(TABS)('nothing of the tab %s stays in the page', async (tab, shown) => {
    const { backend } = await openStaff(`/GamesSettings?tab=${tab}`, {
      requests: [requestOf('a')],
      subscribers: subscribersOf(2),
    });
    await waitFor(() => expect(pageText()).toContain(shown));

    await act(async () => backend.become(session));
    expect([...seenReads]).toEqual([]);
    expect(pageText()).not.toContain(shown);
    expect(pageText()).not.toContain(MEMBER.email);
    expect(screen.getByRole('heading', { name: 'Login' })).toBeVisible();
  });
});

describe('typed text', () => {
  it('is restored for the same member, even when storage is blocked', async () => {
    const blocked = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
    vi.stubGlobal('sessionStorage', { getItem: blocked, setItem: blocked });
    const app = await openStaff('/GamesSettings?tab=valores', { roles: ['reviewer'] });
    await app.user.type(await valueField(app.user), '321');
    await act(async () => app.backend.become({ kind: 'none' }));
    await act(async () => app.backend.become({ ...MEMBER, roles: ['reviewer'] }));
    expect(await valueField(app.user)).toHaveValue('321');
    await app.user.clear(await valueField(app.user));
  });

  it('is not shown to another member', async () => {
    const { backend, user } = await openStaff('/GamesSettings?tab=valores', {
      roles: ['reviewer'],
    });
    await user.type(await valueField(user), '321');
    await act(async () => backend.become({ kind: 'none' }));
    await act(async () => backend.become({ ...COLLEAGUE, roles: ['reviewer'] }));
    expect(await valueField(user)).toHaveValue('');
  });

  it('is forgotten on signing out', async () => {
    const app = await openStaff('/GamesSettings?tab=valores', { roles: ['reviewer'] });
    await app.user.type(await valueField(app.user), '321');
    await app.user.click(screen.getByRole('button', { name: 'Cerrar sesión' }));
    await waitFor(() => expect(app.address()).toBe('/Paradais'));
    expect(sessionStorage).toHaveLength(0);
    expect([...seenReads]).toEqual([]);

    await signInAgain(app);
    await waitFor(() => expect(app.address()).toBe('/GamesSettings'));
    expect(await valueField(app.user)).toHaveValue('');
  });
});
