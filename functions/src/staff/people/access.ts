import { FieldValue, Timestamp, type Transaction } from 'firebase-admin/firestore';
import type { AskedOf } from '../../../../src/domain/acts/described.ts';
import type { PeopleProcedures } from '../../../../src/domain/acts/people/people.ts';
import type { StaffRole } from '../../../../src/domain/session.ts';
import { isLastAdministrator, planRoles } from '../../../../src/domain/staff/people.ts';
import { proposalRecord } from '../../../../src/records/staff/person.ts';
import { storedRoles } from '../../../../src/records/staff/roles.ts';
import { nextSecond } from '../next-second.ts';
import { noteIn, staffEntry } from '../staff-audit.ts';
import { changeDirectory, entryOf, findMember } from './directory.ts';
import { PeopleRefused, type PeopleTools } from './tools.ts';

/** Refuses an act on oneself. */
export function refuseOwn(author: string, id: string): void {
  if (author === id) throw new PeopleRefused('own-access');
}

/** The fields of an entry whose access is closed until `openAccess`. */
export const closed = (since: Timestamp) => ({ activo: false, cambio: since });

/**
 * Gives somebody the claim with these roles, ends every session and opens the access that a change
 * closed at `since`. A given password that the directory says is still to be changed stays so in the
 * claim. Claims come first: they open nothing while the directory says no. If anything
 * fails the person stays without access, and the list shows it. Resolves once sign-ins count again.
 */
export async function openAccess(
  { db, accounts, now, wait }: PeopleTools,
  id: string,
  roles: readonly StaffRole[],
  since: Timestamp,
): Promise<void> {
  const { customClaims } = await accounts.getUser(id);
  const mark: unknown = (await entryOf(db, id).get()).get('cambiarClave');
  await accounts.setCustomUserClaims(id, {
    ...customClaims,
    ...(mark === true && { cambiarClave: true }),
    staff: true,
    roles: storedRoles(roles),
  });
  await accounts.revokeRefreshTokens(id);
  const start = nextSecond(now());
  await db.runTransaction(async (transaction) => {
    const entry = await transaction.get(entryOf(db, id));
    const begun: unknown = entry.get('cambio');
    if (!(begun instanceof Timestamp) || !begun.isEqual(since)) throw new PeopleRefused('changed');
    transaction.update(entry.ref, {
      activo: true,
      desde: Timestamp.fromMillis(start),
      cambio: FieldValue.delete(),
      apagado: FieldValue.delete(),
    });
  });
  await wait(Math.max(0, start - now()));
}

/**
 * Takes the claim of an account and ends its sessions; the directory refuses them already. A given
 * password stays to be changed.
 */
export async function closeAccount({ accounts }: PeopleTools, id: string): Promise<void> {
  const { customClaims } = await accounts.getUser(id);
  const { staff: _, roles: __, ...claims } = customClaims ?? {};
  await accounts.setCustomUserClaims(id, claims);
  await accounts.revokeRefreshTokens(id);
}

/** Adds waiting roles to the audit, and returns the entry's fields for them; none if none wait. */
export function waitingFields(
  { db, now }: PeopleTools,
  transaction: Transaction,
  { id, author, roles }: { id: string; author: string; roles: readonly StaffRole[] },
) {
  if (roles.length === 0) return {};
  noteIn(transaction, db, staffEntry('proponer-roles', id, author, { roles }));
  return { propuesta: proposalRecord(roles, author, Timestamp.fromMillis(now())) };
}

/** Ends the access of a member at once; the entry keeps the name for history. */
export async function switchOff(tools: PeopleTools, author: string, id: string): Promise<void> {
  refuseOwn(author, id);
  const { db } = tools;
  const hasAccount = await changeDirectory(tools, author, (people, transaction) => {
    const person = findMember(people, id);
    if (person.state === 'invited' || !person.stored.active) throw new PeopleRefused('changed');
    // An administrator ends somebody else's; the command may end that of the last one.
    if (person.roles.includes('admin') && isLastAdministrator(people, id))
      throw new PeopleRefused('last-admin');
    transaction.update(entryOf(db, id), {
      activo: false,
      apagado: Timestamp.fromMillis(tools.now()),
      propuesta: FieldValue.delete(),
    });
    noteIn(transaction, db, staffEntry('baja', id, author));
    return person.account !== undefined;
  });
  if (hasAccount) await closeAccount(tools, id);
}

/**
 * Gives a former member the access back with the roles from before. Those that need a second
 * administrator wait for one again.
 */
export async function switchOn(tools: PeopleTools, author: string, id: string): Promise<void> {
  refuseOwn(author, id);
  const { db } = tools;
  const since = Timestamp.fromMillis(tools.now());
  const granted = await changeDirectory(tools, author, (people, transaction) => {
    const person = findMember(people, id);
    const isBack = person.state === 'off' && person.account?.email === person.email;
    if (!isBack) throw new PeopleRefused('changed');
    const plan = planRoles(people, author, { ...person, roles: [] }, person.roles);
    transaction.update(entryOf(db, id), {
      ...closed(since),
      roles: storedRoles(plan.granted),
      ...waitingFields(tools, transaction, { id, author, roles: plan.waiting }),
    });
    noteIn(transaction, db, staffEntry('reactivar', id, author, { roles: plan.granted }));
    return plan.granted;
  });
  await openAccess(tools, id, granted, since);
}

/** Removes the second factor of a member, for a reason, and ends the sessions. */
export async function resetSecondFactor(
  tools: PeopleTools,
  author: string,
  { id, reason }: AskedOf<PeopleProcedures, 'resetSecondFactor'>,
): Promise<void> {
  refuseOwn(author, id);
  const { db, accounts } = tools;
  const since = Timestamp.fromMillis(tools.now());
  const roles = await changeDirectory(tools, author, (people, transaction) => {
    const person = findMember(people, id);
    if (person.state !== 'active' || !person.secondFactor) throw new PeopleRefused('changed');
    transaction.update(entryOf(db, id), closed(since));
    const detail = { motivo: reason };
    noteIn(transaction, db, staffEntry('quitar-segundo-factor', id, author, detail));
    return person.roles;
  });
  await accounts.updateUser(id, { multiFactor: { enrolledFactors: null } });
  await openAccess(tools, id, roles, since);
}
