/**
 * What a member of staff may do beyond what every member may: `lectura` sees, `analista` drafts
 * rates, `revisor` publishes what somebody else drafted and changes market values, `admin` edits
 * the catalogue, imports and reads the audit. One person may have several.
 */
export const STAFF_ROLES = ['lectura', 'analista', 'revisor', 'admin'] as const;

/** A role of a member of staff, as the token's claim `roles` spells it. */
export type StaffRole = (typeof STAFF_ROLES)[number];

/** The roles among the words of a claim; an account without the claim has none. */
export function staffRoles(claim: unknown): StaffRole[] {
  return STAFF_ROLES.filter((role) => Array.isArray(claim) && claim.includes(role));
}

/**
 * Who uses the browser. `unknown` is not yet told (start-up), which is not the same as nobody;
 * `none` means that no session could be made or restored.
 */
export type Session =
  | { readonly kind: 'unknown' }
  | { readonly kind: 'none' }
  | { readonly kind: 'visitor'; readonly uid: string; readonly anonymous: boolean }
  | {
      readonly kind: 'staff';
      readonly uid: string;
      readonly email: string;
      readonly roles: readonly StaffRole[];
    };

/** Whether this is an anonymous visitor, who alone may send requests and sign-ups. */
export function isAnonymousVisitor(session: Session): boolean {
  return session.kind === 'visitor' && session.anonymous;
}

/** After this time, in hours, a staff session ends (product decision "Staff"). */
export const STAFF_SESSION_HOURS = 12;
