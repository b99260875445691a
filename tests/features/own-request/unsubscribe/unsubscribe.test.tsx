import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { timings } from '../../../../src/config/timings';
import type { Petition, PetitionState } from '../../../../src/domain/request/petition';
import { createInMemoryBackend } from '../../../support/in-memory-backend';
import { passingTime } from '../../../support/passing-time';
import { renderRoute } from '../../../support/render-app';
import { TESTED_LANGUAGES } from '../../../support/tested-languages';

const pass = passingTime();

const CODE = 'LU-7K3A-Q9WM-X4TD-H2RP-V8NE-5CGJ-6Y';
const petition = (state: PetitionState): Petition => ({
  code: CODE,
  kind: 'unsubscribe',
  state,
  askedAt: new Date('2026-11-24T09:00-04:00'),
  doneAt: state === 'done' ? new Date('2026-11-24T10:00-04:00') : undefined,
});
const title = () => screen.getByRole('heading', { level: 1 });

async function open({ language = 'es', hash = CODE, petitions = [] as Petition[] } = {}) {
  const backend = createInMemoryBackend({ petitions });
  vi.spyOn(backend, 'makePetition').mockResolvedValue(petition('asked'));
  const app = await renderRoute(`/Baja#${hash}`, { backend, language: language as 'es' | 'en' });
  return { backend, ...app };
}

const words = {
  es: {
    asked: '¿Te damos de baja?',
    action: 'Darme de baja',
    working: /te está dando de baja/,
    done: 'Listo.',
  },
  en: {
    asked: 'Unsubscribe?',
    action: 'Unsubscribe',
    working: /is unsubscribing you/,
    done: 'Done.',
  },
} as const;

describe.each(TESTED_LANGUAGES)('unsubscribing (%s)', (language) => {
  const { asked, action, working, done } = words[language];

  it('takes one press, says that it is under way, and then that it is done', async () => {
    const { backend, user } = await open({ language });
    expect(title()).toHaveTextContent(asked);
    expect(backend.makePetition).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: action }));
    expect(await screen.findByText(working)).toBeVisible();
    expect(backend.makePetition).toHaveBeenCalledWith(CODE, 'unsubscribe', language, undefined);
    backend.carryOut(petition('done'));
    await pass(timings.petitionCheckMs);
    await waitFor(() => expect(title()).toHaveTextContent(done));
    await waitFor(() => expect(title()).toHaveFocus());
  });
});

it('says at once that it was done before, and since when', async () => {
  await open({ petitions: [petition('done')] });
  expect(title()).toHaveTextContent('Listo.');
  expect(screen.getByRole('main')).toHaveTextContent('desde el 24 de noviembre de 2026');
});

it.each(['', 'LU-7K3A'])('says that the link does not work: "%s"', async (hash) => {
  const { backend } = await open({ hash });
  expect(title()).toHaveTextContent('Este enlace no sirve.');
  expect(
    within(screen.getByRole('main')).getByRole('link', { name: 'Llama al 809-555-0142, opción 9' }),
  ).toBeVisible();
  expect(backend.calls('findPetition')).toBe(0);
});

it('says so of a code that no subscription has', async () => {
  const { backend, user } = await open();
  vi.mocked(backend.makePetition).mockRestore();
  backend.fail('makePetition', 'denied');
  await user.click(screen.getByRole('button', { name: 'Darme de baja' }));
  await waitFor(() => expect(title()).toHaveTextContent('Este enlace no sirve.'));
});

it('explains the failure and can be pressed again', async () => {
  const { backend, user, i18n } = await open();
  vi.mocked(backend.makePetition).mockRestore();
  backend.fail('makePetition', 'offline');
  await user.click(screen.getByRole('button', { name: 'Darme de baja' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(i18n.t('failures:offline'));
  expect(screen.getByRole('button', { name: 'Darme de baja' })).toBeVisible();
});

it('says that the bank continues if it takes long', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Darme de baja' }));
  expect(await screen.findByText(/te está dando de baja/)).toBeVisible();
  await pass(timings.petitionLimitMs + timings.petitionCheckMs);
  expect(screen.getByText(/El banco sigue con tu baja/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Comprobar otra vez' }));
  expect(screen.getByText(/te está dando de baja/)).toBeVisible();
});

it('explains the failure if the link cannot be read, and reads it on request', async () => {
  const backend = createInMemoryBackend();
  backend.fail('findPetition', 'timeout');
  const { user } = await renderRoute(`/Baja#${CODE}`, { backend });
  expect(title()).toHaveTextContent('No cargó.');
  backend.recover('findPetition');
  await user.click(screen.getByRole('button', { name: 'Intentar de nuevo' }));
  expect(await screen.findByRole('button', { name: 'Darme de baja' })).toBeVisible();
});
