import type { LoanRequest } from '../../../src/domain/request/loan-request';
import type { ToldReason } from '../../../src/domain/request/reasons';
import { CODE, requestAgo } from './own-request';

const HOUR = 3_600_000;

/** When the decision of `requestAgo` was taken. */
const decidedAt = ({ receivedAt }: LoanRequest) => new Date(receivedAt.getTime() + 29.3 * HOUR);

/** A request with a code that was sent so many hours ago. */
export function sent(hours: number, changes: Partial<LoanRequest> = {}): LoanRequest {
  return { ...requestAgo(hours), code: CODE, ...changes };
}

/** The same, declined after 29 hours 18 minutes. */
export function declined(hours: number, reason: ToldReason): LoanRequest {
  const request = sent(hours);
  const decision = { author: 'x', decidedAt: decidedAt(request), reason };
  return { ...request, status: 'declined', decision };
}

/** The same, withdrawn an hour ago. */
export function withdrawn(hours: number): LoanRequest {
  return sent(hours, { status: 'withdrawn', withdrawnAt: new Date(Date.now() - HOUR) });
}

/** The same, closed an hour ago because the visitor did not answer. */
export function unanswered(hours: number): LoanRequest {
  const { questions } = asked(hours);
  const unansweredAt = new Date(Date.now() - HOUR);
  return sent(hours, { status: 'unanswered', unansweredAt, questions });
}

/** The same, about which the bank asked something three hours ago. */
export function asked(hours: number): LoanRequest {
  const question = {
    need: 'nickname' as const,
    author: 'x',
    askedAt: new Date(Date.now() - 3 * HOUR),
    answer: undefined,
  };
  return sent(hours, { status: 'information', questions: [question] });
}

/** The same, approved; the bank told nothing of a loan. It is valid through 27 December 2026. */
export function approvedUntil(hours: number): LoanRequest {
  const request = sent(hours);
  const until = new Date('2026-12-28T03:59:59.999Z');
  const decision = { author: 'x', decidedAt: decidedAt(request), reason: undefined, until };
  return { ...request, status: 'approved', decision };
}

/** The same, lapsed an hour ago. */
export function lapsed(hours: number): LoanRequest {
  return { ...approvedUntil(hours), status: 'lapsed', lapsedAt: new Date(Date.now() - HOUR) };
}
