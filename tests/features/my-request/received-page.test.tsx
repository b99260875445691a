import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { justSent, keepSent } from '../../../src/browser/sent-request';
import type { Consent } from '../../../src/domain/request/loan-request';
import { loanTerms, referenceRate } from '../../../tools/samples/loan-terms';
import { createInMemoryBackend } from '../../support/in-memory-backend';
import { renderRoute } from '../../support/render-app';
import { said } from '../../support/said';
import { requestAt } from './own-request';

const RECEIVED = new Date('2026-11-20T12:40-04:00');

beforeEach(() => {
  vi.useFakeTimers({
    now: RECEIVED,
    toFake: ['Date', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
    shouldAdvanceTime: true,
  });
});

afterEach(() => {
  vi.useRealTimers();
});

const withRequest = () => createInMemoryBackend({ request: requestAt(RECEIVED) });
const open = (backend = withRequest()) => renderRoute('/Registrado', { backend });
const later = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const title = () => document.querySelector('h1')?.textContent;
const page = () => document.querySelector('main') ?? document.body;

describe('the receipt', () => {
  it('says what the value is in pesos, at the rate of the day', async () => {
    const loan = { terms: loanTerms, reference: { ...referenceRate, enteredAt: RECEIVED } };
    await open(createInMemoryBackend({ request: requestAt(RECEIVED), loan }));
    expect(await screen.findByText(/^≈ RD\$4,418\.92 /)).toBeVisible();
  });

  it('thanks and shows reference, game, value, lines and the moment 72 hours on', async () => {
    await open();
    expect(title()).toBe('¡Gracias por registrarte!');
    expect(page()).toHaveTextContent('más información sobre los servicios para gamers');
    for (const shown of ['LU-VISI-TOR7', 'Roblox', 'US$70.75', '1,300 × US$0.0125', '16.25']) {
      expect(page()).toHaveTextContent(shown);
    }
    expect(page()).not.toHaveTextContent('RD$');
    const by = document.querySelector('main time');
    expect(by).toHaveTextContent(/^lunes 23 de noviembre a las 12:40/);
    expect(by).toHaveAttribute('datetime', new Date('2026-11-23T12:40-04:00').toISOString());
  });

  it('lists the consents, with version and moment', async () => {
    const agreed = async (change: Partial<Consent>) => {
      const request = requestAt(RECEIVED);
      if (!request.consent) throw new Error('no consent');
      const consent = { ...request.consent, ...change };
      const { unmount } = await open(createInMemoryBackend({ request: { ...request, consent } }));
      const list = screen.getByRole('region', {
        name: 'Lo que autorizaste',
      });
      const said = [...list.querySelectorAll('li, p')].map((one) => one.textContent);
      unmount();
      return said;
    };
    const [evaluation, bureaus, promotions] = [
      'Evaluar mi solicitud',
      'Consultar los burós de crédito',
      'Recibir promociones',
    ];
    const version = 'versión 2026-11';
    const moment = expect.stringMatching(/^Autorizado el 20 nov 2026, 12:40/);
    const needed = [`${evaluation} ${version}`, `${bureaus} ${version}`];
    expect(await agreed({})).toEqual([...needed, moment]);
    expect(await agreed({ marketing: true })).toEqual([
      ...needed,
      `${promotions} ${version}`,
      moment,
    ]);
    expect(await agreed({ marketingWithdrawnAt: new Date('2026-11-21T09:05-04:00') })).toEqual([
      ...needed,
      expect.stringMatching(/\(lo retiraste el 21 nov/),
      moment,
    ]);
  });

  it('goes home after five seconds, visibly', async () => {
    const { address } = await open();
    expect(page()).toHaveTextContent('Te llevamos al inicio en 5 s');
    await later(3000);
    expect(page()).toHaveTextContent('en 2 s');
    expect(address()).toBe('/Registrado');
    await later(2000);
    expect(address()).toBe('/');
  });

  it('announces once that it leaves, and how to stay', async () => {
    await open();
    const words = 'En 5 segundos vas al inicio. Presiona Escape para quedarte.';
    expect(said()).toContain(words);
    await later(3000);
    expect(said()).toContain(words);
    fireEvent.keyDown(document.body, { key: 'Escape' });
    await later(1000);
    expect(said()).toContain('Te quedas aquí el tiempo que quieras.');
  });

  it('stays if the visitor asks for it', async () => {
    const { address } = await open();
    fireEvent.click(screen.getByRole('button', { name: 'Quedarme' }));
    await later(10_000);
    expect(address()).toBe('/Registrado');
    expect(page()).toHaveTextContent('Te quedas aquí el tiempo que quieras');
  });

  it('failed: says so, never leaves, reads again on request', async () => {
    const backend = withRequest();
    backend.fail('ownRequest', 'timeout');
    const { address, i18n } = await open(backend);
    expect(screen.getByRole('alert')).toHaveTextContent(i18n.t('failures:timeout'));
    await later(10_000);
    expect(address()).toBe('/Registrado');
    backend.recover('ownRequest');
    await act(async () => {
      fireEvent.click(screen.getByRole('button', { name: i18n.t('errors:retry') }));
    });
    expect(page()).toHaveTextContent('US$70.75');
  });

  it('none: no thanks for nothing, and the way to a calculator', async () => {
    const { i18n } = await open(createInMemoryBackend());
    expect(title()).toBe('Aquí no hay recibo.');
    expect(screen.getByRole('link', { name: i18n.t('status:page.noneAction') })).toHaveAttribute(
      'href',
      '/#videojuegos',
    );
  });
});

describe('leaving by itself', () => {
  it.each([
    ['moves focus into the page', () => fireEvent.focusIn(page().querySelector('a') ?? page())],
    ['presses in it', () => fireEvent.pointerDown(page().querySelector('time') ?? page())],
    ['presses Escape', () => fireEvent.keyDown(document.body, { key: 'Escape' })],
    ['prints it', () => fireEvent(window, new Event('beforeprint'))],
  ])('ends when the visitor %s', async (_, doSo) => {
    const { address } = await open();
    doSo();
    await later(10_000);
    expect(address()).toBe('/Registrado');
  });

  it('does not begin before there is something to read', async () => {
    const backend = withRequest();
    const release = backend.hold('ownRequest');
    const { address } = await open(backend);
    await later(10_000);
    expect(address()).toBe('/Registrado');
    await act(async () => release());
    await later(5000);
    expect(address()).toBe('/');
  });
});

it('is there at once after sending, and nothing of it stays in memory', async () => {
  const sent = requestAt(RECEIVED);
  const backend = createInMemoryBackend({
    request: sent,
    session: { kind: 'visitor', uid: sent.id, anonymous: true },
  });
  const release = backend.hold('ownRequest');
  keepSent(sent);
  await open(backend);
  expect(title()).toBe('¡Gracias por registrarte!');
  expect(screen.getByRole('region', { name: 'Recibo de solicitud' })).toHaveTextContent('US$70.75');
  expect(justSent()).toBeUndefined();
  await act(async () => release());
  expect(screen.getByRole('region', { name: 'Recibo de solicitud' })).toHaveTextContent('US$70.75');
});
