import { useSession } from '../../../data/backend-provider';
import type { LoanRequest } from '../../../domain/request/loan-request';

/** The member who is signed in, and what their roles allow with requests. */
export interface CaseMember {
  readonly uid: string;
  readonly name: string;
  readonly email: string;
  /** Take cases, note, ask and decide. */
  readonly mayWork: boolean;
  /** Confirm what another member proposed. */
  readonly mayConfirm: boolean;
}

const NOBODY: CaseMember = { uid: '', name: '', email: '', mayWork: false, mayConfirm: false };

/** Whether a request has the member's own address: nobody decides about themselves. */
export function isOwn({ applicant }: LoanRequest, { email }: CaseMember): boolean {
  return applicant.email.toLowerCase() === email.toLowerCase();
}

/** The signed-in member and their rights on requests. */
export function useCaseMember(): CaseMember {
  const session = useSession();
  if (session.kind !== 'staff') return NOBODY;
  const { uid, name, email, roles } = session;
  const mayConfirm = roles.includes('revisor');
  return { uid, name, email, mayWork: mayConfirm || roles.includes('analista'), mayConfirm };
}
