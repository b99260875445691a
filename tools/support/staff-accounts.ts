import { randomBytes } from 'node:crypto';
import type { Auth, UserRecord } from 'firebase-admin/auth';
import { FieldValue } from 'firebase-admin/firestore';
import { ADMINISTRATION, type StaffAct, staffEntry } from '../../functions/src/staff/staff-audit';
import { type StaffRole, staffRoles } from '../../src/domain/session';
import type { Admin } from './admin';
import { Failure } from './failure';

/** A staff account as listed in the directory; `active` is false without access. */
export interface StaffAccount {
  readonly email: string;
  /** Undefined if none was given. */
  readonly name: string | undefined;
  readonly uid: string;
  readonly active: boolean;
  readonly roles: readonly StaffRole[];
}

/**
 * The first settings of a member. Without a password it is a random one, which the member must
 * change before anything else; without a name, the one in the directory stays.
 */
export interface NewMember {
  readonly password?: string;
  readonly name?: string | undefined;
  readonly roles?: readonly StaffRole[];
}

async function findAccount(auth: Auth, email: string): Promise<UserRecord | undefined> {
  try {
    return await auth.getUserByEmail(email);
  } catch (error) {
    if ((error as { code?: string }).code === 'auth/user-not-found') return undefined;
    throw error;
  }
}

/** Creates an account, or removes everything that somebody else may have added to it. */
async function prepareAccount(auth: Auth, email: string, password: string): Promise<UserRecord> {
  const account = await findAccount(auth, email);
  if (account === undefined) return auth.createUser({ email, password, emailVerified: true });
  const others = account.providerData
    .map(({ providerId }) => providerId)
    .filter((providerId) => providerId !== 'password');
  return auth.updateUser(account.uid, {
    password,
    emailVerified: true,
    providersToUnlink: others,
    multiFactor: { enrolledFactors: null },
    displayName: null,
  });
}

/** Adds an action on an account to the audit. */
async function note({ db }: Admin, act: StaffAct, uid: string): Promise<void> {
  const id = `personal_${db.collection('auditoria').doc().id}`;
  await db.doc(`auditoria/${id}`).create(staffEntry(act, uid, ADMINISTRATION));
}

/**
 * Makes an address staff: account, verified e-mail, entry in the directory and claim. Anybody may
 * have signed up with the address before, so an existing account gets the returned password and
 * loses every other way to sign in. Its open sessions stay outside: the directory refuses sessions
 * from before `desde`, which is written before the claim. Replaces earlier roles.
 */
export async function addStaff(
  admin: Admin,
  address: string,
  { password: given, name: called, roles = [] }: NewMember = {},
): Promise<string> {
  const { auth, db } = admin;
  const password = given ?? randomBytes(12).toString('base64url');
  const change = given === undefined ? { cambiarClave: true } : {};
  const email = address.trim().toLowerCase();
  const { uid, customClaims } = await prepareAccount(auth, email, password);
  await auth.revokeRefreshTokens(uid);
  const member = db.doc(`personal/${uid}`);
  const name: unknown = called ?? (await member.get()).get('nombre');
  if (typeof name === 'string') await auth.updateUser(uid, { displayName: name });
  await member.set({
    correo: email,
    ...(typeof name === 'string' && { nombre: name }),
    activo: true,
    desde: FieldValue.serverTimestamp(),
    ...change,
  });
  // The claim is for the screens; the rules read the directory.
  const { cambiarClave: _, ...claims } = customClaims ?? {};
  await auth.setCustomUserClaims(uid, { ...claims, staff: true, roles, ...change });
  await note(admin, 'alta', uid);
  return password;
}

/**
 * Ends the access of an address at once. The entry stays in the directory as inactive, so that past
 * decisions keep their author. The account stays, without claim and sessions.
 */
export async function removeStaff(admin: Admin, address: string): Promise<void> {
  const { auth, db } = admin;
  const email = address.trim().toLowerCase();
  const { docs } = await db.collection('personal').where('correo', '==', email).get();
  const active = docs.filter((entry) => entry.get('activo') !== false);
  const account = await findAccount(auth, email);
  if (active.length === 0 && account?.customClaims?.staff !== true)
    throw new Failure(`${email} is not a staff member.`);
  for (const { ref } of active) {
    await ref.update({ activo: false });
    await note(admin, 'baja', ref.id);
  }
  if (account === undefined) return;
  const { staff: _, roles: __, cambiarClave: ___, ...claims } = account.customClaims ?? {};
  await auth.setCustomUserClaims(account.uid, claims);
  await auth.revokeRefreshTokens(account.uid);
}

/** Everybody in the staff directory, removed members included, by e-mail. */
export async function listStaff({ auth, db }: Admin): Promise<StaffAccount[]> {
  const { docs } = await db.collection('personal').orderBy('correo').get();
  return Promise.all(
    docs.map(async (entry) => {
      const email = String(entry.get('correo'));
      const account = await findAccount(auth, email);
      const active =
        entry.get('activo') !== false &&
        account?.uid === entry.id &&
        account.customClaims?.staff === true;
      const name: unknown = entry.get('nombre');
      return {
        email,
        name: typeof name === 'string' ? name : undefined,
        uid: entry.id,
        active,
        roles: staffRoles(account?.customClaims?.roles),
      };
    }),
  );
}
