import type { Decision, LoanRequest } from './loan-request';

/**
 * The decline that is the bank's last word on a request: also one that its visitor has reconsidered, because
 * it holds until the new answer. Undefined for any other request.
 */
export function lastDecline({
  status,
  decision,
  undone,
}: Pick<LoanRequest, 'status' | 'decision' | 'undone'>):
  | Pick<Decision, 'decidedAt' | 'reason' | 'duplicateOf'>
  | undefined {
  if (status === 'declined') return decision;
  const left = decision ? undefined : undone?.at(-1);
  if (!left?.byVisitor) return undefined;
  const { decidedAt, reason, staff } = left;
  return { decidedAt, reason, ...(staff?.duplicateOf && { duplicateOf: staff.duplicateOf }) };
}
