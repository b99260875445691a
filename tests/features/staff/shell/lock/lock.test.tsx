import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { seenReads } from '../../../../../src/browser/seen-reads';
import { forgetActivity } from '../../../../../src/features/staff/session/activity';
import { requestOf } from '../../../../support/staff-records';
import { COLLEAGUE, MEMBER, openStaff, valueField } from '../../staff-app';

const MINUTE = 60_000;
const CONTENTS = { roles: ['reviewer'], requests: [requestOf('a')] } as const;

const pageText = () => document.documentElement.textContent ?? '';
const lockTitle = () => screen.findByRole('heading', { name: 'Pantalla bloqueada' });

beforeEach(() => {
  forgetActivity();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], shouldAdvanceTime: true });
});
afterEach(() => {
  vi.useRealTimers();
  forgetActivity();
});

/** Opens the staff area and uses it once. */
async function use(address: string) {
  const app = await openStaff(address, CONTENTS);
  await app.user.keyboard('{Shift}');
  return app;
}

const NOTE = 'levelup.staff.activity';
const leaveNote = (time: number) => localStorage.setItem(NOTE, String(time));

/** Cookies without an end go when a browser is closed. */
function closeBrowser() {
  for (const cookie of document.cookie.split('; ')) {
    const [name] = cookie.split('=');
    // biome-ignore lint/suspicious/noDocumentCookie: what a browser does as well
    document.cookie = `${name}=; path=/; Max-Age=0`;
  }
}

/** Opens the staff area with a session in a page that knows nothing but what the browser stores. */
async function reopen(change: () => void) {
  return openStaff('/GamesSettings?tab=solicitudes', CONTENTS, 'es', () => {
    const { cookie } = document;
    forgetActivity();
    // biome-ignore lint/suspicious/noDocumentCookie: it stays, unlike what the page knows
    document.cookie = `${cookie}; path=/; SameSite=Strict`;
    change();
  });
}

const pass = (ms: number) => act(async () => vi.advanceTimersByTimeAsync(ms));

async function unlock({ user }: Awaited<ReturnType<typeof use>>) {
  await user.type(screen.getByLabelText('Contraseña'), 'secreto');
  await user.click(screen.getByRole('button', { name: 'Desbloquear' }));
}

describe('a page that nobody uses', () => {
  it('warns a minute before, and any use keeps it', async () => {
    const { user } = await use('/GamesSettings?tab=solicitudes');
    await pass(14 * MINUTE - 1000);
    expect(screen.queryByText(/En un minuto se bloquea/)).toBeNull();
    await pass(1000);
    expect(screen.getByText(/En un minuto se bloquea/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Seguir aquí' }));
    await waitFor(() => expect(screen.queryByText(/En un minuto se bloquea/)).toBeNull());
    await pass(13 * MINUTE);
    expect(await screen.findByRole('heading', { level: 1, name: 'Pendientes' })).toBeVisible();
  });

  // A screen reader presses without a pointer or a key, and reads by moving the focus.
  it.each([
    ['a click alone', () => fireEvent.click(screen.getByRole('button', { name: 'Seguir aquí' }))],
    ['a change of focus', () => screen.getByRole('searchbox').focus()],
  ])('is kept by %s', async (_, use) => {
    await openStaff('/GamesSettings?tab=solicitudes', CONTENTS);
    await screen.findByRole('searchbox');
    await pass(14 * MINUTE);
    await act(async () => use());
    expect(screen.queryByText(/En un minuto se bloquea/)).toBeNull();
    await pass(13 * MINUTE);
    expect(await screen.findByRole('heading', { level: 1, name: 'Pendientes' })).toBeVisible();
  });

  it('gives the focus back to where it was when the warning was pressed', async () => {
    const { user } = await use('/GamesSettings?tab=solicitudes');
    const search = await screen.findByRole('searchbox');
    search.focus();
    await pass(14 * MINUTE);
    await user.click(screen.getByRole('button', { name: 'Seguir aquí' }));
    await waitFor(() => expect(screen.queryByText(/En un minuto se bloquea/)).toBeNull());
    expect(search).toHaveFocus();
  });

  it('warns inside an open dialog, where alone it can be pressed', async () => {
    const { user } = await use('/GamesSettings?tab=solicitudes');
    await user.click(await screen.findByRole('button', { name: 'ayuda' }));
    await pass(14 * MINUTE);
    const dialog = screen.getByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: 'Seguir aquí' }));
    await waitFor(() => expect(screen.queryByText(/En un minuto se bloquea/)).toBeNull());
    expect(dialog).toBeVisible();
  });

  it('leaves the page after 15 minutes and names its member', async () => {
    const { backend, address } = await use('/GamesSettings?tab=solicitudes&solicitud=a');
    await screen.findByText('a@correo.com');
    await pass(15 * MINUTE);
    expect(await lockTitle()).toBeVisible();
    expect([...seenReads]).toEqual([]);
    expect(screen.getByLabelText('Contraseña')).toHaveFocus();
    expect(document.title).toBe('Bloqueada · LevelUp');
    expect(pageText()).toContain(MEMBER.email);
    expect(pageText()).not.toContain('Persona a');
    expect(pageText()).not.toContain('a@correo.com');
    expect(address()).toBe('/GamesSettings');
    await waitFor(() => expect(backend.session()).toEqual({ kind: 'none' }));
  });

  it('is locked even if it was never used since it was shown', async () => {
    await openStaff('/GamesSettings?tab=solicitudes', CONTENTS);
    await pass(15 * MINUTE);
    expect(await lockTitle()).toBeVisible();
  });

  it('locks at once when a machine wakes that slept over it', async () => {
    await use('/GamesSettings?tab=solicitudes');
    vi.setSystemTime(Date.now() + 60 * MINUTE);
    await act(async () => void window.dispatchEvent(new Event('focus')));
    expect(await lockTitle()).toBeVisible();
  });

  it('locks when the first thing after sleep is a movement of the pointer', async () => {
    const { user } = await use('/GamesSettings?tab=solicitudes');
    vi.setSystemTime(Date.now() + 60 * MINUTE);
    await user.hover(document.body);
    expect(await lockTitle()).toBeVisible();
  });

  it('stays while another tab of the browser is used', async () => {
    await use('/GamesSettings?tab=solicitudes');
    await pass(14 * MINUTE);
    leaveNote(Date.now());
    await pass(14 * MINUTE - 1000);
    expect(await screen.findByRole('heading', { level: 1, name: 'Pendientes' })).toBeVisible();
  });

  it('is locked from the start if the browser was left alone with a session', async () => {
    await reopen(() => leaveNote(Date.now() - 16 * MINUTE));
    expect(await lockTitle()).toBeVisible();
  });

  it('opens if it was used a moment ago, as a reload does', async () => {
    await reopen(() => leaveNote(Date.now() - MINUTE));
    expect(await screen.findByRole('heading', { level: 1, name: 'Pendientes' })).toBeVisible();
  });

  it.each([
    ['is gone', () => localStorage.removeItem(NOTE)],
    ['names a time to come', () => leaveNote(Date.now() + 60 * MINUTE)],
    ['is no time', () => localStorage.setItem(NOTE, 'now')],
    ['is of a browser that was closed since', closeBrowser],
  ])(
    'is locked before anything is read, and its session over, where the note of its last use %s',
    async (_, change) => {
      const { backend } = await reopen(() => {
        leaveNote(Date.now() - MINUTE);
        change();
      });
      expect(await lockTitle()).toBeVisible();
      expect(pageText()).not.toContain('Persona a');
      // The page may have begun a visitor's session since.
      await waitFor(() => expect(backend.session().kind).not.toBe('staff'));
      expect(backend.calls('staff')).toBe(0);
    },
  );

  it('asks who signs in if another tab signed out', async () => {
    const { backend } = await use('/GamesSettings?tab=solicitudes');
    forgetActivity();
    await act(async () => backend.become({ kind: 'none' }));
    expect(await screen.findByLabelText('Usuario')).toBeVisible();
    expect(pageText()).not.toContain(MEMBER.email);
  });

  it('shows the lock too if another tab ended the session first', async () => {
    const { backend } = await use('/GamesSettings?tab=solicitudes');
    vi.setSystemTime(Date.now() + 15 * MINUTE);
    await act(async () => backend.become({ kind: 'none' }));
    expect(await lockTitle()).toBeVisible();
  });
});

describe('the password of the member', () => {
  it('brings back the tab, the open request and the search', async () => {
    const app = await use('/GamesSettings?tab=solicitudes&solicitud=a&estado=all');
    await app.user.type(await screen.findByRole('searchbox'), 'persona');
    await pass(15 * MINUTE);
    await lockTitle();
    await unlock(app);
    await waitFor(() =>
      expect(app.address()).toBe('/GamesSettings?tab=solicitudes&solicitud=a&estado=all'),
    );
    expect(await screen.findByRole('searchbox')).toHaveValue('persona');
  });

  it('restores typed text that no storage held meanwhile', async () => {
    const app = await use('/GamesSettings?tab=valores');
    await app.user.type(await valueField(app.user), '321');
    await pass(15 * MINUTE);
    await lockTitle();
    expect(sessionStorage).toHaveLength(0);
    await unlock(app);
    expect(await valueField(app.user)).toHaveValue('321');
    await app.user.clear(await valueField(app.user));
  });

  it('opens the page from another tab as well, as it was', async () => {
    const { user, backend } = await use('/GamesSettings?tab=valores');
    const member = backend.session();
    await user.type(await valueField(user), '321');
    await pass(15 * MINUTE);
    await lockTitle();
    await waitFor(() => expect(backend.session()).toEqual({ kind: 'none' }));
    leaveNote(Date.now());
    await act(async () => backend.become(member));
    expect(await valueField(user)).toHaveValue('321');
    await user.clear(await valueField(user));
  });

  it('is asked for again if it was wrong, and stays typed', async () => {
    const app = await use('/GamesSettings?tab=solicitudes');
    await pass(15 * MINUTE);
    await lockTitle();
    app.backend.fail('signInStaff', 'bad-credentials');
    await unlock(app);
    expect(await screen.findByText('Usuario o contraseña incorrecta')).toBeVisible();
    expect(screen.getByLabelText('Contraseña')).toHaveValue('secreto');
    expect(pageText()).not.toContain('Persona a');
  });
});

describe('somebody else', () => {
  it('gets the sign-in page and nothing that the member typed', async () => {
    const { user, address } = await use('/GamesSettings?tab=solicitudes');
    await user.type(await screen.findByRole('searchbox'), 'persona');
    await pass(15 * MINUTE);
    await lockTitle();
    await user.click(screen.getByRole('button', { name: 'Entrar con otra cuenta' }));
    await waitFor(() => expect(address()).toBe('/Paradais'));
    expect(pageText()).not.toContain(MEMBER.email);
  });

  it('who signs in in another tab does not get this page', async () => {
    const { backend, address } = await use('/GamesSettings?tab=solicitudes&solicitud=a');
    await pass(15 * MINUTE);
    await lockTitle();
    await waitFor(() => expect(backend.session()).toEqual({ kind: 'none' }));
    leaveNote(Date.now());
    await act(async () => backend.become(COLLEAGUE));
    expect(await screen.findByRole('heading', { level: 1, name: 'Valores' })).toBeVisible();
    expect(address()).toBe('/GamesSettings');
  });
});
