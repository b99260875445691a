/**
 * Who uses the browser. `unknown` is not yet told (start-up), which is not the same as nobody;
 * `none` means that no session could be made or restored.
 */
export type Session =
  | { readonly kind: 'unknown' }
  | { readonly kind: 'none' }
  | { readonly kind: 'visitor'; readonly uid: string; readonly anonymous: boolean }
  | { readonly kind: 'staff'; readonly uid: string; readonly email: string };

/** Whether this is an anonymous visitor, who alone may send requests and sign-ups. */
export function isAnonymousVisitor(session: Session): boolean {
  return session.kind === 'visitor' && session.anonymous;
}

/** After this time, in hours, a staff session ends (product decision "Staff"). */
export const STAFF_SESSION_HOURS = 12;
