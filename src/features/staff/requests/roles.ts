import { useSession } from '../../../data/backend-provider';

/** The member who is signed in, and what their roles allow with requests. */
export interface CaseMember {
  readonly uid: string;
  readonly email: string;
  /** Take cases, note, ask and decide. */
  readonly mayWork: boolean;
  /** Confirm what another member proposed. */
  readonly mayConfirm: boolean;
}

/** Who is signed in and what they may do with requests. */
export function useCaseMember(): CaseMember {
  const session = useSession();
  if (session.kind !== 'staff') return { uid: '', email: '', mayWork: false, mayConfirm: false };
  const { uid, email, roles } = session;
  const mayConfirm = roles.includes('revisor');
  return { uid, email, mayWork: mayConfirm || roles.includes('analista'), mayConfirm };
}
