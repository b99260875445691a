import { randomBytes } from 'node:crypto';
import type { Auth, UserRecord } from 'firebase-admin/auth';
import type { Admin } from './admin';
import { Failure } from './failure';

/** A staff account as the directory lists it; `active` is false without the claim or account. */
export interface StaffAccount {
  readonly email: string;
  readonly uid: string;
  readonly active: boolean;
}

async function findAccount(auth: Auth, email: string): Promise<UserRecord | undefined> {
  try {
    return await auth.getUserByEmail(email);
  } catch (error) {
    if ((error as { code?: string }).code === 'auth/user-not-found') return undefined;
    throw error;
  }
}

/**
 * Whether an account surely belongs to the owner of its address. Anybody may sign up with anybody's
 * address, so the password of an unverified account must not become a staff password.
 */
function isTrusted(account: UserRecord): boolean {
  return (
    account.emailVerified &&
    account.providerData.some(({ providerId }) => providerId === 'password')
  );
}

async function prepareAccount(auth: Auth, email: string, first: string) {
  const account = await findAccount(auth, email);
  if (account === undefined) {
    const created = await auth.createUser({ email, password: first, emailVerified: true });
    return { account: created, password: first };
  }
  if (isTrusted(account)) return { account, password: undefined };
  await auth.updateUser(account.uid, { password: first, emailVerified: true });
  await auth.revokeRefreshTokens(account.uid);
  return { account, password: first };
}

/**
 * Makes an address staff: account, verified e-mail, claim and entry in the directory. Resolves to
 * the first password, undefined where a verified account keeps its own.
 */
export async function addStaff(
  { auth, db }: Admin,
  address: string,
  first = randomBytes(12).toString('base64url'),
): Promise<string | undefined> {
  const email = address.trim().toLowerCase();
  const { account, password } = await prepareAccount(auth, email, first);
  await auth.setCustomUserClaims(account.uid, { ...account.customClaims, staff: true });
  await db.collection('personal').doc(account.uid).set({ correo: email });
  return password;
}

/** Takes the claim, the sessions and the entry in the directory away; the account stays. */
export async function removeStaff({ auth, db }: Admin, address: string): Promise<void> {
  const email = address.trim().toLowerCase();
  const account = await findAccount(auth, email);
  if (account?.customClaims?.staff !== true) throw new Failure(`${email} is not staff.`);
  const { staff: _, ...others } = account.customClaims;
  await auth.setCustomUserClaims(account.uid, others);
  await auth.revokeRefreshTokens(account.uid);
  await db.collection('personal').doc(account.uid).delete();
}

/** Everybody in the staff directory, by e-mail. */
export async function listStaff({ auth, db }: Admin): Promise<StaffAccount[]> {
  const { docs } = await db.collection('personal').orderBy('correo').get();
  return Promise.all(
    docs.map(async (entry) => {
      const email = String(entry.get('correo'));
      const account = await findAccount(auth, email);
      const active = account?.uid === entry.id && account.customClaims?.staff === true;
      return { email, uid: entry.id, active };
    }),
  );
}
