import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { LoanConditions } from '../../../src/domain/loan/terms';
import { copy as spanish } from '../../../src/i18n/es';
import { loanTerms, referenceRate } from '../../../tools/samples/loan-terms';
import { withBankWords } from '../../support/bank-words';
import { createInMemoryBackend } from '../../support/in-memory-backend';
import { renderRoute } from '../../support/render-app';

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);
const terms = { ...loanTerms, validUntil: inDays(60) };
const reference = { ...referenceRate, enteredAt: inDays(-1) };
const games = [
  { id: 'roblox', name: 'Roblox', image: '', path: '/Roblox', values: [150, 155] },
] as const;

beforeEach(() => localStorage.clear());

describe('values in pesos and the link to the example', () => {
  async function estimated(loan?: LoanConditions) {
    const backend = createInMemoryBackend(loan ? { loan } : {});
    const app = await renderRoute('/Roblox?robux=1300&limitedItems=6', { backend });
    await app.user.click(screen.getByRole('button', { name: spanish.calculator.estimate }));
    await waitFor(() => expect(backend.calls('loanConditions')).toBe(1));
    return {
      ...app,
      receipt: within(screen.getByRole('region', { name: spanish.calculator.receipt.title })),
    };
  }

  it('stand below and beside the receipt of an estimate, and a press hides the pesos', async () => {
    const { receipt, user } = await estimated({ terms, reference });
    expect(await receipt.findByText(/^≈ RD\$1,951\.82 /)).toBeVisible();
    const link = await screen.findByRole('link', { name: spanish.loan.link });
    // The value of the account goes nowhere.
    expect(link).toHaveAttribute('href', '/Prestamo');
    expect(receipt.queryByRole('link')).not.toBeInTheDocument();
    await user.click(receipt.getByRole('button', { name: withBankWords(spanish.loan.hidePesos) }));
    expect(receipt.queryByText(/RD\$\d/)).not.toBeInTheDocument();
    await user.click(receipt.getByRole('button', { name: withBankWords(spanish.loan.showPesos) }));
    expect(receipt.getByText(/^≈ RD\$1,951\.82 /)).toBeVisible();
  });

  it('are gone with the terms, the rate or its week', async () => {
    const ended = { ...terms, validUntil: inDays(-1) };
    const old = { ...reference, enteredAt: inDays(-8) };
    const { receipt } = await estimated({ terms: ended, reference: old });
    expect(receipt.queryByText(/RD\$/)).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: spanish.loan.link })).not.toBeInTheDocument();
  });

  it('stand below the market values of home, with one switch for all', async () => {
    const backend = createInMemoryBackend({ games, loan: { terms, reference } });
    const { user } = await renderRoute('/', { backend });
    expect(await screen.findByText(/^≈ RD\$9,681\.04 /)).toBeVisible();
    expect(backend.calls('loanConditions')).toBe(1);
    await user.click(screen.getByRole('button', { name: withBankWords(spanish.loan.hidePesos) }));
    expect(screen.queryByText(/RD\$\d/)).not.toBeInTheDocument();
  });

  it('leave no trace at a bank without terms', async () => {
    const { container } = await estimated();
    expect(container).not.toHaveTextContent(/RD\$/);
    for (const link of screen.getAllByRole('link'))
      expect(link.getAttribute('href')).not.toMatch(/prestamo/i);
    const backend = createInMemoryBackend({ games });
    const home = await renderRoute('/', { backend });
    await waitFor(() => expect(backend.calls('loanConditions')).toBe(1));
    expect(home.container).not.toHaveTextContent(/RD\$/);
    for (const link of within(home.container).getAllByRole('link'))
      expect(link.getAttribute('href')).not.toMatch(/prestamo/i);
  });
});
