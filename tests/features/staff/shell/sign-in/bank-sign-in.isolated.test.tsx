import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { BankSettings } from '../../../../../src/bank/bank-settings';
import { BackendError, type BackendErrorCode } from '../../../../../src/data/errors';
import type { BankSignInCalls } from '../../../../../src/data/staff/bank-sign-in';
import { noteActivity } from '../../../../../src/features/staff/session/activity';
import { createInMemoryBackend } from '../../../../support/in-memory-backend';
import { createInMemoryStaffBackend } from '../../../../support/in-memory-staff-backend';
import { renderRoute } from '../../../../support/render-app';
import { MEMBER, TWO_GAMES } from '../../staff-app';

vi.mock(import('../../../../../src/bank/bank'), async (original) => {
  const { bank } = await original();
  const staffSignIn = {
    provider: 'oidc.banco',
    authorizationUrl: 'https://entrada.banco.example/autorizar',
    clientId: 'levelup',
    button: { es: 'Entrar con la cuenta del banco', en: 'Sign in with your bank account' },
  } as const;
  return { bank: { ...bank, staffSignIn } satisfies BankSettings };
});

const words = {
  button: 'Entrar con la cuenta del banco',
  stranger: /Tu cuenta del banco no tiene acceso aquí/,
  denied: /El banco no confirmó quién eres/,
  offline: /conexión/,
  invited: /Wendy Santos, entra con tu cuenta del banco/,
  account: /Entras con tu cuenta del banco/,
} as const;

const ANSWER = '/Paradais#id_token=abc&state=def';

afterEach(() => void vi.useRealTimers());

const fails = (code: BackendErrorCode) => async () => {
  throw new BackendError(code);
};

describe('staff who sign in with their account at the bank', () => {
  async function open(address: string, calls: Partial<BankSignInCalls> = {}, signedIn = false) {
    noteActivity();
    const begun: string[] = [];
    const finished: string[] = [];
    const bankSignIn: BankSignInCalls = {
      begin: async (back) => void begun.push(back),
      async finish(fragment) {
        finished.push(fragment);
        await backend.signInStaff(MEMBER.email, '');
        return '?tab=solicitudes';
      },
      ...calls,
    };
    const invitations = {
      read: async () => ({
        ...{ name: 'Wendy Santos', email: 'wsantos@banco.example' },
        expiresAt: new Date('2026-11-26T09:00-04:00'),
      }),
      accept: fails('denied'),
    };
    const backend = createInMemoryBackend({
      ...(signedIn && { session: MEMBER }),
      staff: createInMemoryStaffBackend({ games: TWO_GAMES }),
      bankSignIn,
      invitations,
    });
    const app = await renderRoute(address, { backend });
    return { ...app, begun, finished };
  }

  it('find one button and no password', async () => {
    const { user, begun, container } = await open('/Paradais');
    const button = await screen.findByRole('button', { name: words.button });
    expect(container.querySelector('input')).toBeNull();
    await user.click(button);
    await waitFor(() => expect(begun).toEqual(['']));
    await user.click(button);
    expect(begun).toHaveLength(1);
  });

  it('come back to the page that they wanted', async () => {
    const { user, begun } = await open('/GamesSettings?tab=valores');
    await user.click(await screen.findByRole('button', { name: words.button }));
    await waitFor(() => expect(begun).toEqual(['?tab=valores']));
  });

  it('are signed in with the answer, once, and it leaves the address', async () => {
    const { address, finished } = await open(ANSWER);
    await waitFor(() => expect(address()).toBe('/GamesSettings?tab=solicitudes'));
    expect(finished).toEqual(['id_token=abc&state=def']);
  });

  it.each(['stranger', 'denied', 'offline'] as const)('learn why they are not: %s', async (why) => {
    const code = why === 'stranger' ? 'bad-credentials' : why;
    const { user, begun } = await open(ANSWER, { finish: fails(code) });
    expect(await screen.findByText(words[why])).toBeVisible();
    await user.click(screen.getByRole('button', { name: words.button }));
    await waitFor(() => expect(begun).toHaveLength(1));
  });

  it('can try again where the provider is not reached', async () => {
    const { user } = await open('/Paradais', { begin: fails('offline') });
    const button = await screen.findByRole('button', { name: words.button });
    await user.click(button);
    expect(await screen.findByText(words.offline)).toBeVisible();
    expect(button).not.toHaveAttribute('aria-disabled');
  });

  it('choose no password for an invitation', async () => {
    const { container } = await open('/Paradais#invitacion.abc.secreto');
    expect(await screen.findByText(words.invited)).toBeVisible();
    expect(screen.getByRole('button', { name: words.button })).toBeVisible();
    expect(container.querySelector('input')).toBeNull();
  });

  it('unlock a page from another tab, so that it stays as it was', async () => {
    await open('/GamesSettings?tab=cuenta', {}, true);
    await screen.findByText(words.account);
    vi.useFakeTimers({ toFake: ['Date'] });
    vi.setSystemTime(Date.now() + 3_600_000);
    await act(async () => void window.dispatchEvent(new Event('focus')));
    const link = await screen.findByRole('link', { name: words.button });
    expect(link).toHaveAttribute('href', '/Paradais');
    expect(link).toHaveAttribute('target', '_blank');
  });

  it('have no password to change', async () => {
    await open('/GamesSettings?tab=cuenta', {}, true);
    expect(await screen.findByText(words.account)).toBeVisible();
  });
});
