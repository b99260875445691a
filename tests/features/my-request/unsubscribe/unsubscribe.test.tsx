import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createInMemoryBackend } from '../../../support/in-memory-backend';
import { renderRoute } from '../../../support/render-app';

const CODE = 'LU-7K3A-Q9WM-X4TD-H2RP-V8NE-5CGJ-6Y';
const title = () => screen.getByRole('heading', { level: 1 });

async function open({ hash = CODE, subscriptions = [CODE] } = {}) {
  const backend = createInMemoryBackend({ subscriptions });
  const app = await renderRoute(`/Baja#${hash}`, { backend });
  return { backend, ...app };
}

const words = {
  asked: '¿Te damos de baja?',
  action: 'Darme de baja',
  working: /te está dando de baja/,
  done: 'Listo.',
} as const;

describe('unsubscribing', () => {
  const { asked, action, working, done } = words;

  it('takes one press, says that it is under way, and then that it is done', async () => {
    const { backend, user } = await open();
    expect(title()).toHaveTextContent(asked);
    expect(backend.calls('unsubscribe')).toBe(0);
    const go = backend.hold('unsubscribe');
    await user.click(screen.getByRole('button', { name: action }));
    expect(await screen.findByText(working)).toBeVisible();
    go();
    await waitFor(() => expect(title()).toHaveTextContent(done));
    await waitFor(() => expect(title()).toHaveFocus());
  });
});

it.each(['', 'LU-7K3A'])('says that the link does not work: "%s"', async (hash) => {
  const { backend } = await open({ hash });
  expect(title()).toHaveTextContent('Este enlace no sirve.');
  expect(
    within(screen.getByRole('main')).getByRole('link', { name: 'Llama al 809-555-0142, opción 9' }),
  ).toBeVisible();
  expect(backend.calls('unsubscribe')).toBe(0);
});

it('says so of a code that no subscription has', async () => {
  const { user } = await open({ subscriptions: [] });
  await user.click(screen.getByRole('button', { name: 'Darme de baja' }));
  await waitFor(() => expect(title()).toHaveTextContent('Este enlace no sirve.'));
});

it('explains the failure and can be pressed again', async () => {
  const { backend, user, i18n } = await open();
  backend.fail('unsubscribe', 'offline');
  await user.click(screen.getByRole('button', { name: 'Darme de baja' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(i18n.t('failures:offline'));
  backend.recover('unsubscribe');
  await user.click(screen.getByRole('button', { name: 'Darme de baja' }));
  await waitFor(() => expect(title()).toHaveTextContent('Listo.'));
});
