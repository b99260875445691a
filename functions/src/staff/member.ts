import type { DecodedIdToken } from 'firebase-admin/auth';
import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import { HttpsError } from 'firebase-functions/v2/https';
import { staffProvider, staffSecurity } from '../../../src/config/staff.ts';
import { STAFF_SESSION_HOURS } from '../../../src/domain/session.ts';
import { HOUR_MS } from '../../../src/domain/time.ts';

/** A member of staff who calls. */
export interface Caller {
  readonly uid: string;
  readonly email: string;
}

/**
 * The member of staff who holds this token, including one who has yet to replace a given password.
 * Throws `permission-denied` for anybody else.
 */
export async function requireMember(
  { db, now }: { readonly db: Firestore; readonly now: () => number },
  token: DecodedIdToken | undefined,
): Promise<Caller> {
  const since = (token?.auth_time ?? 0) * 1000;
  const isStaff =
    token?.staff === true &&
    token.firebase.sign_in_provider === staffProvider &&
    token.email_verified === true &&
    now() < since + STAFF_SESSION_HOURS * HOUR_MS;
  const entry = isStaff ? await db.doc(`personal/${token.uid}`).get() : undefined;
  const start: unknown = entry?.get('desde');
  const isMember =
    entry?.exists &&
    (entry.get('activo') ?? true) === true &&
    entry.get('correo') === token?.email &&
    (!(start instanceof Timestamp) || start.toMillis() <= since);
  if (!token?.email || !isMember) throw new HttpsError('permission-denied', 'Not a staff session.');
  return { uid: token.uid, email: token.email };
}

/**
 * The administrator who holds this token, by its claim; the directory is asked in the transaction
 * of the change. Throws `permission-denied` for anybody else.
 */
export async function requireAdministrator(
  tools: { readonly db: Firestore; readonly now: () => number },
  token: DecodedIdToken | undefined,
): Promise<Caller> {
  const caller = await requireMember(tools, token);
  const roles: unknown = token?.roles;
  const isAdministrator = Array.isArray(roles) && roles.includes('admin');
  const hasFactor =
    !staffSecurity.secondFactorRequired || token?.firebase.sign_in_second_factor !== undefined;
  if (!isAdministrator || !hasFactor || token?.cambiarClave === true)
    throw new HttpsError('permission-denied', 'Not an administrator.');
  return caller;
}

/**
 * The first moment, in milliseconds since the epoch, whose sign-ins count as newer. Sign-in times
 * are whole seconds: sessions of this second count as older, those of the next as newer.
 */
export function nextSecond(now: number): number {
  return Math.floor(now / 1000) * 1000 + 1000;
}
