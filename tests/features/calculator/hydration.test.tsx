import { act, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { copyVariables } from '../../../src/app/copy-variables';
import { Providers } from '../../../src/app/providers';
import { createBackendDoor } from '../../../src/data/backend-door';
import { BackendError } from '../../../src/data/errors';
import CalculatorPage from '../../../src/features/calculator/calculator-page';
import { calculators } from '../../../src/games';
import { createI18n } from '../../../src/i18n';

describe('a prerendered calculator', () => {
  it.each(calculators.map((calculator) => ({ name: calculator.name, calculator })))(
    'of $name is taken over as it is, then shows what was kept',
    async ({ calculator }) => {
      const page = (query: string) => (
        <Providers
          i18n={createI18n(copyVariables)}
          door={createBackendDoor(() => Promise.reject(new BackendError('offline')))}
        >
          <MemoryRouter initialEntries={[calculator.path + query]}>
            <CalculatorPage calculator={calculator} SendDialog={() => null} />
          </MemoryRouter>
        </Providers>
      );
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
});
