import { retentionDays } from '../../../config/retention';
import type { LoanRequest } from '../../../domain/request/loan-request';
import { isOpen } from '../../../domain/request/states';

const DAY_MS = 86_400_000;

/**
 * When the bank erases a request by itself: undefined while it is open. Right after the decision,
 * the record does not say it yet.
 */
export function erasedOn(request: LoanRequest): Date | undefined {
  const { status, decision, withdrawnAt, expiresAt } = request;
  if (expiresAt) return expiresAt;
  const closedAt = withdrawnAt ?? decision?.decidedAt;
  if (isOpen(status) || !closedAt || status === 'pending' || status === 'information')
    return undefined;
  return new Date(closedAt.getTime() + retentionDays[status] * DAY_MS);
}
