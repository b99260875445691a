import type { Auth, UserRecord } from 'firebase-admin/auth';

/** The account of an address, undefined if there is none. */
export async function findAccount(accounts: Auth, email: string): Promise<UserRecord | undefined> {
  try {
    return await accounts.getUserByEmail(email);
  } catch (error) {
    if ((error as { code?: string }).code === 'auth/user-not-found') return undefined;
    throw error;
  }
}

/** Deletes an account, if there is one. */
export async function deleteAccount(accounts: Auth, uid: string): Promise<void> {
  await accounts.deleteUser(uid).catch((error: { code?: string }) => {
    if (error.code !== 'auth/user-not-found') throw error;
  });
}

/** The account of a member. */
interface MemberAccount {
  readonly uid: string;
  readonly email: string;
  readonly password: string;
  readonly name: string | undefined;
}

/** Deletes the account of an address, and one with this uid. */
export async function clearAccounts(
  accounts: Auth,
  { uid, email }: Pick<MemberAccount, 'uid' | 'email'>,
): Promise<void> {
  const prepared = await findAccount(accounts, email);
  if (prepared) await deleteAccount(accounts, prepared.uid);
  // Left over by an attempt that failed.
  await deleteAccount(accounts, uid);
}

/**
 * Makes the account of a member. Anybody may have signed up with the address before: that account is
 * deleted with its password, sessions and providers. Rejects if somebody makes another meanwhile.
 */
export async function makeAccount(
  accounts: Auth,
  { uid, email, password, name }: MemberAccount,
): Promise<UserRecord> {
  await clearAccounts(accounts, { uid, email });
  return accounts.createUser({
    ...{ uid, email, password, emailVerified: true },
    ...(name !== undefined && { displayName: name }),
  });
}

/**
 * Gives the account of a member this password and removes every other way to sign in. Another
 * account with the address is not the member's: it is deleted, and a new one made.
 */
export async function resetAccount(accounts: Auth, member: MemberAccount): Promise<UserRecord> {
  const { uid, email, password, name } = member;
  const account = await findAccount(accounts, email);
  if (account?.uid !== uid) return makeAccount(accounts, member);
  const others = account.providerData
    .map(({ providerId }) => providerId)
    .filter((providerId) => providerId !== 'password');
  return accounts.updateUser(uid, {
    password,
    emailVerified: true,
    providersToUnlink: others,
    multiFactor: { enrolledFactors: null },
    displayName: name ?? null,
  });
}
