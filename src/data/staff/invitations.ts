import type { Invitation, InvitationRefusal } from '../../domain/staff/people';

/** The result of an invitation that somebody accepts. */
export type AcceptedInvitation =
  | { readonly email: string }
  | { readonly refused: InvitationRefusal };

/** The calls of an invited person, whom only the key of the mailed link proves. */
export interface Invitations {
  /** The invitation, or why the link does not work. */
  read(key: string): Promise<Invitation | { readonly refused: InvitationRefusal }>;
  /**
   * Makes the account with this password; the link works once. `weak-password`: the password does not
   * meet the policy.
   */
  accept(key: string, password: string): Promise<AcceptedInvitation>;
}
