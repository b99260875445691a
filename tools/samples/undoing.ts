import type { LoanRequest } from '../../src/domain/request/loan-request';
import type { UndoDraft } from '../../src/domain/request/undo';
import { DAY_MS } from '../../src/domain/time';
import { type RequestChanges, sampleRequest } from './requests';

/** The moment so many days ago. */
export const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS);

/** A request that Marisol declined two days ago for the credit history. */
export const declinedRequest = (id: string, changes: RequestChanges = {}): LoanRequest =>
  sampleRequest(id, {
    hoursAgo: 96,
    status: 'declined',
    decision: { author: 'marisol', decidedAt: daysAgo(2), reason: 'history' },
    ...changes,
  });

/** A proposal to put a decline back to review. */
export const TO_PENDING: UndoDraft = {
  to: { status: 'pending' },
  cause: 'error',
  words: 'El atraso es de otra persona.',
};

/** The same request with Rafael's proposal of yesterday to undo that. */
export const undoingRequest = (
  id: string,
  changes: RequestChanges = {},
  draft: UndoDraft = TO_PENDING,
): LoanRequest =>
  declinedRequest(id, {
    undoing: { ...draft, number: 1, author: 'rafael', proposedAt: daysAgo(1) },
    ...changes,
  });
