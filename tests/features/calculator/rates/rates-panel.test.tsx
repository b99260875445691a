import { act, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { saveSeenRates } from '../../../../src/browser/seen-rates';
import { type PublishedRates, ratesOf } from '../../../../src/domain/rates/rates';
import { findCalculator } from '../../../../src/games';
import roblox from '../../../../src/games/roblox';
import { publishedRates } from '../../../../tools/samples/published-rates';
import { createInMemoryBackend } from '../../../support/in-memory-backend';
import { beginUse, openRates, renderCalculator } from '../render-calculator';

const SEEN_AT = new Date('2026-11-03T09:05-04:00');

const WORDS = {
  since: /^En vigor desde el \d+ [a-z]+ \d{4}, .+m\.( \(hora de Santo Domingo\))?$/,
  reason: 'Sube el mercado',
  changed: 'Qué cambió desde la versión 1',
  offlineNever:
    'Sin conexión: usamos las tarifas con las que llegó esta página, las de la versión 1.',
  offlineSeen:
    /^Sin conexión: usamos las tarifas vistas el 3 nov 2026 a las 9:05 a\. m\.( \(hora de Santo Domingo\)\.)?$/,
  unread: 'No pudimos leer las tarifas del banco: usamos las que llegaron con esta página',
  retry: 'Leer las tarifas de nuevo',
  looking: 'Buscando la versión anterior…',
  failed: 'No pudimos leer la versión anterior.',
  again: 'Intentar de nuevo',
} as const;

/** The parts of the page that tell which rates are used. */
function places() {
  const receipt = screen.getByRole('region', { name: /^(Recibo de valor|Value receipt)$/ });
  return { panel: openRates(), receipt };
}

/** Lets a test scroll the observed element into view. */
function stubScrolling(): () => Promise<void> {
  const shown: (() => void)[] = [];
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
        shown.push(() => tell([{ isIntersecting: true }]));
      }
      observe() {}
      disconnect() {}
    },
  );
  return () => act(async () => shown.forEach((show) => void show()));
}

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('the rates panel', () => {
  it('says version, since when, why and what changed', async () => {
    const backend = createInMemoryBackend({ rates: { roblox: publishedRates() } });
    await renderCalculator('roblox', { backend });
    await beginUse();
    const { panel } = places();
    expect(within(panel).getByText(WORDS.since)).toBeVisible();
    expect(within(panel).getByText(WORDS.reason)).toBeVisible();
    expect(within(panel).getByText(WORDS.changed)).toBeVisible();
    const [change, ...others] = within(panel).getAllByRole('listitem');
    expect(change).toHaveTextContent(`Robux: US$0.0125 → US$0.02, +60.0 %`);
    expect(others).toEqual([]);
    expect(backend.calls('ratesOfVersion')).toBe(0);
  });

  it('reads the version before once it comes into view, and says if it cannot', async () => {
    const scrollThere = stubScrolling();
    const backend = createInMemoryBackend({
      rates: { roblox: publishedRates({ version: 3, robux: 1500 }) },
    });
    backend.fail('ratesOfVersion', 'offline');
    await renderCalculator('roblox', { backend });
    await beginUse();
    const { panel } = places();
    expect(within(panel).getByText(WORDS.looking)).toBeVisible();
    expect(backend.calls('ratesOfVersion')).toBe(0);

    await scrollThere();
    expect(within(panel).getByText(WORDS.failed)).toBeVisible();
    backend.recover('ratesOfVersion');
    backend.publish('roblox', publishedRates());
    await act(async () => within(panel).getByRole('button', { name: WORDS.again }).click());
    expect(within(panel).getByRole('listitem')).toHaveTextContent(
      `Robux: US$0.02 → US$0.015, −25.0 %`,
    );
  });

  it('says that the market value enters no estimate, if the game has one', async () => {
    const market = /El valor de mercado .* no entra/;
    const panelOf = (name: string) =>
      screen.getByText(new RegExp(`^(Tarifas de ${name}|${name} rates)$`)).closest('details');
    const { unmount } = await renderCalculator('minecraft');
    expect(panelOf('Minecraft')).toHaveTextContent(market);
    unmount();
    await renderCalculator('rocketLeague');
    expect(panelOf('Rocket League')).not.toHaveTextContent(market);
  });

  it('says that the rates of the page are used offline if none were seen', async () => {
    await renderCalculator('roblox');
    await beginUse();
    const { panel, receipt } = places();
    for (const place of [panel, receipt])
      expect(within(place).getByText(WORDS.offlineNever)).toBeVisible();
  });

  it('says when the rates that are used offline were seen; estimating works', async () => {
    saveSeenRates(roblox, { rates: publishedRates(), seenAt: SEEN_AT });
    const { estimate } = await renderCalculator('roblox', { query: '?robux=100' });
    await beginUse();
    await act(async () => estimate.click());
    const { panel, receipt } = places();
    for (const place of [panel, receipt])
      expect(within(place).getByText(WORDS.offlineSeen)).toBeVisible();
    expect(within(receipt).getByText('US$2.00')).toBeVisible();
  });

  it('says it in other words if they are unreadable, and reads them again', async () => {
    const backend = createInMemoryBackend();
    backend.fail('ratesInForce', 'unknown');
    await renderCalculator('roblox', { backend });
    await beginUse();
    const { panel, receipt } = places();
    for (const place of [panel, receipt]) expect(place).toHaveTextContent(WORDS.unread);
    backend.recover('ratesInForce');
    await act(async () => within(panel).getByRole('button', { name: WORDS.retry }).click());
    for (const place of [panel, receipt]) expect(place).not.toHaveTextContent(WORDS.unread);
  });
});

describe('what changed', () => {
  it('is known without a read if the version before was shown here', async () => {
    saveSeenRates(roblox, { rates: publishedRates(), seenAt: SEEN_AT });
    const backend = createInMemoryBackend({
      rates: { roblox: publishedRates({ version: 3, robux: 1500 }) },
    });
    await renderCalculator('roblox', { backend });
    await beginUse();
    expect(within(places().panel).getByRole('listitem')).toHaveTextContent('−25.0 %');
    expect(backend.calls('ratesOfVersion')).toBe(0);
  });

  it('names options, yes and base amount, and leaves the percentage out from 0', async () => {
    const valorant = findCalculator('valorant');
    const callOfDuty = findCalculator('callOfDuty');
    if (!valorant || !callOfDuty) throw new Error('a game is missing');
    const { publication } = publishedRates();
    const rank = [...(ratesOf(valorant).options.rank ?? [])];
    rank[11] = 900_000;
    const rates: Record<string, PublishedRates> = {
      valorant: { ...ratesOf(valorant), version: 2, publication, options: { rank } },
      callOfDuty: { ...ratesOf(callOfDuty), version: 2, publication, base: 600_000 },
      roblox: {
        ...publishedRates({ robux: 1250 }),
        rates: { ...ratesOf(roblox).rates, ugc: 100_000 },
      },
    };
    const changesOf = async (game: string) => {
      const shown = await renderCalculator(game, { backend: createInMemoryBackend({ rates }) });
      await beginUse();
      const list = screen.getByText('Qué cambió desde la versión 1').nextElementSibling;
      const text = list?.textContent;
      shown.unmount();
      return text;
    };
    expect(await changesOf('valorant')).toMatch(/^Rango, \S.*: US\$\S+ → US\$9\.00, [+−]/);
    expect(await changesOf('callOfDuty')).toBe('Monto base: US$5.00 → US$6.00, +20.0 %');
    expect(await changesOf('roblox')).toBe('Creador UGC: sí: US$0.00 → US$1.00');
  });

  it('says that nothing changed if no rate did', async () => {
    const backend = createInMemoryBackend({ rates: { roblox: publishedRates({ robux: 1250 }) } });
    await renderCalculator('roblox', { backend });
    await beginUse();
    expect(within(openRates()).getByText('Ninguna tarifa cambió.')).toBeVisible();
  });
});
