import type { Decision, LoanRequest } from './loan-request';
import { isOpen } from './states';

/**
 * The decline that is the bank's last word on a request: also one that its visitor had reconsidered and then
 * left without the new answer, until which it holds. Undefined for any other request.
 */
export function lastDecline({
  status,
  decision,
  undone,
}: Pick<LoanRequest, 'status' | 'decision' | 'undone'>):
  | Pick<Decision, 'decidedAt' | 'reason' | 'repeatOf'>
  | undefined {
  if (status === 'declined') return decision;
  const left = decision || isOpen(status) ? undefined : undone?.at(-1);
  if (!left?.byVisitor) return undefined;
  const { decidedAt, reason, staff } = left;
  return { decidedAt, reason, ...(staff?.repeatOf && { repeatOf: staff.repeatOf }) };
}
