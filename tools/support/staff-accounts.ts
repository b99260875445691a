import { randomBytes } from 'node:crypto';
import { firestoreDatabase } from '../../functions/src/acts/store';
import { closeAccount, openAccess, switchOff } from '../../functions/src/staff/people/access';
import {
  clearAccounts,
  findAccount,
  resetAccount,
} from '../../functions/src/staff/people/accounts';
import { entryOf, listPeople } from '../../functions/src/staff/people/directory';
import { newLink, newPersonId, withdraw } from '../../functions/src/staff/people/invite';
import { PeopleRefused } from '../../functions/src/staff/people/tools';
import { ADMINISTRATION, type Note, staffEntry } from '../../functions/src/staff/staff-audit';
import { readEmail } from '../../src/domain/fields/identifiers/email';
import type { StaffRole } from '../../src/domain/session';
import type { Person } from '../../src/domain/staff/people';
import type { RecordFields } from '../../src/records/fields';
import { storedRoles } from '../../src/records/roles';
import type { Admin } from './admin';
import { Failure } from './failure';

/**
 * The first settings of a member. Without a password it is a random one, which the member must
 * change before anything else; without a name, the one in the directory stays.
 */
export interface NewMember {
  readonly password?: string;
  readonly name?: string | undefined;
  readonly roles?: readonly StaffRole[];
}

// Whoever reads the command's answer signs in seconds later.
const wait = async () => {};

const toolsOf = ({ auth, db }: Admin) => ({
  ...{ accounts: auth, database: firestoreDatabase(db), now: Date.now, wait },
});

/** Writes an entry of the directory, in place of an earlier one, and what the audit says of it. */
const setEntry = (admin: Admin, uid: string, now: Date, fields: RecordFields, note: Note) =>
  toolsOf(admin).database.transaction(async () => ({
    writes: [
      { set: entryOf(uid), fields },
      staffEntry({ uid, autor: ADMINISTRATION, now }, ...note),
    ],
    answer: undefined,
  }));

/** The entry of an address: that of its account, or the first; undefined if there is none. */
async function findEntry({ auth, db }: Admin, email: string) {
  const { docs } = await db.collection('personal').where('correo', '==', email).get();
  const account = await findAccount(auth, email);
  return docs.find(({ id }) => id === account?.uid) ?? docs[0];
}

/**
 * Makes an address staff: account, verified e-mail, entry in the directory and claim. Anybody may
 * have signed up with the address before: such an account is deleted, and that of a member gets the
 * returned password and loses every other way to sign in and every session. Replaces earlier roles,
 * an invitation and a proposal.
 */
export async function addStaff(
  admin: Admin,
  address: string,
  { password: given, name: called, roles = [] }: NewMember = {},
): Promise<string> {
  const { auth } = admin;
  const tools = toolsOf(admin);
  const password = given ?? randomBytes(12).toString('base64url');
  const change = given === undefined ? { cambiarClave: true } : {};
  const email = readEmail(address).text;
  const earlier = await findEntry(admin, email);
  const uid = earlier?.id ?? newPersonId();
  const name: unknown = called ?? earlier?.get('nombre');
  const named = typeof name === 'string' ? name : undefined;
  const since = new Date(tools.now());
  const entry = {
    correo: email,
    ...(named !== undefined && { nombre: named }),
    roles: storedRoles(roles),
    alta: earlier?.get('alta') ?? since,
    activo: false,
    cambio: since,
    ...change,
  };
  await setEntry(admin, uid, since, entry, ['alta', { roles }]);
  const { customClaims } = await resetAccount(auth, { uid, email, password, name: named });
  const { cambiarClave: _, ...claims } = customClaims ?? {};
  // The claim is for the screens; the rules read the directory.
  await auth.setCustomUserClaims(uid, { ...claims, ...change });
  await openAccess(tools, uid, roles, since);
  return password;
}

/**
 * Invites an address where staff sign in with their account at the bank: its next sign-in there gives
 * the access, within 24 hours. An earlier account of the address is deleted with its password and its
 * sessions; the entry of an earlier member keeps id, name and first day. Replaces earlier roles.
 */
export async function inviteByCommand(
  admin: Admin,
  address: string,
  { name: called, roles = [] }: Omit<NewMember, 'password'> = {},
): Promise<void> {
  const email = readEmail(address).text;
  const earlier = await findEntry(admin, email);
  const uid = earlier?.id ?? newPersonId();
  const name: unknown = called ?? earlier?.get('nombre');
  const since: unknown = earlier?.get('alta') ?? earlier?.get('desde');
  const now = new Date();
  const { record } = newLink(now);
  const entry = {
    correo: email,
    ...(typeof name === 'string' && { nombre: name }),
    roles: storedRoles(roles),
    ...(since !== undefined && { alta: since }),
    activo: false,
    // Nobody is mailed: whoever runs the command tells the person.
    invitacion: { ...record, entregada: true },
  };
  await setEntry(admin, uid, now, entry, ['invitar', { roles }]);
  await clearAccounts(admin.auth, { uid, email });
}

/** Says a refusal in the words of the command. */
function explain(error: unknown, email: string): never {
  if (!(error instanceof PeopleRefused)) throw error;
  throw new Failure(
    error.refusal === 'last-admin'
      ? `${email} is the last administrator. Add another one first.`
      : `${email} is being changed by somebody else. Try again in two minutes.`,
  );
}

/**
 * Ends the access of an address at once. The entry stays in the directory as inactive, so that past
 * decisions keep their author. The account stays, without claim and sessions. An invitation is
 * withdrawn.
 */
export async function removeStaff(admin: Admin, address: string): Promise<void> {
  const { auth, db } = admin;
  const tools = toolsOf(admin);
  const email = readEmail(address).text;
  const { docs } = await db.collection('personal').where('correo', '==', email).get();
  const invited = docs.filter((entry) => entry.get('invitacion') !== undefined);
  const active = docs.filter(
    (entry) => entry.get('activo') !== false && entry.get('invitacion') === undefined,
  );
  const account = await findAccount(auth, email);
  if (active.length + invited.length === 0 && account?.customClaims?.staff !== true)
    throw new Failure(`${email} is not a staff member.`);
  try {
    for (const { id } of invited) await withdraw(tools, ADMINISTRATION, id);
    for (const { id } of active) await switchOff(tools, ADMINISTRATION, id);
  } catch (error) {
    explain(error, email);
  }
  if (account?.customClaims?.staff === true) await closeAccount(tools, account.uid);
}

/** Everybody in the staff directory, invited and removed people included, by e-mail. */
export async function listStaff(admin: Admin): Promise<readonly Person[]> {
  return (await listPeople(toolsOf(admin))).people;
}
