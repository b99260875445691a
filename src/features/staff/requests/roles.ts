import type { LoanRequest } from '../../../domain/request/loan-request';
import type { Member } from '../tab/use-member';

/** Whether a request has the member's own address: nobody decides about themselves. */
export function isOwn({ applicant }: LoanRequest, { email }: Member): boolean {
  return applicant.email.toLowerCase() === email.toLowerCase();
}
