import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { MailedKind } from '../../../../src/domain/request/petition-link';
import { createInMemoryBackend } from '../../../support/in-memory-backend';
import { renderRoute } from '../../../support/render-app';
import { approvedUntil } from '../lives';
import { CODE } from '../own-request';
import { declinedRequest, storedRequest } from './stored-request';

const KEY = 'LU-2222-3333-4444-5555-6666-7777-89';
const STORED = {
  withdrawal: 'retiro',
  reconsideration: 'reconsideracion',
  erasure: 'borrado',
} as const;
const NAMES = { withdrawal: 'withdrawByLink', erasure: 'eraseByLink' } as const;
const title = () => screen.getByRole('heading', { level: 1 });

function open(kind: MailedKind, request = storedRequest()) {
  const link = { code: CODE, kind, key: KEY };
  const backend = createInMemoryBackend({ request, links: [link] });
  const path = `/MisDatos#${CODE}.${STORED[kind]}.${KEY}`;
  return renderRoute(path, { backend }).then((app) => ({ backend, ...app }));
}

const words = {
  withdrawal: ['¿La retiras?', 'Retirar solicitud', 'Retirada.'],
  erasure: ['¿Borrar los datos?', 'Borrar mis datos', 'Borrados.'],
  reconsideration: {
    title: '¿Qué está mal?',
    action: 'Pedir que la miren',
    done: 'En reconsideración.',
  },
  working: {
    withdrawal: 'El banco la está retirando…',
    erasure: 'El banco está borrando los datos…',
  },
} as const;

describe('the mailed link', () => {
  it.each(['withdrawal', 'erasure'] as const)(
    'says what the press will do, and confirms a %s with it alone',
    async (kind) => {
      const [asked, action, done] = words[kind];
      const { backend, user } = await open(kind);
      expect(title()).toHaveTextContent(asked);
      expect(backend.calls(NAMES[kind])).toBe(0);
      const go = backend.hold(NAMES[kind]);
      await user.click(screen.getByRole('button', { name: action }));
      expect(await screen.findByText(words.working[kind])).toBeVisible();
      go();
      await waitFor(() => expect(title()).toHaveTextContent(done));
      await waitFor(() => expect(title()).toHaveFocus());
      expect(screen.getByRole('main')).toHaveTextContent('LU-7K3A-Q9WM');
      const now = await backend.ownRequest();
      expect(now?.status).toBe(kind === 'erasure' ? undefined : 'withdrawn');
    },
  );

  it('takes what is wrong with a decline, and sends it back to the queue', async () => {
    const { title: asked, action, done } = words.reconsideration;
    const decision = { decidedAt: new Date('2026-11-24T09:00-04:00'), reason: 'identity' } as const;
    const declined = { ...declinedRequest(), decision };
    const { backend, user } = await open('reconsideration', declined);
    expect(title()).toHaveTextContent(asked);
    await user.type(screen.getByRole('textbox'), 'Ya pagué.');
    await user.click(screen.getByRole('button', { name: action }));
    await waitFor(() => expect(title()).toHaveTextContent(done));
    expect((await backend.ownRequest())?.reconsideration?.words).toBe('Ya pagué.');
  });
});

it('says of a request that was decided meanwhile that there was nothing to withdraw', async () => {
  const { user } = await open('withdrawal', declinedRequest());
  await user.click(screen.getByRole('button', { name: 'Retirar solicitud' }));
  expect(await screen.findByText(/no había nada que retirar/)).toBeVisible();
});

it('asks whether an approval is given back, where one is there', async () => {
  const { backend, user } = await open('withdrawal', { ...approvedUntil(40), code: CODE });
  expect(title()).toHaveTextContent('¿Ya no quieres este préstamo?');
  expect(screen.getByText(/esto no lo anula/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Ya no quiero este préstamo' }));
  await waitFor(() => expect(title()).toHaveTextContent('La aprobación terminó.'));
  expect((await backend.ownRequest())?.status).toBe('withdrawn');
});

it('says so of a wrong or old key, and leads to asking again', async () => {
  const backend = createInMemoryBackend({ request: storedRequest() });
  const path = `/MisDatos#${CODE}.borrado.${KEY}`;
  const { user, address } = await renderRoute(path, { backend });
  await user.click(screen.getByRole('button', { name: 'Borrar mis datos' }));
  await waitFor(() => expect(title()).toHaveTextContent('Este enlace ya no sirve.'));
  await waitFor(() => expect(title()).toHaveFocus());
  expect(screen.getByLabelText('Código de la solicitud')).toHaveValue(CODE);
  await user.click(screen.getByRole('button', { name: 'Ver el estado' }));
  expect(address()).toBe(`/MisDatos#${CODE}`);
});

it('explains the failure and can be pressed again', async () => {
  const { backend, user, i18n } = await open('erasure');
  backend.fail('eraseByLink', 'offline');
  await user.click(screen.getByRole('button', { name: 'Borrar mis datos' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(i18n.t('failures:offline'));
  backend.recover('eraseByLink');
  await user.click(screen.getByRole('button', { name: 'Borrar mis datos' }));
  await waitFor(() => expect(title()).toHaveTextContent('Borrados.'));
});

it('reads the reason of a decline again if that failed', async () => {
  const link = { code: CODE, kind: 'reconsideration', key: KEY } as const;
  const backend = createInMemoryBackend({ request: declinedRequest(), links: [link] });
  backend.fail('trackRequest', 'offline');
  const { user } = await renderRoute(`/MisDatos#${CODE}.reconsideracion.${KEY}`, { backend });
  expect(title()).toHaveTextContent('No cargó.');
  backend.recover('trackRequest');
  await user.click(screen.getByRole('button', { name: 'Intentar de nuevo' }));
  expect(await screen.findByRole('heading', { level: 1, name: '¿Qué está mal?' })).toBeVisible();
});

it('leaves nothing in the browser that sent the request', async () => {
  localStorage.setItem('levelup.own-code', CODE);
  const { backend, user } = await open('erasure');
  await user.click(screen.getByRole('button', { name: 'Borrar mis datos' }));
  await waitFor(() => expect(backend.session()).toEqual({ kind: 'none' }));
  expect(localStorage.getItem('levelup.own-code')).toBeNull();
});

it.each([`${CODE}.borrado`, `${CODE}.todo.${KEY}`, `x.borrado.${KEY}`])(
  'says of %s that the link does not work',
  async (fragment) => {
    await renderRoute(`/MisDatos#${fragment}`, { backend: createInMemoryBackend() });
    expect(title()).toHaveTextContent('Este enlace ya no sirve.');
  },
);
