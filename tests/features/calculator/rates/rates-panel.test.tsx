import { act, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { saveSeenRates } from '../../../../src/browser/seen-rates';
import { type PublishedRates, ratesOf } from '../../../../src/domain/rates/rates';
import { findCalculator } from '../../../../src/games';
import roblox from '../../../../src/games/roblox';
import { publishedRates } from '../../../../tools/samples/published-rates';
import { createInMemoryBackend } from '../../../support/in-memory-backend';
import { PERCENT_SIGN, TESTED_LANGUAGES } from '../../../support/tested-languages';
import { beginUse, openRates, renderCalculator } from '../render-calculator';

const SEEN_AT = new Date('2026-11-03T09:05-04:00');

const WORDS = {
  es: {
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
  },
  en: {
    since: /^In force since \w+ \d+, \d{4}, .+M( \(Santo Domingo time\))?$/,
    reason: 'The market rises',
    changed: 'What changed since version 1',
    offlineNever: 'You are offline: we are using the rates that came with this page, version 1.',
    offlineSeen:
      /^You are offline: we are using the rates seen on Nov 3, 2026 at 9:05 AM( \(Santo Domingo time\))?\.$/,
    unread: 'We could not read the bank’s rates: we are using those that came with this page',
    retry: 'Read the rates again',
    looking: 'Looking for the version before…',
    failed: 'We could not read the version before.',
    again: 'Try again',
  },
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

describe.each(TESTED_LANGUAGES)('the rates panel (%s)', (language) => {
  const words = WORDS[language];

  it('says version, since when, why and what changed', async () => {
    const backend = createInMemoryBackend({ rates: { roblox: publishedRates() } });
    await renderCalculator('roblox', { language, backend });
    await beginUse();
    const { panel } = places();
    expect(within(panel).getByText(words.since)).toBeVisible();
    expect(within(panel).getByText(words.reason)).toBeVisible();
    expect(within(panel).getByText(words.changed)).toBeVisible();
    const [change, ...others] = within(panel).getAllByRole('listitem');
    expect(change).toHaveTextContent(`Robux: US$0.0125 → US$0.02, +60.0${PERCENT_SIGN[language]}`);
    expect(others).toEqual([]);
    expect(backend.calls('ratesOfVersion')).toBe(0);
  });

  it('reads the version before once it comes into view, and says if it cannot', async () => {
    const scrollThere = stubScrolling();
    const backend = createInMemoryBackend({
      rates: { roblox: publishedRates({ version: 3, robux: 1500 }) },
    });
    backend.fail('ratesOfVersion', 'offline');
    await renderCalculator('roblox', { language, backend });
    await beginUse();
    const { panel } = places();
    expect(within(panel).getByText(words.looking)).toBeVisible();
    expect(backend.calls('ratesOfVersion')).toBe(0);

    await scrollThere();
    expect(within(panel).getByText(words.failed)).toBeVisible();
    backend.recover('ratesOfVersion');
    backend.publish('roblox', publishedRates());
    await act(async () => within(panel).getByRole('button', { name: words.again }).click());
    expect(within(panel).getByRole('listitem')).toHaveTextContent(
      `Robux: US$0.02 → US$0.015, −25.0${PERCENT_SIGN[language]}`,
    );
  });

  it('says that the market value enters no estimate, if the game has one', async () => {
    const market = { es: /El valor de mercado .* no entra/, en: /market value .* does not enter/ };
    const panelOf = (name: string) =>
      screen.getByText(new RegExp(`^(Tarifas de ${name}|${name} rates)$`)).closest('details');
    const { unmount } = await renderCalculator('minecraft', { language });
    expect(panelOf('Minecraft')).toHaveTextContent(market[language]);
    unmount();
    await renderCalculator('rocketLeague', { language });
    expect(panelOf('Rocket League')).not.toHaveTextContent(market[language]);
  });

  it('says that the rates of the page are used offline if none were seen', async () => {
    await renderCalculator('roblox', { language });
    await beginUse();
    const { panel, receipt } = places();
    for (const place of [panel, receipt])
      expect(within(place).getByText(words.offlineNever)).toBeVisible();
  });

  it('says when the rates that are used offline were seen; estimating works', async () => {
    saveSeenRates(roblox, { rates: publishedRates(), seenAt: SEEN_AT });
    const { estimate } = await renderCalculator('roblox', { language, query: '?robux=100' });
    await beginUse();
    await act(async () => estimate.click());
    const { panel, receipt } = places();
    for (const place of [panel, receipt])
      expect(within(place).getByText(words.offlineSeen)).toBeVisible();
    expect(within(receipt).getByText('US$2.00')).toBeVisible();
  });

  it('says it in other words if they are unreadable, and reads them again', async () => {
    const backend = createInMemoryBackend();
    backend.fail('ratesInForce', 'unknown');
    await renderCalculator('roblox', { language, backend });
    await beginUse();
    const { panel, receipt } = places();
    for (const place of [panel, receipt]) expect(place).toHaveTextContent(words.unread);
    backend.recover('ratesInForce');
    await act(async () => within(panel).getByRole('button', { name: words.retry }).click());
    for (const place of [panel, receipt]) expect(place).not.toHaveTextContent(words.unread);
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
