/**
 * The rights of a member of staff beyond those of every member: `lectura` sees, `analista` drafts
 * rates, `revisor` publishes somebody else's draft and changes market values, `admin` edits the
 * catalogue, imports and reads the audit. One person may have several.
 */
export const STAFF_ROLES = ['lectura', 'analista', 'revisor', 'admin'] as const;

/** A role of a member of staff, as the token's claim `roles` spells it. */
export type StaffRole = (typeof STAFF_ROLES)[number];

/** The roles among the words of a claim; an account without the claim has none. */
export function staffRoles(claim: unknown): StaffRole[] {
  return STAFF_ROLES.filter((role) => Array.isArray(claim) && claim.includes(role));
}

/**
 * The task that a member of staff has to do first: choose a password in place of the given one, or
 * set up a second factor.
 */
export type StaffDuty = 'password' | 'second-factor';

/**
 * The current session. `unknown`: not known yet (start-up), which is not the same as nobody;
 * `none`: no session could be made or restored, or why the last one was ended.
 */
export type Session =
  | { readonly kind: 'unknown' }
  | { readonly kind: 'none'; readonly ended?: SessionEnd | undefined }
  | { readonly kind: 'visitor'; readonly uid: string; readonly anonymous: boolean }
  | {
      readonly kind: 'staff';
      readonly uid: string;
      readonly email: string;
      /** Of the person; the e-mail where the bank gave none. */
      readonly name: string;
      readonly roles: readonly StaffRole[];
      readonly duty?: StaffDuty | undefined;
    };

/**
 * Why the product ended a staff session. `removed`: the bank took the access away.
 * `password-changed`: the new password is asked for.
 */
export type SessionEnd = 'removed' | 'password-changed';

/** Whether this is an anonymous visitor, who alone may send requests and sign-ups. */
export function isAnonymousVisitor(session: Session): boolean {
  return session.kind === 'visitor' && session.anonymous;
}

/** After this time, in hours, a staff session ends (product decision "Staff"). */
export const STAFF_SESSION_HOURS = 12;
