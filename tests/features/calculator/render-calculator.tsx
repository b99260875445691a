import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { vi } from 'vitest';
import { copyVariables } from '../../../src/app/copy-variables';
import { Providers } from '../../../src/app/providers';
import { createLazyBackend } from '../../../src/data/backend-provider';
import { BackendError } from '../../../src/data/errors';
import type { Language } from '../../../src/domain/language';
import { formatDollars } from '../../../src/domain/money';
import CalculatorPage from '../../../src/features/calculator/calculator-page';
import { CosmeticsPicker } from '../../../src/features/calculator/cosmetics/cosmetics-picker';
import type { SendDialogProps } from '../../../src/features/calculator/lazy-send-dialog';
import { ProofPanel } from '../../../src/features/calculator/proof/proof-panel';
import { findCalculator } from '../../../src/games';
import { createI18n, switchLanguage } from '../../../src/i18n';
import type { InMemoryBackend } from '../../support/in-memory-backend';

/** Takes the place of the request form and shows the quote that it receives. */
function SendDialog({ calculator, quote, rates, onEstimateAgain, onClose }: SendDialogProps) {
  return (
    <div role="dialog" aria-label={calculator.name}>
      {formatDollars(quote.value)} {JSON.stringify(quote.answers)} version {quote.ratesVersion} of{' '}
      {calculator.ratesVersion}, {rates?.version ?? 'none'}
      <button type="button" onClick={() => void onEstimateAgain()}>
        again
      </button>
      <button type="button" onClick={onClose}>
        close
      </button>
    </div>
  );
}

const sendDialog = { Lazy: SendDialog, fetchAhead: () => {} };

function Query({ tell }: { readonly tell: (query: string) => void }) {
  tell(useLocation().search);
  return null;
}

/** The first sign of use, for which the code and the reading of the rates wait. */
export async function beginUse(): Promise<void> {
  await act(async () => {
    fireEvent.pointerDown(document.body);
    await vi.dynamicImportSettled();
  });
}

interface Options {
  readonly query?: string;
  /** What the link that leads to the calculator tells it. */
  readonly state?: unknown;
  readonly language?: Language;
  /** Without one, loading the backend fails with `offline`. */
  readonly backend?: InMemoryBackend;
}

/** Opens the rates, which are one line at first, and returns what tells them. */
export function openRates(): HTMLElement {
  const heading = screen.getByRole('heading', { name: /^Tarifas de|rates$/ });
  const panel = heading.closest('details');
  if (!panel) throw new Error('there are no rates');
  fireEvent.click(heading);
  return panel;
}

/** Keeping has its own tests, with the real dialog. */
const keepDialog = { Lazy: () => null };

/** Renders the calculator at an address. */
export async function renderCalculator(
  gameId: string,
  { query = '', state, language = 'es', backend }: Options = {},
) {
  const calculator = findCalculator(gameId);
  if (!calculator) throw new Error(`no calculator ${gameId}`);
  const i18n = createI18n(copyVariables);
  await switchLanguage(i18n, language);
  const lazyBackend = createLazyBackend(async (session) => {
    if (!backend) throw new BackendError('offline');
    return backend.publishTo(session);
  });
  const user = userEvent.setup({ delay: null });
  let address = '';
  const view = render(
    <Providers i18n={i18n} backend={lazyBackend}>
      <MemoryRouter initialEntries={[{ pathname: calculator.path, search: query, state }]}>
        <CalculatorPage
          calculator={calculator}
          keepDialog={keepDialog}
          sendDialog={sendDialog}
          Picker={CosmeticsPicker}
          {...(calculator.ownership && { Proof: ProofPanel })}
        />
        <Query
          tell={(shown) => {
            address = shown;
          }}
        />
      </MemoryRouter>
    </Providers>,
  );
  const en = language === 'en';
  return {
    ...view,
    user,
    query: () => address,
    field: (label: string) => screen.getByRole<HTMLInputElement>('textbox', { name: label }),
    estimate: screen.getByRole('button', { name: en ? 'ESTIMATE NOW' : 'CALCULAR VALOR' }),
    send: screen.getByRole('button', { name: en ? 'SEND' : 'ENVIAR' }),
    figure: () => {
      const shown = view.container.querySelectorAll('output[name=estimate]');
      if (shown.length !== 1) throw new Error(`${shown.length} estimates`);
      return shown[0] as HTMLOutputElement;
    },
  };
}
