import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loanTerms, referenceRate } from '../../../tools/samples/loan-terms';
import { createInMemoryBackend } from '../../support/in-memory-backend';
import { renderRoute } from '../../support/render-app';
import { TESTED_LANGUAGES } from '../../support/tested-languages';
import { requestAgo } from './own-request';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T20:22-04:00'), toFake: ['Date', 'setInterval'] });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const open = (language: 'es' | 'en', backend = createInMemoryBackend()) =>
  renderRoute('/Solicitud', { language, backend });

const title = () => document.querySelector('h1')?.textContent;
const page = () => document.querySelector('main') ?? document.body;

describe.each(TESTED_LANGUAGES)('the status of a request (%s)', (language) => {
  const es = language === 'es';

  it('pending: the deadline, the sent data, the state', async () => {
    await open(language, createInMemoryBackend({ request: requestAgo(31.7) }));
    expect(title()).toBe(es ? 'En revisión.' : 'Under review.');
    expect(page()).toHaveTextContent('40 h 18 min');
    expect(page()).toHaveTextContent(es ? 'Pendiente' : 'Pending');
    expect(page()).toHaveTextContent('US$70.75');
    expect(page()).toHaveTextContent('1,300 × US$0.0125');
    expect(page()).toHaveTextContent('LU-VISI-TOR7');
    expect(
      screen.getByRole('region', { name: es ? 'Lo que autorizaste' : 'What you agreed to' }),
    ).toHaveTextContent(es ? 'burós de crédito versión 2026-11' : 'credit bureaus version 2026-11');
    expect(
      screen.getByRole('img', {
        name: es ? 'Han pasado 31 de 72 horas' : '31 of 72 hours have passed',
      }),
    ).toBeVisible();
    expect(document.querySelector('[aria-current="step"]')).toHaveTextContent(
      es ? 'En verificación' : 'Under review',
    );
  });

  it('the value in pesos at the rate of the day, and without it where there is none', async () => {
    const reference = { ...referenceRate, enteredAt: new Date() };
    const request = requestAgo(31.7);
    await open(language, createInMemoryBackend({ request, loan: { terms: loanTerms, reference } }));
    expect(await screen.findByText(/^≈ RD\$4,418\.92 /)).toBeVisible();
    cleanup();
    await open(language, createInMemoryBackend({ request }));
    expect(page()).toHaveTextContent('US$70.75');
    expect(page()).not.toHaveTextContent('RD$');
  });

  it('overdue: an apology and the phone', async () => {
    const { i18n } = await open(language, createInMemoryBackend({ request: requestAgo(75) }));
    expect(title()).toBe(es ? 'Nos atrasamos.' : 'We are running late.');
    expect(document.querySelector('main [role="status"]')).toHaveTextContent(
      es ? 'Lo sentimos' : 'We are sorry',
    );
    expect(screen.getAllByRole('link', { name: i18n.t('status:call') })[0]).toHaveAttribute(
      'href',
      'tel:+18095550142',
    );
  });

  it('approved', async () => {
    await open(language, createInMemoryBackend({ request: requestAgo(31, 'approved') }));
    expect(title()).toBe(es ? 'Hay buenas noticias.' : 'Good news.');
    expect(page()).toHaveTextContent(es ? 'Aprobada' : 'Approved');
    expect(page()).toHaveTextContent('29 h 18 min');
  });

  it('declined', async () => {
    await open(language, createInMemoryBackend({ request: requestAgo(200, 'declined') }));
    expect(title()).toBe(es ? 'Esta vez no.' : 'Not this time.');
    expect(page()).toHaveTextContent(es ? 'Rechazada' : 'Not approved');
  });

  it('none: where one begins', async () => {
    const { i18n } = await open(language);
    expect(title()).toBe(es ? 'Nada por aquí.' : 'Nothing here.');
    expect(screen.getByRole('link', { name: i18n.t('status:page.noneAction') })).toHaveAttribute(
      'href',
      '/#videojuegos',
    );
  });

  it('loading, then failed, then read again', async () => {
    const backend = createInMemoryBackend({ request: requestAgo(5) });
    const release = backend.hold('ownRequest');
    backend.fail('ownRequest', 'offline');
    const { i18n } = await open(language, backend);
    expect(title()).toBe(es ? 'Tu solicitud.' : 'Your request.');
    await act(async () => release());
    expect(screen.getByRole('alert')).toHaveTextContent(i18n.t('failures:offline'));
    backend.recover('ownRequest');
    await act(async () => {
      fireEvent.click(screen.getByRole('button', { name: i18n.t('status:retry') }));
    });
    expect(title()).toBe(es ? 'En revisión.' : 'Under review.');
  });
});

describe('the status page', () => {
  it('counts down as time goes by', async () => {
    await open('es', createInMemoryBackend({ request: requestAgo(31.7) }));
    act(() => vi.advanceTimersByTime(60_000));
    expect(page()).toHaveTextContent('40 h 17 min');
  });

  it('reads again when the visitor comes back', async () => {
    const backend = createInMemoryBackend({ request: requestAgo(31) });
    await open('es', backend);
    backend.store(requestAgo(31, 'approved'));
    await act(async () => {
      fireEvent.focus(window);
    });
    expect(title()).toBe('Hay buenas noticias.');
  });

  it('keeps what it read when reading again fails, and says so', async () => {
    const backend = createInMemoryBackend({ request: requestAgo(31) });
    await open('es', backend);
    backend.fail('ownRequest', 'offline');
    await act(async () => {
      fireEvent.focus(window);
    });
    expect(title()).toBe('En revisión.');
    expect(page()).toHaveTextContent('No pudimos actualizar');
  });

  it('shows quantities alone if there is no such version of the rates', async () => {
    const request = { ...requestAgo(2), ratesVersion: 0 };
    await open('es', createInMemoryBackend({ request }));
    expect(page()).toHaveTextContent('1,300');
    expect(page()).not.toHaveTextContent('US$0.0125');
    expect(page()).toHaveTextContent('No encontramos las tarifas');
  });

  it('shows a request for a game that it does not know', async () => {
    const request = { ...requestAgo(2), gameId: 'tetris' };
    await open('es', createInMemoryBackend({ request }));
    expect(page()).toHaveTextContent('tetris');
    expect(page()).toHaveTextContent('no puede mostrar el detalle de este juego');
  });

  it.each([
    ['es', 'No registrado', 'Tu solicitud no incluye las cantidades.'],
    ['en', 'Not recorded', 'Your request does not include the quantities.'],
  ] as const)(
    'shows an old request in %s without what it lacks',
    async (language, value, lines) => {
      const lacking = { answers: undefined, value: undefined, ratesVersion: undefined };
      const request = { ...requestAgo(2), ...lacking, language: undefined, consent: undefined };
      await open(language, createInMemoryBackend({ request }));
      expect(page()).toHaveTextContent(value);
      expect(page()).toHaveTextContent(lines);
      expect(page()).toHaveTextContent('LU-VISI-TOR7');
    },
  );

  it('prints', async () => {
    const print = vi.fn();
    vi.stubGlobal('print', print);
    await open('es', createInMemoryBackend({ request: requestAgo(2) }));
    fireEvent.click(screen.getByRole('button', { name: 'Imprimir' }));
    expect(print).toHaveBeenCalledOnce();
  });
});

it.each([
  ['es', 'Ha pasado 1 de 72 horas'],
  ['en', '1 of 72 hours has passed'],
] as const)('counts one hour in the singular (%s)', async (language, words) => {
  await open(language, createInMemoryBackend({ request: requestAgo(1.5) }));
  expect(screen.getByRole('img', { name: words })).toBeVisible();
});
