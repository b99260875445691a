import { bankSignIn } from '../../../src/config/staff.ts';
import type { AnswerOf, AskedOf } from '../../../src/domain/acts/described.ts';
import type { Member } from '../../../src/domain/acts/member.ts';
import type { StaffProcedures } from '../../../src/domain/acts/people/staff-procedures.ts';
import { checkPassword } from '../../../src/domain/fields/password.ts';
import { refused } from '../acts/act.ts';
import { REMOVED } from '../acts/write.ts';
import { nextSecond } from './next-second.ts';
import type { PeopleTools } from './people/tools.ts';
import { staffEntry } from './staff-audit.ts';

/** The dependencies of a password change. */
export interface PasswordTools extends Omit<PeopleTools, 'session'> {
  /** Whether this is the account's password; rejects with an HttpsError if that is unknown. */
  readonly isPassword: (email: string, password: string) => Promise<boolean>;
}

/**
 * Changes the password of this member, ends every session of the account and clears the mark that
 * asks for a change. Refuses if `present` is not the password, or if `next` does not meet the policy.
 * Resolves once a new sign-in counts.
 */
export async function changePassword(
  { database, accounts, isPassword, now, wait }: PasswordTools,
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
  const fields = { cambiarClave: REMOVED, desde: new Date(since) };
  const noted = staffEntry({ uid, autor: uid, now: new Date(now()) }, 'cambiar-clave');
  await database.transaction(async () => ({
    writes: [{ update: `personal/${uid}`, fields }, noted],
    answer: undefined,
  }));
  await wait(Math.max(0, since - now()));
  return { done: true };
}
