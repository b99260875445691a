import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { BankSettings } from '../../../../src/bank/bank-settings';
import { createInMemoryBackend } from '../../../support/in-memory-backend';
import { renderRoute } from '../../../support/render-app';
import { CODE, requestAgo, trackingOf } from '../own-request';
import { storedRequest } from './stored-request';

vi.mock(import('../../../../src/bank/bank'), async (original) => {
  const { bank } = await original();
  return { bank: { ...bank, tellsPayment: false } satisfies BankSettings };
});

const approved = {
  status: 'approved',
  decision: { decidedAt: new Date('2026-11-24T09:00-04:00'), reason: undefined },
} as const;

it('where the bank tells of no payment, an approval is given back by telephone alone', async () => {
  const backend = createInMemoryBackend({ request: storedRequest(approved) });
  await renderRoute('/Solicitud', { backend });
  expect(await screen.findByText(/^¿Ya no quieres este préstamo\? Llama al/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Ya no quiero este préstamo' })).toBeNull();
  expect(screen.getByRole('main')).not.toHaveTextContent('Vale hasta');
});

it('by its code too, and erasing says that the loan may have been paid out', async () => {
  const backend = createInMemoryBackend({ tracked: [trackingOf(requestAgo(31, 'approved'))] });
  await renderRoute(`/MisDatos#${CODE}`, { backend });
  expect(await screen.findByRole('heading', { name: 'Ya no quiero este préstamo' })).toBeVisible();
  const page = screen.getByRole('main');
  expect(page).toHaveTextContent(/Llama al \S+, opción \d/);
  expect(screen.queryByRole('button', { name: 'Ya no quiero este préstamo' })).toBeNull();
  expect(page).toHaveTextContent(/Puede que este préstamo se haya desembolsado\./);
  expect(screen.getByRole('button', { name: 'Borrar lo que se puede' })).toBeVisible();
});
