import { useSession } from '../../../data/backend-provider';

/** The member of staff who is signed in, and what the roles allow with rates. */
export interface Member {
  readonly uid: string;
  readonly name: string;
  readonly mayDraft: boolean;
  readonly mayPublish: boolean;
}

const NOBODY: Member = { uid: '', name: '', mayDraft: false, mayPublish: false };

/** Who works with the rates. */
export function useMember(): Member {
  const session = useSession();
  if (session.kind !== 'staff') return NOBODY;
  const { uid, name, roles } = session;
  const mayPublish = roles.includes('revisor');
  return { uid, name, mayPublish, mayDraft: mayPublish || roles.includes('analista') };
}
