import type { Auth } from 'firebase-admin/auth';
import { FieldValue, type Firestore, Timestamp } from 'firebase-admin/firestore';
import { bankSignIn } from '../../../src/config/staff.ts';
import type { AnswerOf, AskedOf } from '../../../src/domain/acts/described.ts';
import type { Member } from '../../../src/domain/acts/member.ts';
import type { StaffProcedures } from '../../../src/domain/acts/people/staff-procedures.ts';
import { checkPassword } from '../../../src/domain/fields/password.ts';
import { refused } from '../acts/act.ts';
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
 * Changes the password of this member, ends every session of the account and clears the mark that
 * asks for a change. Refuses if `present` is not the password, or if `next` does not meet the policy.
 * Resolves once a new sign-in counts.
 */
export async function changePassword(
  { db, accounts, isPassword, now, wait }: PasswordTools,
  { uid, email }: Member,
  { present, next }: AskedOf<StaffProcedures, 'changePassword'>,
): Promise<AnswerOf<StaffProcedures, 'changePassword'>> {
  // There are no passwords where staff sign in with their account at the bank.
  if (bankSignIn) return refused('denied');
  if (checkPassword(next, { email, present }) !== undefined) return refused('weak-password');
  if (!(await isPassword(email, present))) return refused('wrong-password');

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
  return { done: true };
}
