/**
 * The rights of a member of staff beyond those of every member: `reader` sees, `analyst` drafts
 * rates, `reviewer` publishes somebody else's draft and changes market values, `admin` edits the
 * catalogue, imports and reads the audit. One person may have several.
 */
export const STAFF_ROLES = ['reader', 'analyst', 'reviewer', 'admin'] as const;

/** A role of a member of staff. */
export type StaffRole = (typeof STAFF_ROLES)[number];

/** These roles once each, in the order of `STAFF_ROLES`. */
export function staffRoles(roles: readonly StaffRole[]): StaffRole[] {
  return STAFF_ROLES.filter((role) => roles.includes(role));
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
