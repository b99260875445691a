import { useSession } from '../../../data/backend-provider';

/** What the roles of the member who is signed in allow with values and games. */
export interface ValueRoles {
  readonly mayChangeValues: boolean;
  /** Edit games and import files. */
  readonly mayManageGames: boolean;
}

/** What this member may do with values and games. */
export function useValueRoles(): ValueRoles {
  const session = useSession();
  const roles = session.kind === 'staff' ? session.roles : [];
  return { mayChangeValues: roles.includes('revisor'), mayManageGames: roles.includes('admin') };
}
