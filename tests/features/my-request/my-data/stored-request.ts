import type { LoanRequest } from '../../../../src/domain/request/loan-request';
import { CODE, requestAt } from '../own-request';

/** When the request of these tests was sent: 21 November 2026, 5:08 in the afternoon. */
const SENT = new Date('2026-11-21T17:08-04:00');

/** A request that was sent with a code, with these differences. */
export function storedRequest(differences: Partial<LoanRequest> = {}): LoanRequest {
  return { ...requestAt(SENT), code: CODE, ...differences };
}

/** The same with the agreement to promotions. */
export function withPromotions(): LoanRequest {
  const request = storedRequest();
  return { ...request, consent: request.consent && { ...request.consent, marketing: true } };
}

/** Declined three days later for the credit history, and not yet dated by the bank. */
export function declinedRequest(): LoanRequest {
  const decidedAt = new Date('2026-11-24T09:00-04:00');
  return storedRequest({
    status: 'declined',
    decision: { author: 'x', decidedAt, reason: 'history' },
  });
}
