import type { LoanRequest } from '../../../domain/request/loan-request';
import { isOpen } from '../../../domain/request/states';
import type { Member } from '../tab/use-member';

/** Whether this member took part in the decision that is reconsidered: another person decides. */
export function tookPart({ status, tookPart: uids }: LoanRequest, { uid }: Member): boolean {
  return isOpen(status) && (uids?.includes(uid) ?? false);
}

/** Whether a request has the member's own address: nobody decides about themselves. */
export function isOwn({ applicant }: LoanRequest, { email }: Member): boolean {
  return applicant.email.toLowerCase() === email.toLowerCase();
}
