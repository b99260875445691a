import { eventsOfRequest } from '../../src/domain/core/core-event';
import type { LoanRequest } from '../../src/domain/request/loan-request';
import type { PaymentExplanation } from '../../src/domain/request/loose-payment';
import { type RequestChanges, sampleRequest } from './requests';
import { daysAgo } from './undoing';

/** A request that Marisol approved two days ago. */
export const approvedRequest = (id: string, changes: RequestChanges = {}): LoanRequest =>
  sampleRequest(id, {
    hoursAgo: 96,
    status: 'approved',
    decision: { author: 'marisol', decidedAt: daysAgo(2), reason: undefined, mostLent: 1_000_000 },
    ...changes,
  });

/** An approval of Marisol's that was undone two days ago, a day after it. */
export const UNDONE_APPROVAL = {
  status: 'approved',
  decidedAt: daysAgo(3),
  reason: undefined,
  undoneAt: daysAgo(2),
  cause: 'error',
  next: 'pending',
  staff: {
    decider: 'marisol',
    mostLent: 1_000_000,
    proposal: {
      to: { status: 'pending' },
      cause: 'error',
      words: 'Era la cédula de otra persona.',
      number: 1,
      author: 'rafael',
      proposedAt: daysAgo(2.5),
    },
    confirmer: 'rosa',
  },
} as const satisfies NonNullable<LoanRequest['undone']>[number];

/** A request in review again, whose undone approval was paid yesterday all the same. */
export function loosePaid(id: string, changes: RequestChanges = {}): LoanRequest {
  const undone = [UNDONE_APPROVAL];
  const request = sampleRequest(id, { hoursAgo: 96, undone, hasLoosePayment: true, ...changes });
  const paid = eventsOfRequest(request).find(({ state }) => state === 'approved');
  const loosePayment = { event: paid?.id ?? '', at: daysAgo(1), proposals: 0 };
  return { ...request, loosePayment, ...(changes.loosePayment && changes) };
}

/** The same with Rafael's explanation of today. */
export function explainedPayment(
  id: string,
  changes: RequestChanges = {},
  said: Partial<PaymentExplanation> = {},
): LoanRequest {
  const request = loosePaid(id, changes);
  const words = 'La contabilidad lo confirmó.';
  const explanation = { stands: true, words, author: 'rafael', proposedAt: daysAgo(0.5), ...said };
  const { loosePayment } = request;
  return loosePayment
    ? { ...request, loosePayment: { ...loosePayment, proposals: 1, explanation } }
    : request;
}
