import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loanTerms, referenceRate } from '../../../tools/samples/loan-terms';
import { createInMemoryBackend } from '../../support/in-memory-backend';
import { renderRoute } from '../../support/render-app';
import { requestAgo } from './own-request';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T20:22-04:00'), toFake: ['Date', 'setInterval'] });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const open = (backend = createInMemoryBackend()) => renderRoute('/Solicitud', { backend });

const title = () => document.querySelector('h1')?.textContent;
const page = () => document.querySelector('main') ?? document.body;

describe('the status of a request', () => {
  it('pending: the deadline, the sent data, the state', async () => {
    await open(createInMemoryBackend({ request: requestAgo(31.7) }));
    expect(title()).toBe('En revisión.');
    expect(page()).toHaveTextContent('40 h 18 min');
    expect(page()).toHaveTextContent('Pendiente');
    expect(page()).toHaveTextContent('US$70.75');
    expect(page()).toHaveTextContent('1,300 × US$0.0125');
    expect(page()).toHaveTextContent('LU-VISI-TOR7');
    expect(screen.getByRole('region', { name: 'Lo que autorizaste' })).toHaveTextContent(
      'burós de crédito versión 2026-11',
    );
    expect(
      screen.getByRole('img', {
        name: 'Han pasado 31 de 72 horas',
      }),
    ).toBeVisible();
    expect(document.querySelector('[aria-current="step"]')).toHaveTextContent('En verificación');
  });

  it('the value in pesos at the rate of the day, and without it where there is none', async () => {
    const reference = { ...referenceRate, enteredAt: new Date() };
    const request = requestAgo(31.7);
    await open(createInMemoryBackend({ request, loan: { terms: loanTerms, reference } }));
    expect(await screen.findByText(/^≈ RD\$4,418\.92 /)).toBeVisible();
    cleanup();
    await open(createInMemoryBackend({ request }));
    expect(page()).toHaveTextContent('US$70.75');
    expect(page()).not.toHaveTextContent('RD$');
  });

  it('overdue: an apology and the phone', async () => {
    const { i18n } = await open(createInMemoryBackend({ request: requestAgo(75) }));
    expect(title()).toBe('Nos atrasamos.');
    expect(document.querySelector('main [role="status"]')).toHaveTextContent('Lo sentimos');
    expect(screen.getAllByRole('link', { name: i18n.t('shell:footer.call') })[0]).toHaveAttribute(
      'href',
      'tel:+18095550142',
    );
  });

  it('approved', async () => {
    await open(createInMemoryBackend({ request: requestAgo(31, 'approved') }));
    expect(title()).toBe('Hay buenas noticias.');
    expect(page()).toHaveTextContent('Aprobada');
    expect(page()).toHaveTextContent('29 h 18 min');
  });

  it('declined', async () => {
    await open(createInMemoryBackend({ request: requestAgo(200, 'declined') }));
    expect(title()).toBe('Esta vez no.');
    expect(page()).toHaveTextContent('Rechazada');
  });

  it('none: where one begins', async () => {
    const { i18n } = await open();
    expect(title()).toBe('Nada por aquí.');
    expect(screen.getByRole('link', { name: i18n.t('status:page.noneAction') })).toHaveAttribute(
      'href',
      '/#videojuegos',
    );
  });

  it('loading, then failed, then read again', async () => {
    const backend = createInMemoryBackend({ request: requestAgo(5) });
    const release = backend.hold('ownRequest');
    backend.fail('ownRequest', 'offline');
    const { i18n } = await open(backend);
    expect(title()).toBe('Tu solicitud.');
    await act(async () => release());
    expect(screen.getByRole('alert')).toHaveTextContent(i18n.t('failures:offline'));
    backend.recover('ownRequest');
    await act(async () => {
      fireEvent.click(screen.getByRole('button', { name: i18n.t('errors:retry') }));
    });
    expect(title()).toBe('En revisión.');
  });
});

describe('the status page', () => {
  it('counts down as time goes by', async () => {
    await open(createInMemoryBackend({ request: requestAgo(31.7) }));
    act(() => vi.advanceTimersByTime(60_000));
    expect(page()).toHaveTextContent('40 h 17 min');
  });

  it('reads again when the visitor comes back', async () => {
    const backend = createInMemoryBackend({ request: requestAgo(31) });
    await open(backend);
    backend.store(requestAgo(31, 'approved'));
    await act(async () => {
      fireEvent.focus(window);
    });
    expect(title()).toBe('Hay buenas noticias.');
  });

  it('keeps what it read when reading again fails, and says so', async () => {
    const backend = createInMemoryBackend({ request: requestAgo(31) });
    await open(backend);
    backend.fail('ownRequest', 'offline');
    await act(async () => {
      fireEvent.focus(window);
    });
    expect(title()).toBe('En revisión.');
    expect(page()).toHaveTextContent('No pudimos actualizar');
  });

  it('shows quantities alone if there is no such version of the rates', async () => {
    const request = { ...requestAgo(2), ratesVersion: 0 };
    await open(createInMemoryBackend({ request }));
    expect(page()).toHaveTextContent('1,300');
    expect(page()).not.toHaveTextContent('US$0.0125');
    expect(page()).toHaveTextContent('No encontramos las tarifas');
  });

  it('shows a request for a game that it does not know', async () => {
    const request = { ...requestAgo(2), gameId: 'tetris' };
    await open(createInMemoryBackend({ request }));
    expect(page()).toHaveTextContent('tetris');
    expect(page()).toHaveTextContent('no puede mostrar el detalle de este juego');
  });

  it('shows an old request without what it lacks', async () => {
    const lacking = { answers: undefined, value: undefined, ratesVersion: undefined };
    const request = { ...requestAgo(2), ...lacking, language: undefined, consent: undefined };
    await open(createInMemoryBackend({ request }));
    expect(page()).toHaveTextContent('No registrado');
    expect(page()).toHaveTextContent('Tu solicitud no incluye las cantidades.');
    expect(page()).toHaveTextContent('LU-VISI-TOR7');
  });

  it('prints', async () => {
    const print = vi.fn();
    vi.stubGlobal('print', print);
    await open(createInMemoryBackend({ request: requestAgo(2) }));
    fireEvent.click(screen.getByRole('button', { name: 'Imprimir' }));
    expect(print).toHaveBeenCalledOnce();
  });
});

it('counts one hour in the singular', async () => {
  await open(createInMemoryBackend({ request: requestAgo(1.5) }));
  expect(screen.getByRole('img', { name: 'Ha pasado 1 de 72 horas' })).toBeVisible();
});
