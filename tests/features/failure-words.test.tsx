import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { BackendErrorCode } from '../../src/data/errors';
import { staff as spanishStaff } from '../../src/i18n/es/staff';
import { requestsTab as spanishRequests } from '../../src/i18n/es/staff/requests';
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

// The tests of sending (loan-request/form/sending.test.tsx) do the same for what visitors read.
describe('the words for a failure of the backend', () => {
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

  it('on deciding a request are the same ones', async () => {
    const address = '/GamesSettings?tab=solicitudes&solicitud=a';
    const app = await openStaff(address, { roles: ['analyst'] });
    app.staff.fail('decide', 'denied');
    await app.user.click(
      await screen.findByRole('button', { name: staff.requests.decide.approve }),
    );
    await app.user.click(
      await screen.findByRole('button', { name: staff.requests.decide.approveYes }),
    );
    expect(await screen.findByText(staff.failures.denied)).toBeVisible();
  });
});
