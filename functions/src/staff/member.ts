import type { DecodedIdToken } from 'firebase-admin/auth';
import { type DocumentSnapshot, type Firestore, Timestamp } from 'firebase-admin/firestore';
import { HttpsError } from 'firebase-functions/v2/https';
import { staffProvider, staffSecurity } from '../../../src/config/staff.ts';
import { STAFF_SESSION_HOURS } from '../../../src/domain/session.ts';
import { HOUR_MS } from '../../../src/domain/time.ts';

/** A member of staff who calls. */
export interface Caller {
  readonly uid: string;
  readonly email: string;
}

interface MemberTools {
  readonly db: Firestore;
  readonly now: () => number;
}

/** The member who holds this token, with the entry in the directory. */
async function findMember(
  { db, now }: MemberTools,
  token: DecodedIdToken | undefined,
): Promise<Caller & { readonly entry: DocumentSnapshot }> {
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
  return { uid: token.uid, email: token.email, entry };
}

/**
 * The member of staff who holds this token, including one who has yet to replace a given password.
 * Throws `permission-denied` for anybody else.
 */
export async function requireMember(
  tools: MemberTools,
  token: DecodedIdToken | undefined,
): Promise<Caller> {
  const { uid, email } = await findMember(tools, token);
  return { uid, email };
}

/**
 * The administrator who holds this token, by its claim; the directory is asked for the role in the
 * transaction of the change. Throws `permission-denied` for anybody else, and for one who has yet to
 * replace a given password, as claim or directory say.
 */
export async function requireAdministrator(
  tools: MemberTools,
  token: DecodedIdToken | undefined,
): Promise<Caller> {
  const { entry, uid, email } = await findMember(tools, token);
  const roles: unknown = token?.roles;
  const isAdministrator = Array.isArray(roles) && roles.includes('admin');
  const hasFactor =
    !staffSecurity.secondFactorRequired || token?.firebase.sign_in_second_factor !== undefined;
  const mustChange = [token?.cambiarClave, entry.get('cambiarClave')].some((mark) => mark ?? false);
  if (!isAdministrator || !hasFactor || mustChange)
    throw new HttpsError('permission-denied', 'Not an administrator.');
  return { uid, email };
}

/**
 * The first moment, in milliseconds since the epoch, whose sign-ins count as newer. Sign-in times
 * are whole seconds: sessions of this second count as older, those of the next as newer.
 */
export function nextSecond(now: number): number {
  return Math.floor(now / 1000) * 1000 + 1000;
}
