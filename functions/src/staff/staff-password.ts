import type { Auth } from 'firebase-admin/auth';
import { FieldValue, type Firestore, Timestamp } from 'firebase-admin/firestore';
import { HttpsError } from 'firebase-functions/v2/https';
import { bankSignIn } from '../../../src/config/staff.ts';
import { checkPassword } from '../../../src/domain/fields/password.ts';
import { askGuard, type SessionToken } from '../acts/guard.ts';
import { firestoreDatabase } from '../acts/store.ts';
import { nextSecond } from './next-second.ts';
import { noteIn, staffEntry } from './staff-audit.ts';

/** The dependencies of a password change. */
export interface PasswordTools {
  readonly db: Firestore;
  readonly accounts: Auth;
  /** Whether this is the account's password; rejects with an HttpsError if that is unknown. */
  readonly isPassword: (email: string, password: string) => Promise<boolean>;
  readonly now: () => number;
  readonly wait: (ms: number) => Promise<unknown>;
}

/**
 * Changes the password of the member who holds this token, ends every session of the account and
 * clears the mark that asks for a change. Throws an HttpsError: `permission-denied` if the caller
 * is not staff, `invalid-argument` if `present` is not the password, `failed-precondition` if
 * `next` does not meet the policy. Resolves once a new sign-in counts.
 */
export async function changePassword(
  tools: PasswordTools,
  token: SessionToken | undefined,
  asked: { readonly present?: unknown; readonly next?: unknown } | undefined,
): Promise<void> {
  const { db, accounts, now, wait } = tools;
  const moment = new Date(now());
  const member = await askGuard(firestoreDatabase(db), token, moment, 'new-password');
  if (!member) throw new HttpsError('permission-denied', 'Not a staff session.');
  const { uid, email } = member;
  if (bankSignIn) throw new HttpsError('permission-denied', 'Staff have no passwords.');
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
  const since = nextSecond(now());
  const batch = db.batch();
  batch.update(db.doc(`personal/${uid}`), {
    cambiarClave: FieldValue.delete(),
    desde: Timestamp.fromMillis(since),
  });
  noteIn(batch, db, staffEntry('cambiar-clave', uid, uid));
  await batch.commit();
  await wait(Math.max(0, since - now()));
}
