import { useSession } from '../../../data/backend-provider';

/** The member who is signed in, and what their roles allow with requests. */
export interface CaseMember {
  readonly uid: string;
  readonly name: string;
  /** Take cases, note, ask and decide. */
  readonly mayWork: boolean;
  /** Confirm what another member proposed. */
  readonly mayConfirm: boolean;
}

/** Who is signed in and what they may do with requests. */
export function useCaseMember(): CaseMember {
  const session = useSession();
  if (session.kind !== 'staff') return { uid: '', name: '', mayWork: false, mayConfirm: false };
  const { uid, name, roles } = session;
  const mayConfirm = roles.includes('revisor');
  return { uid, name, mayWork: mayConfirm || roles.includes('analista'), mayConfirm };
}
