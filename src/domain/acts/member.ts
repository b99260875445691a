import type { StaffRole } from '../session';

/** A member of staff who acts, with the roles of the directory. */
export interface Member {
  readonly uid: string;
  readonly email: string;
  readonly roles: readonly StaffRole[];
}

/** Whether a member works on cases: takes, notes, asks and decides. */
export const mayWork = ({ roles }: Pick<Member, 'roles'>): boolean =>
  roles.includes('analyst') || roles.includes('reviewer');

/** Whether a member can be the second person. */
export const mayReview = ({ roles }: Pick<Member, 'roles'>): boolean => roles.includes('reviewer');

/** Whether a member manages settings, catalogue and people. */
export const mayAdminister = ({ roles }: Pick<Member, 'roles'>): boolean => roles.includes('admin');
