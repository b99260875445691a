import { getIdTokenResult, type IdTokenResult, type User } from 'firebase/auth';
import { type Session, STAFF_SESSION_HOURS, type StaffDuty } from '../../../domain/session';
import { HOUR_MS } from '../../../domain/time';
import { readRoles } from '../../../records/roles';
import type { Context } from '../context';

/** A session and, for staff, when it ends (milliseconds since 1970). */
export interface Identity {
  readonly session: Session;
  readonly endsAt: number | undefined;
}

/** When a session began (milliseconds since 1970), from its token; the rules compare it. */
export async function signedInAt(user: User): Promise<number> {
  const { claims } = await getIdTokenResult(user);
  return Number(claims.auth_time) * 1000;
}

/** The server's time now (milliseconds since 1970), from a fresh token. */
export async function tokenIssuedAt(user: User): Promise<number> {
  const { claims } = await getIdTokenResult(user, true);
  return Number(claims.iat) * 1000;
}

/** The task that the member with this token has to do first, as far as the token says. */
function dutyOf(
  { claims, signInSecondFactor }: IdTokenResult,
  secondFactorRequired: boolean,
): StaffDuty | undefined {
  if (claims.cambiarClave === true) return 'password';
  return secondFactorRequired && signInSecondFactor === null ? 'second-factor' : undefined;
}

/** The session of a user. Rejects with the provider's error if an ended token cannot be renewed. */
export async function identify(
  user: User,
  { secondFactorRequired, staffProvider }: Pick<Context, 'secondFactorRequired' | 'staffProvider'>,
): Promise<Identity> {
  // Needs no token, so a visitor who comes back without a connection is still known.
  if (user.isAnonymous) {
    return { session: { kind: 'visitor', uid: user.uid, anonymous: true }, endsAt: undefined };
  }
  const token = await getIdTokenResult(user);
  const { claims, signInProvider } = token;
  const isStaff =
    claims.staff === true && signInProvider === staffProvider && claims.email_verified === true;
  return isStaff
    ? {
        session: {
          kind: 'staff',
          uid: user.uid,
          email: user.email ?? '',
          name: user.displayName || (user.email ?? ''),
          roles: readRoles(claims.roles),
          duty: dutyOf(token, secondFactorRequired),
        },
        endsAt: Number(claims.auth_time) * 1000 + STAFF_SESSION_HOURS * HOUR_MS,
      }
    : { session: { kind: 'visitor', uid: user.uid, anonymous: false }, endsAt: undefined };
}
