import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { timings } from '../../../../src/config/timings';
import type { PetitionState } from '../../../../src/domain/request/petition';
import type { MailedKind } from '../../../../src/domain/request/petition-link';
import { createInMemoryBackend } from '../../../support/in-memory-backend';
import { passingTime } from '../../../support/passing-time';
import { renderRoute } from '../../../support/render-app';
import { TESTED_LANGUAGES } from '../../../support/tested-languages';
import { CODE } from '../own-request';
import { storedRequest } from './stored-request';

const pass = passingTime();

const KEY = 'LU-2222-3333-4444-5555-6666-7777-89';
const STORED = {
  withdrawal: 'retiro',
  reconsideration: 'reconsideracion',
  erasure: 'borrado',
} as const;
const title = () => screen.getByRole('heading', { level: 1 });

const petition = (kind: MailedKind, state: PetitionState, doneAt?: Date) => ({
  code: CODE,
  kind,
  state,
  askedAt: new Date('2026-11-24T09:00-04:00'),
  doneAt,
});

function open(kind: MailedKind, state: PetitionState | undefined, language: 'es' | 'en' = 'es') {
  const petitions =
    state === undefined ? [] : [petition(kind, state, new Date('2026-11-24T10:00-04:00'))];
  const backend = createInMemoryBackend({ request: storedRequest(), petitions });
  const path = `/MisDatos#${CODE}.${STORED[kind]}.${KEY}`;
  return renderRoute(path, { backend, language }).then((app) => ({ backend, ...app }));
}

const words = {
  es: {
    withdrawal: ['¿La retiras?', 'Retirar solicitud', 'Retirada.'],
    erasure: ['¿Borrar todo?', 'Borrar mis datos', 'Borrados.'],
    working: {
      withdrawal: 'El banco la está retirando…',
      erasure: 'El banco está borrando los datos…',
    },
  },
  en: {
    withdrawal: ['Withdraw it?', 'Withdraw request', 'Withdrawn.'],
    erasure: ['Erase everything?', 'Erase my data', 'Erased.'],
    working: {
      withdrawal: 'The bank is withdrawing it…',
      erasure: 'The bank is erasing the data…',
    },
  },
} as const;

describe.each(TESTED_LANGUAGES)('the mailed link (%s)', (language) => {
  it.each(['withdrawal', 'erasure'] as const)(
    'says what the press will do, and confirms a %s with it alone',
    async (kind) => {
      const [asked, action, done] = words[language][kind];
      const { working } = words[language];
      const { backend, user } = await open(kind, 'mailed', language);
      expect(title()).toHaveTextContent(asked);
      expect(backend.calls('confirmPetition')).toBe(0);
      await user.click(screen.getByRole('button', { name: action }));
      await screen.findByText(working[kind]);
      backend.carryOut(petition(kind, 'done', new Date('2026-11-24T10:00-04:00')));
      await pass(timings.petitionCheckMs);
      await waitFor(() => expect(title()).toHaveFocus());
      expect(title()).toHaveTextContent(done);
      expect(screen.getByRole('main')).toHaveTextContent('LU-7K3A-Q9WM');
    },
  );
});

it('says of a request that was decided meanwhile that there was nothing to withdraw', async () => {
  const { backend, user } = await open('withdrawal', 'mailed');
  await user.click(screen.getByRole('button', { name: 'Retirar solicitud' }));
  await screen.findByText('El banco la está retirando…');
  backend.carryOut(petition('withdrawal', 'closed', new Date()));
  await pass(timings.petitionCheckMs);
  expect(await screen.findByText(/no había nada que retirar/)).toBeVisible();
});

it('says at once what a used link did', async () => {
  await open('erasure', 'done');
  expect(title()).toHaveTextContent('Borrados.');
  expect(screen.queryByRole('button', { name: 'Borrar mis datos' })).toBeNull();
});

it.each([undefined, 'asked'] as const)(
  'says that it no longer works where the petition is %s',
  async (state) => {
    await open('erasure', state);
    expect(title()).toHaveTextContent('Este enlace ya no sirve.');
    expect(screen.getByLabelText('Código de la solicitud')).toHaveValue(CODE);
  },
);

it('says so of a wrong or old key, and leads to asking again', async () => {
  const { backend, user, address } = await open('erasure', 'mailed');
  backend.fail('confirmPetition', 'denied');
  await user.click(screen.getByRole('button', { name: 'Borrar mis datos' }));
  await waitFor(() => expect(title()).toHaveTextContent('Este enlace ya no sirve.'));
  await waitFor(() => expect(title()).toHaveFocus());
  await user.click(screen.getByRole('button', { name: 'Ver el estado' }));
  expect(address()).toBe(`/MisDatos#${CODE}`);
});

it('explains the failure and can be pressed again', async () => {
  const { backend, user, i18n } = await open('erasure', 'mailed');
  backend.fail('confirmPetition', 'offline');
  await user.click(screen.getByRole('button', { name: 'Borrar mis datos' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(i18n.t('failures:offline'));
  backend.recover('confirmPetition');
  await user.click(screen.getByRole('button', { name: 'Borrar mis datos' }));
  expect(await screen.findByText('El banco está borrando los datos…')).toBeVisible();
});

it('reads the petition again if that failed', async () => {
  const backend = createInMemoryBackend({ petitions: [petition('erasure', 'mailed')] });
  backend.fail('findPetition', 'offline');
  const { user } = await renderRoute(`/MisDatos#${CODE}.borrado.${KEY}`, { backend });
  expect(title()).toHaveTextContent('No cargó.');
  backend.recover('findPetition');
  await user.click(screen.getByRole('button', { name: 'Intentar de nuevo' }));
  expect(await screen.findByRole('heading', { level: 1, name: '¿Borrar todo?' })).toBeVisible();
});

it('leaves nothing in the browser that sent the request', async () => {
  localStorage.setItem('levelup.own-code', CODE);
  const { backend, user } = await open('erasure', 'mailed');
  await user.click(screen.getByRole('button', { name: 'Borrar mis datos' }));
  await screen.findByText('El banco está borrando los datos…');
  backend.carryOut(petition('erasure', 'done', new Date()));
  await pass(timings.petitionCheckMs);
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
