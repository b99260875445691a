import { getIdTokenResult, type User } from 'firebase/auth';
import { type Session, STAFF_SESSION_HOURS, staffRoles } from '../../../domain/session';

const HOUR_MS = 3_600_000;

/** A session and, for staff, when it ends (milliseconds since 1970). */
export interface Identity {
  readonly session: Session;
  readonly endsAt: number | undefined;
}

/** When a session began (milliseconds since 1970), as its token says; the rules compare it. */
export async function signedInAt(user: User): Promise<number> {
  const { claims } = await getIdTokenResult(user);
  return Number(claims.auth_time) * 1000;
}

/** The server's time now (milliseconds since 1970), from a token asked for anew. */
export async function tokenIssuedAt(user: User): Promise<number> {
  const { claims } = await getIdTokenResult(user, true);
  return Number(claims.iat) * 1000;
}

/** Who a user is. Rejects with the provider's error where an ended token cannot be renewed. */
export async function identify(user: User): Promise<Identity> {
  // Needs no token, so a visitor who comes back without a connection is still known.
  if (user.isAnonymous) {
    return { session: { kind: 'visitor', uid: user.uid, anonymous: true }, endsAt: undefined };
  }
  const { claims, signInProvider } = await getIdTokenResult(user);
  const isStaff =
    claims.staff === true && signInProvider === 'password' && claims.email_verified === true;
  return isStaff
    ? {
        session: {
          kind: 'staff',
          uid: user.uid,
          email: user.email ?? '',
          roles: staffRoles(claims.roles),
        },
        endsAt: Number(claims.auth_time) * 1000 + STAFF_SESSION_HOURS * HOUR_MS,
      }
    : { session: { kind: 'visitor', uid: user.uid, anonymous: false }, endsAt: undefined };
}
