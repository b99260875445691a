import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { savePreviousCode } from '../../../../src/browser/previous-code';
import { seenReads } from '../../../../src/browser/seen-reads';
import { keepTyped, typedIn } from '../../../../src/browser/typed';
import { saveOwnCode } from '../../../../src/features/my-request/parts/own-code';
import { createInMemoryBackend } from '../../../support/in-memory-backend';
import { renderRoute } from '../../../support/render-app';
import { declined, sent, withdrawn } from '../lives';
import { CODE, requestAgo } from '../own-request';

const REFERENCE = 'LU-VISI-TOR7';
const words = {
  again: 'Pedir de nuevo',
  askedAgain: 'Pide de nuevo.',
  forget: 'Olvidar en este equipo',
  yes: 'Olvidar',
  no: 'Cancelar',
  forgotten: 'Olvidada.',
  calculators: 'CALCULAR VALOR',
} as const;

const open = (backend = createInMemoryBackend()) => renderRoute('/Solicitud', { backend });
const withRequest = (status?: 'approved' | 'declined') =>
  createInMemoryBackend({ request: requestAgo(31, status) });
const page = () => screen.getByRole('main');
const press = (name: string) => screen.getByRole('button', { name });

describe('asking again', () => {
  const { again, askedAgain, calculators } = words;

  it('ends the session, gives the reference and shows the way to the calculators', async () => {
    const backend = withRequest('declined');
    const { user } = await open(backend);
    // The first use of a page starts its session.
    await user.keyboard('{Shift}');
    await waitFor(() => expect(backend.calls('startSession')).toBe(1));
    await user.click(press(again));
    expect(backend.session()).toEqual({ kind: 'none' });
    const title = await screen.findByRole('heading', { level: 1, name: askedAgain });
    expect(title).toHaveFocus();
    expect(page()).toHaveTextContent(REFERENCE);
    expect(page()).toHaveTextContent('809-555-0142');
    expect(page()).not.toHaveTextContent('Laura');
    expect(screen.getByRole('link', { name: calculators })).toHaveAttribute(
      'href',
      '/#videojuegos',
    );
    expect(await backend.ownRequest()).toBeUndefined();
  });
});

it.each([undefined, 'approved'] as const)(
  'is not offered to a request that is %s',
  async (status) => {
    await open(withRequest(status));
    expect(screen.queryByRole('button', { name: 'Pedir de nuevo' })).toBeNull();
  },
);

it('keeps the request if the session cannot be ended, and says so', async () => {
  const backend = withRequest('declined');
  backend.fail('endVisitorSession', 'unknown');
  const { user, i18n } = await open(backend);
  await user.click(press('Pedir de nuevo'));
  expect(await screen.findByRole('alert')).toHaveTextContent(i18n.t('failures:unknown'));
  expect(page()).toHaveTextContent('Laura');
});

describe('forgetting on this device', () => {
  const { forget, yes, no, forgotten } = words;

  it('asks once, with the reference and the phone, and clears everything but the language', async () => {
    keepTyped('request', { name: 'Laura', email: 'laura@correo.com' });
    const backend = withRequest();
    const { user } = await open(backend);
    sessionStorage.setItem('levelup.calculator.roblox', '{"answers":{}}');
    localStorage.setItem('levelup.typeface', 'kept');
    await user.click(press(forget));
    await waitFor(() => expect(backend.calls('startSession')).toBe(1));
    const question = screen.getByRole('dialog');
    expect(question).toHaveTextContent(REFERENCE);
    expect(question).toHaveTextContent('809-555-0142');
    await user.click(within(question).getByRole('button', { name: yes }));

    expect(backend.session()).toEqual({ kind: 'none' });
    expect(await screen.findByRole('heading', { level: 1, name: forgotten })).toHaveFocus();
    expect(page()).not.toHaveTextContent('Laura');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(sessionStorage).toHaveLength(0);
    expect({ ...localStorage }).toEqual({ 'levelup.language': 'es' });
    expect(typedIn('request')).toBeUndefined();
  });

  it('changes nothing when it is cancelled', async () => {
    const backend = withRequest();
    const { user } = await open(backend);
    await user.click(press(forget));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: no }));
    expect(backend.calls('endVisitorSession')).toBe(0);
    expect(page()).toHaveTextContent('Laura');
  });
});

it('begins no session before one is needed', async () => {
  const backend = withRequest();
  const { user } = await open(backend);
  seenReads.set('["countSubscribers"]', 7);
  await user.click(press('Olvidar en este equipo'));
  await waitFor(() => expect(backend.calls('startSession')).toBe(1));
  await user.click(press('Olvidar'));
  await screen.findByRole('heading', { level: 1, name: 'Olvidada.' });
  expect([...seenReads]).toEqual([]);
  await act(async () => void window.dispatchEvent(new Event('focus')));
  expect(backend.session()).toEqual({ kind: 'none' });
});

it.each(['/Solicitud', '/Registrado'])(
  '%s shows nothing of a session that ended elsewhere',
  async (path) => {
    const backend = withRequest();
    await renderRoute(path, { backend });
    expect(page()).toHaveTextContent('Laura');
    await act(async () => backend.become({ kind: 'visitor', uid: 'another', anonymous: true }));
    expect(page()).not.toHaveTextContent('Laura');
  },
);

describe('the code of a request that was left behind', () => {
  const region = () => screen.getByRole('region', { name: 'Tu solicitud anterior' });

  it.each([
    ['declined', '/Solicitud', declined(40, 'debts')],
    ['withdrawn', `/Solicitud#${CODE}`, withdrawn(40)],
  ])('is on the next pages, and its link shows it: %s, %s', async (_, path, request) => {
    const backend = createInMemoryBackend({ request });
    saveOwnCode(CODE);
    const { user, address } = await renderRoute(path, { backend });
    expect(page()).toHaveTextContent('su código sigue sirviendo');
    await user.click(press(words.again));
    await screen.findByRole('heading', { level: 1, name: words.askedAgain });
    expect(page()).toHaveTextContent('LU-7K3A-Q9WM');
    await user.click(within(region()).getByRole('link', { name: CODE }));
    await screen.findByRole('article');
    expect(address()).toBe(`/Solicitud#${CODE}`);
    expect(page()).not.toHaveTextContent('Laura');
  });

  it('is on the page of the request that came after it', async () => {
    savePreviousCode(CODE);
    await open(createInMemoryBackend({ request: requestAgo(1) }));
    expect(within(region()).getByRole('link', { name: CODE })).toBeVisible();
  });
});

it('a request with a code is forgotten without noting the reference', async () => {
  const { user } = await open(createInMemoryBackend({ request: sent(5) }));
  await user.click(press('Olvidar en este equipo'));
  const question = screen.getByRole('dialog');
  expect(question).toHaveTextContent('su código sigue sirviendo');
  expect(question).not.toHaveTextContent('Anota la referencia');
});
