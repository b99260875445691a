import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { saveSeenRates } from '../../../../src/browser/seen-rates';
import roblox from '../../../../src/games/roblox';
import { publishedRates } from '../../../../tools/samples/published-rates';
import { createInMemoryBackend } from '../../../support/in-memory-backend';
import { renderRoute } from '../../../support/render-app';
import { requestAgo } from '../own-request';

const WORDS = {
  loading: 'Buscando las tarifas con las que calculaste…',
  failed: 'No pudimos leer las tarifas con las que calculaste.',
  unknown: 'No encontramos las tarifas con las que calculaste.',
  retry: 'Intentar de nuevo',
} as const;

/** Sent with version 2, by which robux were worth 2 cents; version 3 is in force. */
const request = { ...requestAgo(2), value: 8050, ratesVersion: 2 };

function backendOf() {
  const backend = createInMemoryBackend({ request, rates: { roblox: publishedRates() } });
  backend.publish('roblox', publishedRates({ version: 3, robux: 1500 }));
  return backend;
}

const page = () => document.querySelector('main') ?? document.body;

describe('the lines of a request with earlier rates', () => {
  it.each(['/Solicitud', '/Registrado'])('are as they were on %s', async (path) => {
    await renderRoute(path, { backend: backendOf() });
    expect(page()).toHaveTextContent('1,300 × US$0.02');
    expect(page()).toHaveTextContent('26.00');
    expect(page()).toHaveTextContent('US$80.50');
  });

  it('are the quantities while the rates are read', async () => {
    const backend = backendOf();
    const release = backend.hold('ratesOfVersion');
    await renderRoute('/Solicitud', { backend });
    expect(screen.getByText(WORDS.loading)).toBeVisible();
    expect(page()).toHaveTextContent('1,300');
    await act(async () => release());
    expect(screen.queryByText(WORDS.loading)).toBeNull();
    expect(page()).toHaveTextContent('1,300 × US$0.02');
  });

  it('are the quantities if the rates cannot be read, with a retry', async () => {
    const backend = backendOf();
    backend.fail('ratesOfVersion', 'timeout');
    await renderRoute('/Solicitud', { backend });
    expect(page()).toHaveTextContent(WORDS.failed);
    expect(page()).toHaveTextContent('1,300');
    backend.recover('ratesOfVersion');
    const retry = screen.getByRole('button', { name: WORDS.retry });
    retry.focus();
    await act(async () => {
      fireEvent.click(retry);
    });
    expect(page()).toHaveTextContent('1,300 × US$0.02');
    expect(document.activeElement).toHaveTextContent('1,300 × US$0.02');
    expect(document.body).not.toHaveFocus();
  });

  it.each([
    ['there is no such version', { ratesVersion: 99 }],
    ['they give another value', { value: 1 }],
    ['no version was recorded', { ratesVersion: undefined }],
  ])('are the quantities where %s', async (_, changes) => {
    const backend = backendOf();
    backend.store({ ...request, ...changes });
    await renderRoute('/Solicitud', { backend });
    expect(page()).toHaveTextContent(WORDS.unknown);
    expect(page()).toHaveTextContent('1,300');
    expect(page()).not.toHaveTextContent('US$0.02');
  });
});

it('rates that this browser has seen are not read', async () => {
  saveSeenRates(roblox, { rates: publishedRates(), seenAt: new Date() });
  const backend = backendOf();
  await renderRoute('/Registrado', { backend });
  expect(page()).toHaveTextContent('1,300 × US$0.02');
  expect(backend.calls('ratesOfVersion')).toBe(0);
});
