import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { PublishedRates } from '../../../../src/domain/rates/rates';
import { publishedRates } from '../../../../tools/samples/published-rates';
import { createInMemoryBackend, type InMemoryBackend } from '../../../support/in-memory-backend';
import { control, fillAll, GOOD, openDialog, pressSend, sendButton } from '../open-dialog';

const WORDS = {
  changed: /^Las tarifas cambiaron (el .* )?a las? .*\. Calcula de nuevo\. Lo que escribiste/,
  refused:
    'Tu solicitud no se envió. Las tarifas cambiaron desde que calculaste. Calcula otra vez y envía el valor nuevo. Lo que escribiste sigue aquí.',
  again: 'Calcular de nuevo',
  done: 'Calculamos de nuevo: antes US$70.75, ahora US$80.50. Ya puedes enviar.',
  before: 'Antes US$70.75',
  offline: 'No hay conexión.',
  zero: 'El valor es US$0.00.',
  sent: 'Solicitud enviada',
} as const;

const press = (name: string) =>
  act(async () => {
    fireEvent.click(screen.getByRole('button', { name }));
  });

/** Everything that was typed, and the consent, are still there. */
function expectKept() {
  for (const name of ['nombre', 'nickname', 'correo'] as const)
    expect(control(name)).toHaveValue(GOOD[name]);
  expect(control('consentimiento')).toBeChecked();
}

const expectSendWaits = () => expect(sendButton()).toHaveAttribute('aria-disabled', 'true');

let backend: InMemoryBackend;

beforeEach(() => {
  backend = createInMemoryBackend();
});

describe('rates that change while the dialog is open', () => {
  it('are said, SEND waits, and estimating again in place makes it work', async () => {
    backend.publish('roblox', publishedRates());
    await openDialog(backend, 'es', publishedRates());
    fillAll();
    expect(screen.getByText(WORDS.changed)).toBeVisible();
    expectSendWaits();
    await pressSend();
    expect(backend.drafts).toEqual([]);

    await press(WORDS.again);
    expect(screen.getByText(WORDS.done)).toHaveFocus();
    expect(screen.getByText('US$80.50')).toBeVisible();
    expect(screen.getByText('US$70.75').parentElement).toHaveTextContent(WORDS.before);
    expectKept();
    await pressSend();
    expect(backend.drafts).toMatchObject([{ quote: { value: 8050, ratesVersion: 2 } }]);
    expect(screen.getByText(WORDS.sent)).toBeVisible();
  });

  it('are said when the bank refuses the quote, and nothing typed is lost', async () => {
    backend.publish('roblox', publishedRates({ hoursAgo: 25 }));
    await openDialog(backend);
    fillAll();
    await pressSend();
    expect(screen.getByRole('alert')).toHaveTextContent(WORDS.refused);
    expectKept();
    expectSendWaits();

    await press(WORDS.again);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByText('US$80.50')).toBeVisible();
    await pressSend();
    expect(backend.drafts.at(-1)).toMatchObject({ quote: { value: 8050, ratesVersion: 2 } });
  });

  it('cannot be read: says why, and the button stays', async () => {
    backend.fail('ratesInForce', 'offline');
    await openDialog(backend, 'es', publishedRates());
    fillAll();
    await press(WORDS.again);
    expect(screen.getByRole('alert')).toHaveTextContent(WORDS.offline);
    expectKept();
    expectSendWaits();

    backend.recover('ratesInForce');
    backend.publish('roblox', publishedRates());
    await press(WORDS.again);
    expect(screen.getByText(WORDS.done)).toBeVisible();
  });

  it('make the account worth nothing: says so, and SEND goes on waiting', async () => {
    const { rates, ...rest } = publishedRates();
    const worthless: PublishedRates = {
      ...rest,
      rates: Object.fromEntries(Object.keys(rates).map((id) => [id, 0])),
    };
    backend.publish('roblox', worthless);
    await openDialog(backend, 'es', worthless);
    fillAll();
    await press(WORDS.again);
    expect(screen.getByRole('alert')).toHaveTextContent(WORDS.zero);
    expectSendWaits();
  });
});

describe('a send under way', () => {
  it('with the version before is a success', async () => {
    await openDialog(backend);
    fillAll();
    backend.publish('roblox', publishedRates());
    await pressSend();
    expect(screen.getByText('Solicitud enviada')).toBeVisible();
    expect(backend.drafts).toMatchObject([{ quote: { value: 7075, ratesVersion: 1 } }]);
  });

  it('that may have arrived is tried again with its own rates', async () => {
    backend.publish('roblox', publishedRates());
    backend.fail('submitLoanRequest', 'timeout');
    await openDialog(backend);
    fillAll();
    await pressSend();
    expect(screen.getByRole('alert')).toHaveTextContent('No sabemos si tu solicitud llegó');
    expect(screen.queryByRole('button', { name: 'Calcular de nuevo' })).toBeNull();
    backend.recover('submitLoanRequest');
    await press('Intentar de nuevo');
    expect(backend.drafts.at(-1)).toMatchObject({ quote: { ratesVersion: 1 } });
  });
});
