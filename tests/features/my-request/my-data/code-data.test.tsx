import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { UndoneDecision } from '../../../../src/domain/request/undo';
import { createInMemoryBackend } from '../../../support/in-memory-backend';
import { passingTime } from '../../../support/passing-time';
import { renderRoute } from '../../../support/render-app';
import { CODE, requestAgo, trackingOf } from '../own-request';
import { storedRequest } from './stored-request';

const pass = passingTime();

const page = () => screen.getByRole('main');
const press = (name: string) => screen.getByRole('button', { name });
const following = (status?: 'declined') =>
  createInMemoryBackend({ tracked: [trackingOf(requestAgo(31, status))] });
const open = (backend = following(), hash = CODE) => renderRoute(`/MisDatos#${hash}`, { backend });

const words = {
  withdraw: 'Retirar solicitud',
  erase: 'Borrar mis datos',
  reconsidering: 'En reconsideración',
  pending: 'Pendiente',
  disbursed: 'Desembolsada',
  mailed: /Lo pediste a las? .* El enlace va al correo .* como máximo tres correos al día/,
} as const;

/** The decision that was undone last. */
const undoneOf = (byVisitor?: true): UndoneDecision => ({
  status: 'declined',
  decidedAt: new Date(),
  reason: 'history',
  undoneAt: new Date(),
  cause: byVisitor ? undefined : 'error',
  ...(byVisitor && { byVisitor }),
  next: 'pending',
});

describe('with a code', () => {
  const { withdraw, erase, mailed, reconsidering, pending, disbursed } = words;

  it('shows the state and nothing of the person, without a session', async () => {
    const backend = following();
    await open(backend);
    for (const text of ['LU-7K3A-Q9WM', 'Roblox']) expect(page()).toHaveTextContent(text);
    for (const hidden of ['Laura', 'lauryplay', '001-1234567-3', 'laura@correo.com', '70.75'])
      expect(page()).not.toHaveTextContent(hidden);
    await pass(5000);
    expect(backend.calls('startSession')).toBe(0);
  });

  it.each([
    ['pending', { undone: undoneOf(true) }, reconsidering],
    ['pending', { undone: undoneOf() }, pending],
    ['approved', { atBank: { kind: 'disbursed', at: new Date() } }, disbursed],
  ] as const)('names the state of a request that is %s, with %o', async (status, life, name) => {
    const tracked = [{ ...trackingOf(requestAgo(31, status)), ...life }];
    await open(createInMemoryBackend({ tracked }));
    expect(await screen.findByText(name)).toBeVisible();
  });

  it.each([withdraw, erase])('sends a link for %s to the recorded address', async (action) => {
    const { user } = await open(following());
    await user.click(press(action));
    expect(await screen.findByText(mailed)).toBeVisible();
  });
});

it('sends no link to erase before the bank has explained a payment, and says so', async () => {
  const tracked = [trackingOf({ ...requestAgo(31), hasLoosePayment: true })];
  await open(createInMemoryBackend({ tracked }));
  expect(
    await screen.findByText('Antes de borrar, el banco tiene que aclarar un pago.'),
  ).toBeVisible();
  expect(screen.queryByRole('button', { name: words.erase })).toBeNull();
});

it.each([
  [
    'as its tracker dates it',
    { expiresAt: new Date('2036-11-20T16:00:00Z') },
    '20 de noviembre de 2036',
  ],
  [
    'ten years after the last change, before that',
    { updatedAt: new Date('2026-11-25T16:00:00Z') },
    '22 de noviembre de 2036',
  ],
])('says until when a loan is kept, %s', async (_, changes, day) => {
  const paid = {
    ...requestAgo(31, 'approved'),
    atBank: { kind: 'disbursed', at: new Date() },
  } as const;
  await open(createInMemoryBackend({ tracked: [{ ...trackingOf(paid), ...changes }] }));
  expect(await screen.findByText(new RegExp(`guardarlo hasta el ${day}`))).toBeVisible();
});

it('asks only for erasing once the request is closed', async () => {
  await open(following('declined'));
  expect(screen.queryByRole('button', { name: 'Retirar solicitud' })).toBeNull();
  expect(press('Borrar mis datos')).toBeVisible();
});

it('says that the bank is being asked, and never whether the address has had its mails of the day', async () => {
  const backend = following();
  const { user } = await open(backend);
  const go = backend.hold('askForLink');
  await user.click(press('Borrar mis datos'));
  expect(await screen.findByText('Enviando tu pedido al banco…')).toBeVisible();
  go();
  expect(await screen.findByText(words.mailed)).toBeVisible();
});

it('says that it is too soon for another link', async () => {
  const backend = following();
  const { user } = await open(backend);
  await user.click(press('Borrar mis datos'));
  const ask = vi.spyOn(backend, 'act').mockResolvedValue({ refused: 'too-soon' });
  await user.click(await screen.findByRole('button', { name: 'Pedir otro enlace' }));
  expect(await screen.findByText(/hace menos de diez minutos/)).toBeVisible();
  ask.mockResolvedValue({ done: true });
  await user.click(press('Pedir otro enlace'));
  await waitFor(() => expect(page()).not.toHaveTextContent('hace menos de diez minutos'));
  expect(screen.getByText(words.mailed)).toBeVisible();
});

it('says that the request was erased meanwhile', async () => {
  const tracked = [trackingOf(requestAgo(31))];
  const { user, i18n } = await open(createInMemoryBackend({ tracked }));
  tracked.length = 0;
  await user.click(press('Borrar mis datos'));
  expect(await screen.findByText(i18n.t('refusals:no-request'))).toBeVisible();
});

it.each(['denied', 'offline'] as const)(
  'says what failed (%s), and can be pressed again',
  async (code) => {
    const backend = following();
    backend.fail('askForLink', code);
    const { user, i18n } = await open(backend);
    await user.click(press('Borrar mis datos'));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      i18n.t(code === 'denied' ? 'refusals:ofAct.askForLink.denied' : 'failures:offline'),
    );
    backend.recover('askForLink');
    await user.click(press('Borrar mis datos'));
    expect(await screen.findByText(words.mailed)).toBeVisible();
  },
);

it.each(['LU-7K3A', 'LU-2222-3333-4444-5555-6666-7777-89'])(
  'says that no request has %s, and keeps it',
  async (code) => {
    await open(following(), code);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('No lo encontramos.');
    expect(screen.getByLabelText('Código de la solicitud')).toHaveValue(code);
  },
);

it('says what failed and reads it on request', async () => {
  const backend = following();
  backend.fail('trackRequest', 'timeout');
  const { user } = await open(backend);
  expect(within(page()).getByRole('alert')).toBeVisible();
  backend.recover('trackRequest');
  await user.click(press('Intentar de nuevo'));
  expect(await screen.findByText('LU-7K3A-Q9WM')).toBeVisible();
});

it('shows all of it if the code is that of this browser’s own request', async () => {
  localStorage.setItem('levelup.own-code', CODE);
  await open(createInMemoryBackend({ request: storedRequest() }));
  expect(await screen.findByText('Laura Peña')).toBeVisible();
});

it('shows the state alone if this browser has sent another request since', async () => {
  localStorage.setItem('levelup.own-code', CODE);
  const request = storedRequest({ code: 'LU-2222-3333-4444-5555-6666-7777-89' });
  await open(createInMemoryBackend({ request, tracked: [trackingOf(requestAgo(31))] }));
  expect(await screen.findByText('LU-7K3A-Q9WM')).toBeVisible();
  expect(page()).not.toHaveTextContent('Laura');
});
