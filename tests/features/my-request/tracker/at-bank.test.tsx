import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { BankOutcomeKind } from '../../../../src/domain/request/bank-outcome';
import type { LoanRequest } from '../../../../src/domain/request/loan-request';
import { createInMemoryBackend } from '../../../support/in-memory-backend';
import { renderRoute } from '../../../support/render-app';
import { sent } from '../lives';
import { elsewhere, follow, page, title } from '../parts/follow';

const NOW = new Date('2026-11-21T20:22-04:00');
const ago = (hours: number) => new Date(NOW.getTime() - hours * 3_600_000);

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date', 'setInterval'] });
});

afterEach(() => {
  vi.useRealTimers();
});

const told = (kind: BankOutcomeKind) =>
  sent(100, {
    status: 'approved',
    decision: { decidedAt: ago(70), reason: undefined },
    atBank: { kind, at: ago(2) },
  });

const words = {
  disbursed: ['Ya está desembolsado.', 'Desembolsada', 'Préstamo desembolsado'],
  cancelled: ['El banco canceló este préstamo.', 'Cancelada', 'no debes nada'],
  next: 'Llevas tu cédula',
};

describe('what the bank did with an approval', () => {
  const own = (request: LoanRequest) =>
    renderRoute('/Solicitud', { backend: createInMemoryBackend({ request }) });
  const byCode = (request: LoanRequest) => follow(elsewhere(request));

  it.each([
    ['disbursed', 'by its own browser', own],
    ['disbursed', 'by its code', byCode],
    ['cancelled', 'by its own browser', own],
    ['cancelled', 'by its code', byCode],
  ] as const)('%s: is told %s in place of the next steps', async (kind, _, open) => {
    const [heading, stamp = '', text = ''] = words[kind];
    await open(told(kind));
    const article = within(await screen.findByRole('article'));
    expect(title()).toBe(heading);
    expect(article.getAllByText(stamp)[0]).toBeVisible();
    expect(page()).toHaveTextContent(text);
    expect(page()).not.toHaveTextContent(words.next);
  });
});
