import { act, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { saveSeenRates } from '../../../../src/browser/seen-rates';
import roblox from '../../../../src/games/roblox';
import { publishedRates } from '../../../../tools/samples/published-rates';
import { createInMemoryBackend } from '../../../support/in-memory-backend';
import { beginUse, renderCalculator } from '../render-calculator';

const NOW = new Date('2026-11-23T13:05-04:00');
const ACCOUNT = '?robux=1300&limitedItems=6&nameLetters=9&accountYears=7';

const WORDS = {
  hint: 'US$0.02 por unidad, de 100 en 100',
  version: 'Versión 2',
  changed:
    /^Las tarifas cambiaron a las 12:05 p\. m\.( \(hora de Santo Domingo\)\.)? Calcula de nuevo\.$/,
  earlier:
    /^Las tarifas cambiaron el 22 nov 2026 a la 1:05 p\. m\.( \(hora de Santo Domingo\)\.)? Calcula de nuevo\.$/,
  state: 'Tarifas nuevas',
  announced: 'Valor estimado: US$80.50',
} as const;

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date', 'setInterval', 'clearInterval'] });
});

afterEach(() => {
  vi.useRealTimers();
});

const later = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const comeBack = () => act(async () => void window.dispatchEvent(new Event('focus')));

/** A calculator whose account is in the address and whose rates have been read once. */
async function openCalculator() {
  const backend = createInMemoryBackend();
  const calculator = await renderCalculator('roblox', { query: ACCOUNT, backend });
  await beginUse();
  expect(backend.calls('ratesInForce')).toBe(1);
  return { ...calculator, backend };
}

const receipt = () => screen.getByRole('region', { name: /^(Recibo de valor|Value receipt)$/ });

/** The words beside SEND. */
function besideSend(): HTMLElement {
  const found = document.getElementById('send-why');
  if (!found) throw new Error('there is no line beside SEND');
  return found;
}

describe('rates that change', () => {
  it('are followed without a word while nothing is estimated', async () => {
    const { backend, estimate } = await openCalculator();
    backend.publish('roblox', publishedRates());
    await later(5000);
    await comeBack();
    expect(screen.getByText(WORDS.hint)).toBeVisible();
    expect(screen.getAllByText(WORDS.version)[0]).toBeVisible();
    expect(besideSend()).toHaveTextContent('');
    await act(async () => estimate.click());
    expect(screen.getByText(WORDS.announced)).toBeInTheDocument();
    expect(within(receipt()).getByText('1,300 × US$0.02')).toBeVisible();
  });

  it('are said at the receipt, beside SEND and in the bar until it is estimated anew', async () => {
    const { backend, estimate, send } = await openCalculator();
    await act(async () => estimate.click());
    backend.publish('roblox', publishedRates());
    await later(60_000);
    expect(besideSend()).toHaveTextContent(WORDS.changed);
    expect(besideSend()).toHaveAttribute('role', 'status');
    expect(within(receipt()).getByText(WORDS.changed)).toBeVisible();
    expect(within(receipt()).getByText('US$70.75')).toBeVisible();
    expect(screen.getByText(WORDS.state)).toBeVisible();
    expect(send).toHaveAttribute('aria-disabled', 'true');
    await act(async () => send.click());
    expect(screen.queryByRole('dialog')).toBeNull();

    await act(async () => estimate.click());
    expect(screen.getByText(WORDS.announced)).toBeInTheDocument();
    expect(screen.queryByText(WORDS.changed)).toBeNull();
    expect(screen.queryByText(WORDS.state)).toBeNull();
    expect(send).toHaveAttribute('aria-disabled', 'false');
  });

  it('are dated if they changed before today', async () => {
    const { backend, estimate } = await openCalculator();
    await act(async () => estimate.click());
    backend.publish('roblox', publishedRates({ hoursAgo: 24 }));
    await later(60_000);
    expect(besideSend()).toHaveTextContent(WORDS.earlier);
  });
});

describe('the rates last seen in this browser', () => {
  it('are there from the start, and their estimate stands', async () => {
    // The code comes with the first calculator that is used.
    (await openCalculator()).unmount();
    saveSeenRates(roblox, { rates: publishedRates(), seenAt: NOW });
    const backend = createInMemoryBackend({ rates: { roblox: publishedRates() } });
    const { estimate } = await renderCalculator('roblox', { query: ACCOUNT, backend });
    expect(screen.getByText(WORDS.hint)).toBeVisible();
    await act(async () => estimate.click());
    await beginUse();
    expect(screen.getByText(WORDS.announced)).toBeInTheDocument();
    expect(besideSend()).toHaveTextContent('');
  });

  it('are those of the last reading', async () => {
    const { backend, unmount } = await openCalculator();
    backend.publish('roblox', publishedRates());
    await later(5000);
    await comeBack();
    unmount();
    await renderCalculator('roblox');
    expect(screen.getByText(WORDS.hint)).toBeVisible();
  });
});

describe('the rates are read', () => {
  it('once at the first use, not before, and again when the visitor comes back', async () => {
    const backend = createInMemoryBackend();
    await renderCalculator('roblox', { backend });
    await comeBack();
    expect(backend.calls('ratesInForce')).toBe(0);
    await beginUse();
    expect(backend.calls('ratesInForce')).toBe(1);
    await later(5000);
    for (const event of ['focus', 'online'])
      await act(async () => void window.dispatchEvent(new Event(event)));
    await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
    expect(backend.calls('ratesInForce')).toBe(2);
  });

  it('every minute while there is an estimate and the page is visible', async () => {
    const { backend, estimate } = await openCalculator();
    await later(600_000);
    expect(backend.calls('ratesInForce')).toBe(1);
    await act(async () => estimate.click());
    await later(120_000);
    expect(backend.calls('ratesInForce')).toBe(3);
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    await later(600_000);
    expect(backend.calls('ratesInForce')).toBe(3);
  });

  it('when SEND is pressed, without keeping the dialog waiting', async () => {
    const { backend, estimate, send } = await openCalculator();
    await act(async () => estimate.click());
    await later(5000);
    backend.hold('ratesInForce');
    await act(async () => send.click());
    expect(await screen.findByRole('dialog')).toBeVisible();
    expect(backend.calls('ratesInForce')).toBe(2);
  });
});

describe('the open dialog', () => {
  it('gets the new rates and, estimated again, the new quote; so does the receipt', async () => {
    const { backend, estimate, send } = await openCalculator();
    await act(async () => estimate.click());
    await act(async () => send.click());
    const dialog = await screen.findByRole('dialog');
    backend.publish('roblox', publishedRates());
    await later(60_000);
    expect(dialog).toHaveTextContent(/US\$70\.75 .*version 1 of 2/);

    const before = backend.calls('ratesInForce');
    await act(async () => within(dialog).getByRole('button', { name: 'again' }).click());
    expect(dialog).toHaveTextContent(/US\$80\.50 .*version 2 of 2/);
    expect(within(receipt()).getByText('US$80.50')).toBeVisible();
    expect(backend.calls('ratesInForce')).toBe(before);
  });

  it('reads the rates before it estimates again if it knows no others', async () => {
    const { backend, estimate, send } = await openCalculator();
    await act(async () => estimate.click());
    await act(async () => send.click());
    const dialog = await screen.findByRole('dialog');
    backend.publish('roblox', publishedRates());
    await act(async () => within(dialog).getByRole('button', { name: 'again' }).click());
    expect(dialog).toHaveTextContent(/US\$80\.50 .*version 2 of 2/);
  });
});
