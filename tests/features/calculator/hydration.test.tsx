import { act, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { copyVariables } from '../../../src/app/copy-variables';
import { Providers } from '../../../src/app/providers';
import { saveSeenRates } from '../../../src/browser/seen-rates';
import { createLazyBackend } from '../../../src/data/backend-provider';
import { BackendError } from '../../../src/data/errors';
import type { Calculator } from '../../../src/domain/calculator';
import CalculatorPage from '../../../src/features/calculator/calculator-page';
import { CosmeticsPicker } from '../../../src/features/calculator/cosmetics/cosmetics-picker';
import { ProofPanel } from '../../../src/features/calculator/proof/proof-panel';
import { calculators } from '../../../src/games';
import { createI18n } from '../../../src/i18n';
import { publishedRates } from '../../../tools/samples/published-rates';
import { beginUse } from './render-calculator';

const noDialog = { Lazy: () => null, fetchAhead: () => {} };

function pageOf(calculator: Calculator, query = '') {
  return (
    <Providers
      i18n={createI18n(copyVariables)}
      backend={createLazyBackend(() => Promise.reject(new BackendError('offline')))}
    >
      <MemoryRouter initialEntries={[calculator.path + query]}>
        <CalculatorPage
          calculator={calculator}
          keepDialog={noDialog}
          sendDialog={noDialog}
          Picker={CosmeticsPicker}
          {...(calculator.ownership && { Proof: ProofPanel })}
        />
      </MemoryRouter>
    </Providers>
  );
}

describe('a prerendered calculator', () => {
  beforeEach(() => {
    window.replayQueue = { events: [], stop: () => {} };
  });
  afterEach(() => {
    delete window.replayQueue;
  });

  it.each(calculators.map((calculator) => ({ name: calculator.name, calculator })))(
    'of $name is taken over as it is, then shows what was kept',
    async ({ calculator }) => {
      const page = (query: string) => pageOf(calculator, query);
      const counted = calculator.attributes.find(({ kind }) => kind === 'count');
      if (!counted) throw new Error('nothing to count');
      const html = renderToString(page(''));
      expect(html).not.toMatch(/ style=/);

      const container = document.createElement('div');
      container.innerHTML = html;
      document.body.append(container);
      const onRecoverableError = vi.fn();
      const root = await act(async () =>
        hydrateRoot(container, page(`?${counted.id}=7`), { onRecoverableError }),
      );
      try {
        expect(onRecoverableError).not.toHaveBeenCalled();
        expect(screen.getByLabelText(counted.label.es)).toHaveValue('7');
      } finally {
        await act(async () => root.unmount());
        container.remove();
      }
    },
  );

  it('is taken over as it is, then shows the rates last seen', async () => {
    const roblox = calculators.find(({ id }) => id === 'roblox');
    if (!roblox) throw new Error('no Roblox');
    // The code for live rates comes with the first calculator that is used.
    const { unmount } = render(pageOf(roblox));
    await beginUse();
    unmount();
    saveSeenRates(roblox, { rates: publishedRates(), seenAt: new Date() });
    const container = document.createElement('div');
    container.innerHTML = renderToString(pageOf(roblox));
    expect(container).toHaveTextContent('US$0.0125 por unidad');
    document.body.append(container);
    const onRecoverableError = vi.fn();
    const root = await act(async () =>
      hydrateRoot(container, pageOf(roblox), { onRecoverableError }),
    );
    try {
      expect(onRecoverableError).not.toHaveBeenCalled();
      expect(container).toHaveTextContent('US$0.02 por unidad');
    } finally {
      await act(async () => root.unmount());
      container.remove();
    }
  });

  it('of Fortnite loads its items when the search was entered before', async () => {
    const fortnite = calculators.find(({ id }) => id === 'fortnite');
    if (!fortnite) throw new Error('no Fortnite');
    const asked = vi.fn(async () => Response.json({ data: [{ id: 'a', name: 'Omega' }] }));
    vi.stubGlobal('fetch', asked);
    const container = document.createElement('div');
    container.innerHTML = renderToString(pageOf(fortnite));
    document.body.append(container);
    screen.getByRole('combobox').focus();
    const root = await act(async () => hydrateRoot(container, pageOf(fortnite)));
    try {
      expect(await screen.findByRole('option', { name: /Omega/ })).toBeVisible();
    } finally {
      await act(async () => root.unmount());
      container.remove();
      vi.unstubAllGlobals();
    }
  });
});

describe('a calculator that a link opens', () => {
  it('shows the stored answers from its first render on', () => {
    const roblox = calculators.find(({ id }) => id === 'roblox');
    if (!roblox) throw new Error('no Roblox');
    expect(renderToString(pageOf(roblox, '?robux=1300'))).toContain('value="1,300"');
    sessionStorage.setItem(
      'levelup.calculator.roblox',
      JSON.stringify({ answers: { robux: 2600 }, picked: [] }),
    );
    expect(renderToString(pageOf(roblox))).toContain('value="2,600"');
  });
});
