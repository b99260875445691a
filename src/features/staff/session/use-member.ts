import { useSession } from '../../../data/backend-provider';
import type { StaffRole } from '../../../domain/session';

/** The member of staff who is signed in, and what the roles allow. */
export interface Member {
  readonly uid: string;
  readonly name: string;
  readonly email: string;
  readonly roles: readonly StaffRole[];
  /** Take cases, note, ask, decide and draft rates. */
  readonly mayWork: boolean;
  /** Be the second person: confirm, publish rates, change market values. */
  readonly mayReview: boolean;
  /** Edit games, import, export, read the audit and change settings. */
  readonly mayAdminister: boolean;
}

const NOBODY: Member = {
  uid: '',
  name: '',
  email: '',
  roles: [],
  mayWork: false,
  mayReview: false,
  mayAdminister: false,
};

/** Who is signed in; the staff area is shown to nobody else. */
export function useMember(): Member {
  const session = useSession();
  if (session.kind !== 'staff') return NOBODY;
  const { uid, name, email, roles } = session;
  const mayReview = roles.includes('reviewer');
  const mayWork = mayReview || roles.includes('analyst');
  return { uid, name, email, roles, mayWork, mayReview, mayAdminister: roles.includes('admin') };
}
