import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { BackendErrorCode } from '../../src/data/errors';
import { copy } from '../../src/i18n/es';
import { staff as spanishStaff } from '../../src/i18n/es/staff';
import { requestsTab as spanishRequests } from '../../src/i18n/es/staff/requests';
import { createInMemoryBackend } from '../support/in-memory-backend';
import { renderRoute } from '../support/render-app';
import { openStaff } from './staff/staff-app';

const CODES = [
  'denied',
  'offline',
  'not-connected',
  'timeout',
  'busy',
  'no-account',
  'blocked',
  'portal',
  'unknown',
] as const satisfies readonly BackendErrorCode[];

const staff = { ...spanishStaff, ...spanishRequests };

/** A sentence of the copy without the names that are filled in. */
const beginning = (sentence: string) => sentence.split('{{')[0]?.trim() ?? '';

// The tests of sending (loan-request/form/sending.test.tsx) do the same for a request.
describe('the words for a failure of the backend', () => {
  it.each(CODES)('on signing up: %s', async (code) => {
    const backend = createInMemoryBackend();
    backend.fail('registerSubscriber', code);
    const { user } = await renderRoute('/registro', { backend });
    for (const [label, text] of [
      [copy.signUp.name, 'Ana'],
      [copy.signUp.lastName, 'Peña'],
      [copy.signUp.email, 'ana@correo.com'],
    ] as const) {
      await user.click(screen.getByRole('textbox', { name: label }));
      await user.paste(text);
    }
    await user.click(screen.getByRole('checkbox'));
    await user.click(screen.getByRole('button', { name: copy.signUp.send }));
    const isUnclear = ['offline', 'timeout', 'portal', 'unknown'].includes(code);
    const said = await screen.findByRole('alert');
    expect(said).toHaveTextContent(copy.signUp[isUnclear ? 'unclear' : 'failed']);
    expect(said).toHaveTextContent(beginning(copy.failures[code]));
    expect(said).toHaveTextContent(copy.signUp.kept);
  });

  it.each(CODES)('on sending a market value: %s', async (code) => {
    const app = await openStaff('/GamesSettings?tab=valores', { roles: ['reviewer'] });
    app.staff.fail('appendMarketValue', code);
    const card = within(await screen.findByRole('article', { name: 'Roblox' }));
    await app.user.click(card.getByRole('button', { expanded: false }));
    await app.user.paste('160');
    await app.user.keyboard('{Enter}');
    expect(await card.findByRole('alert')).toHaveTextContent(staff.failures[code]);
    expect(card.getByLabelText('Valor nuevo, en dólares')).toHaveValue('160');
  });

  it.each(CODES)('on deciding a request: %s', async (code) => {
    const address = '/GamesSettings?tab=solicitudes&solicitud=a';
    const app = await openStaff(address, { roles: ['analyst'] });
    app.staff.fail('decide', code);
    await app.user.click(
      await screen.findByRole('button', { name: staff.requests.decide.approve }),
    );
    await app.user.click(
      await screen.findByRole('button', { name: staff.requests.decide.approveYes }),
    );
    expect(await screen.findByText(staff.failures[code])).toBeVisible();
  });
});
