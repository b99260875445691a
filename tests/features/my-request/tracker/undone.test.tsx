import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LoanRequest } from '../../../../src/domain/request/loan-request';
import type { UndoneDecision } from '../../../../src/domain/request/undo';
import { createInMemoryBackend } from '../../../support/in-memory-backend';
import { renderRoute } from '../../../support/render-app';
import { sent } from '../lives';
import { elsewhere, follow, page, title } from '../parts/follow';

const HOUR = 3_600_000;
const NOW = new Date('2026-11-21T20:22-04:00');

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date', 'setInterval'] });
});

afterEach(() => {
  vi.useRealTimers();
});

const ago = (hours: number) => new Date(NOW.getTime() - hours * HOUR);

const undone = (next: UndoneDecision['next']): UndoneDecision => ({
  status: 'declined',
  decidedAt: ago(70),
  reason: 'history',
  undoneAt: ago(2),
  cause: 'error',
  next,
});

/** Declined by mistake, and in review again for two hours. */
const reopened = (changes: Partial<LoanRequest> = {}) =>
  sent(100, { undone: [undone('pending')], ...changes });

const approved = (next: UndoneDecision['next'], decidedAt: Date) =>
  sent(100, {
    status: 'approved',
    decision: { decidedAt, reason: undefined },
    undone: [undone(next)],
  });

const words = {
  why: 'Nos equivocamos con un dato.',
  review: 'Tu solicitud vuelve a revisión, y la respuesta del 18 nov (rechazada) ya no vale.',
  decided: 'La respuesta que ves es la que vale',
  gone: 'Retirada.',
  pending: 'En revisión.',
  back: 'De vuelta a revisión',
};

describe('an answer that no longer counts', () => {
  const own = (request: LoanRequest, path = '/Solicitud') =>
    renderRoute(path, { backend: createInMemoryBackend({ request }) });
  const byCode = (request: LoanRequest) => follow(elsewhere(request));

  it.each([
    ['by its own browser', (request: LoanRequest) => own(request)],
    ['by the code', byCode],
  ] as const)('is told %s, with 72 new hours', async (_where, show) => {
    await show(reopened());
    expect(title()).toBe(words.pending);
    for (const text of [words.why, words.review, words.back, '70 h 0 min'])
      expect(page()).toHaveTextContent(text);
  });

  it('is told on the receipt, with the new deadline', async () => {
    await own(reopened(), '/Registrado');
    expect(page()).toHaveTextContent(`${words.why} ${words.review}`);
    expect(document.querySelector('main time')).toHaveAttribute(
      'datetime',
      new Date(ago(2).getTime() + 72 * HOUR).toISOString(),
    );
  });

  it.each([
    ['came after the review', 'pending', 1],
    ['took its place at once', 'approved', 2],
  ] as const)('stands beside the one that %s', async (_how, next, hours) => {
    await byCode(approved(next, ago(hours)));
    expect(page()).toHaveTextContent(`${words.why} ${words.decided}`);
  });

  it('and a withdrawal since do not contradict each other', async () => {
    await own(reopened({ status: 'withdrawn', withdrawnAt: ago(1) }));
    expect(title()).toBe(words.gone);
    expect(page()).not.toHaveTextContent(words.review);
    expect(page()).toHaveTextContent(words.why);
  });
});
