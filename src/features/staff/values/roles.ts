import { useSession } from '../../../data/backend-provider';

/** The rights of the signed-in member on values and games. */
export interface ValueRoles {
  readonly mayChangeValues: boolean;
  /** Edit games and import files. */
  readonly mayManageGames: boolean;
}

/** This member's rights on values and games. */
export function useValueRoles(): ValueRoles {
  const session = useSession();
  const roles = session.kind === 'staff' ? session.roles : [];
  return { mayChangeValues: roles.includes('revisor'), mayManageGames: roles.includes('admin') };
}
