import type { Auth, DecodedIdToken } from 'firebase-admin/auth';
import { FieldValue, type Firestore, Timestamp } from 'firebase-admin/firestore';
import { HttpsError } from 'firebase-functions/v2/https';
import { checkPassword } from '../../../src/domain/fields/password.ts';
import { STAFF_SESSION_HOURS } from '../../../src/domain/session.ts';
import { HOUR_MS } from '../../../src/domain/time.ts';
import { staffEntry } from './staff-audit.ts';

/** The dependencies of a password change. */
export interface PasswordTools {
  readonly db: Firestore;
  readonly accounts: Auth;
  /** Whether this is the account's password; rejects with an HttpsError if that is unknown. */
  readonly isPassword: (email: string, password: string) => Promise<boolean>;
  readonly now: () => number;
  readonly wait: (ms: number) => Promise<unknown>;
}

/** The member of staff who holds this token. Throws `permission-denied` for anybody else. */
async function requireMember(
  { db, now }: PasswordTools,
  token: DecodedIdToken | undefined,
): Promise<{ readonly uid: string; readonly email: string }> {
  const since = (token?.auth_time ?? 0) * 1000;
  const isStaff =
    token?.staff === true &&
    token.firebase.sign_in_provider === 'password' &&
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
 * Changes the password of the member who holds this token, ends every session of the account and
 * clears the mark that asks for a change. Throws an HttpsError: `permission-denied` if the caller
 * is not staff, `invalid-argument` if `present` is not the password, `failed-precondition` if
 * `next` does not meet the policy. Resolves once a new sign-in counts.
 */
export async function changePassword(
  tools: PasswordTools,
  token: DecodedIdToken | undefined,
  asked: { readonly present?: unknown; readonly next?: unknown } | undefined,
): Promise<void> {
  const { db, accounts, now, wait } = tools;
  const { uid, email } = await requireMember(tools, token);
  const present = String(asked?.present ?? '');
  const next = String(asked?.next ?? '');
  const problem = checkPassword(next, { email, present });
  if (problem !== undefined) throw new HttpsError('failed-precondition', problem);
  if (!(await tools.isPassword(email, present)))
    throw new HttpsError('invalid-argument', 'The present password is another.');

  await accounts.updateUser(uid, { password: next });
  await accounts.revokeRefreshTokens(uid);
  const { customClaims } = await accounts.getUser(uid);
  const { cambiarClave: _, ...claims } = customClaims ?? {};
  await accounts.setCustomUserClaims(uid, claims);
  // Sign-in times are whole seconds. Sessions of this second count as older, those of the next as
  // newer.
  const since = Math.floor(now() / 1000) * 1000 + 1000;
  const batch = db.batch();
  batch.update(db.doc(`personal/${uid}`), {
    cambiarClave: FieldValue.delete(),
    desde: Timestamp.fromMillis(since),
  });
  batch.create(
    db.collection('auditoria').doc(`personal_${db.collection('auditoria').doc().id}`),
    staffEntry('cambiar-clave', uid, uid),
  );
  await batch.commit();
  await wait(Math.max(0, since - now()));
}
