import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { copyVariables } from '../../../src/app/copy-variables';
import { Providers } from '../../../src/app/providers';
import { createLazyBackend } from '../../../src/data/backend-provider';
import type { Language } from '../../../src/domain/language';
import { quote } from '../../../src/domain/quote';
import { type Rates, ratesOf, withRates } from '../../../src/domain/rates/rates';
import SendDialog from '../../../src/features/loan-request/send-dialog';
import roblox from '../../../src/games/roblox';
import { createI18n, switchLanguage } from '../../../src/i18n';
import type { InMemoryBackend } from '../../support/in-memory-backend';

/** The quote of these tests: US$70.75 for a Roblox account. */
export const QUOTE = quote(roblox, {
  robux: 1300,
  limitedItems: 6,
  nameLetters: 9,
  accountYears: 7,
});

export const GOOD = {
  nombre: 'Laura Peña',
  nickname: 'lauryplay',
  correo: 'laura.pena@correo.com',
  cedula: '00112345673',
  telefono: '(809) 555-0142',
};

/** The boxes without which nothing is sent. */
export const NEEDED_BOXES = ['consentimiento', 'buro'] as const;

function Address() {
  return <output data-testid="address">{useLocation().pathname}</output>;
}

interface PageProps {
  readonly backend: InMemoryBackend;
  /** Those that the page knows to be in force when the dialog opens. */
  readonly rates: Rates;
  readonly onClose: () => void;
}

/**
 * A page that estimates the same answers again, as a calculator does. A calculator knows the read
 * rates some moments after the dialog; this one never does.
 */
function Page({ backend, rates, onClose }: PageProps) {
  const [shown, setShown] = useState(QUOTE);
  const estimateAgain = async () => {
    const read = await backend.ratesInForce(roblox);
    setShown(quote(withRates(roblox, read), QUOTE.answers));
  };
  return (
    <SendDialog
      calculator={withRates(roblox, rates)}
      quote={shown}
      rates={rates}
      onProof={() => {}}
      onEstimateAgain={estimateAgain}
      onClose={onClose}
    />
  );
}

/** Opens the send dialog over an empty page. */
export async function openDialog(
  backend: InMemoryBackend,
  language: Language = 'es',
  rates: Rates = ratesOf(roblox),
) {
  const i18n = createI18n(copyVariables);
  await switchLanguage(i18n, language);
  const lazyBackend = createLazyBackend(async (session) => backend.publishTo(session));
  const closed = { times: 0 };
  const shown = await act(async () =>
    render(
      <Providers i18n={i18n} backend={lazyBackend}>
        <MemoryRouter initialEntries={['/Roblox']}>
          <Page
            backend={backend}
            rates={rates}
            onClose={() => {
              closed.times += 1;
            }}
          />
          <Address />
        </MemoryRouter>
      </Providers>,
    ),
  );
  return { ...shown, closed, t: i18n.t };
}

/** The control of a field by the name that it has in the specification. */
export function control(name: string): HTMLInputElement {
  const found = document.querySelector<HTMLInputElement>(`dialog [name="${name}"]`);
  if (!found) throw new Error(`no control named ${name}`);
  return found;
}

/** Types into a field and leaves it. */
export function fill(name: string, value: string): void {
  fireEvent.change(control(name), { target: { value } });
  fireEvent.blur(control(name));
}

/** Fills in the whole form correctly, with both needed consents. */
export function fillAll(fields: Partial<typeof GOOD> = {}): void {
  for (const [name, value] of Object.entries({ ...GOOD, ...fields })) fill(name, value);
  for (const box of NEEDED_BOXES) fireEvent.click(control(box));
}

/** SEND. One test finds it by name, the others by position, which is much faster. */
export function sendButton(): HTMLButtonElement {
  const found = document.querySelector<HTMLButtonElement>('dialog [type="submit"]');
  if (!found) throw new Error('no SEND');
  return found;
}

/** Presses SEND and waits for its immediate effects. */
export async function pressSend(): Promise<void> {
  await act(async () => {
    fireEvent.click(sendButton());
  });
}

export const address = () => screen.getByTestId('address').textContent;
