import type { AskedOf } from '../../../../src/domain/acts/described.ts';
import type { PeopleProcedures } from '../../../../src/domain/acts/people/people.ts';
import type { StaffRole } from '../../../../src/domain/session.ts';
import { isLastAdministrator, planRoles } from '../../../../src/domain/staff/people.ts';
import { type RecordFields, reader } from '../../../../src/records/fields.ts';
import { proposalRecord } from '../../../../src/records/person.ts';
import { storedRoles } from '../../../../src/records/roles.ts';
import { REMOVED } from '../../acts/write.ts';
import { nextSecond } from '../next-second.ts';
import { ADMINISTRATION, type Note, type Signed } from '../staff-audit.ts';
import { changePerson, entryOf, fieldsOf, look } from './directory.ts';
import { PeopleRefused, type PeopleTools } from './tools.ts';

/** An act on somebody else at this moment. Refuses one on oneself. */
export function signedOn({ now }: PeopleTools, author: string, id: string): Signed {
  if (author === id) throw new PeopleRefused('own-access');
  return { uid: id, autor: author, now: new Date(now()) };
}

/** Who lets somebody in and does not sign with them for a while; the command signs nothing. */
export const letInBy = ({ autor, now }: Signed): RecordFields =>
  autor === ADMINISTRATION ? {} : { entradaPor: { autor, fecha: now } };

/** The fields of an entry whose access is closed until `openAccess`. */
export const closed = ({ now }: Signed) => ({ activo: false, cambio: now });

/**
 * Gives somebody the claim with these roles, ends every session and opens the access that a change
 * closed at `since`. A given password that the directory says is still to be changed stays so in the
 * claim. Claims come first: they open nothing while the directory says no. If anything
 * fails the person stays without access, and the list shows it. Resolves once sign-ins count again.
 */
export async function openAccess(
  { database, accounts, now, wait }: PeopleTools,
  id: string,
  roles: readonly StaffRole[],
  since: Date,
): Promise<void> {
  const { customClaims } = await accounts.getUser(id);
  const mark = (await look({ database }, (store) => fieldsOf(store, id)))?.cambiarClave;
  await accounts.setCustomUserClaims(id, {
    ...customClaims,
    ...(mark === true && { cambiarClave: true }),
    staff: true,
    roles: storedRoles(roles),
  });
  await accounts.revokeRefreshTokens(id);
  const start = nextSecond(now());
  await database.transaction(async (store) => {
    const entry = reader((await fieldsOf(store, id)) ?? {}, entryOf(id));
    if (!entry.has('cambio') || entry.date('cambio').getTime() !== since.getTime())
      throw new PeopleRefused('changed');
    const fields = { activo: true, desde: new Date(start), cambio: REMOVED, apagado: REMOVED };
    return { writes: [{ update: entryOf(id), fields }], answer: undefined };
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

/** The fields of an entry for roles that wait, and their note; nothing if none wait. */
export function waitingRoles(
  { autor, now }: Signed,
  roles: readonly StaffRole[],
): { readonly fields: RecordFields; readonly notes: readonly Note[] } {
  if (roles.length === 0) return { fields: {}, notes: [] };
  return {
    fields: { propuesta: proposalRecord(roles, autor, now) },
    notes: [['proponer-roles', { roles }]],
  };
}

/** Ends the access of a member at once; the entry keeps the name for history. */
export async function switchOff(tools: PeopleTools, author: string, id: string): Promise<void> {
  const signed = signedOn(tools, author, id);
  const hasAccount = await changePerson(tools, signed, (person, people) => {
    if (person.state === 'invited' || !person.stored.active) throw new PeopleRefused('changed');
    // An administrator ends somebody else's; the command may end that of the last one.
    if (person.roles.includes('admin') && isLastAdministrator(people, id))
      throw new PeopleRefused('last-admin');
    return {
      fields: { activo: false, apagado: signed.now, propuesta: REMOVED },
      notes: [['baja']],
      answer: person.account !== undefined,
    };
  });
  if (hasAccount) await closeAccount(tools, id);
}

/**
 * Gives a former member the access back with the roles from before. Those that need a second
 * administrator wait for one again.
 */
export async function switchOn(tools: PeopleTools, author: string, id: string): Promise<void> {
  const signed = signedOn(tools, author, id);
  const opened = await changePerson(tools, signed, (person, people) => {
    const isBack = person.state === 'off' && person.account?.email === person.email;
    if (!isBack) throw new PeopleRefused('changed');
    const { granted, waiting } = planRoles(people, author, { ...person, roles: [] }, person.roles);
    const { fields, notes } = waitingRoles(signed, waiting);
    return {
      fields: { ...closed(signed), roles: storedRoles(granted), ...letInBy(signed), ...fields },
      notes: [['reactivar', { roles: granted }], ...notes],
      answer: granted,
    };
  });
  await openAccess(tools, id, opened, signed.now);
}

/** Removes the second factor of a member, for a reason, and ends the sessions. */
export async function resetSecondFactor(
  tools: PeopleTools,
  author: string,
  { id, reason }: AskedOf<PeopleProcedures, 'resetSecondFactor'>,
): Promise<void> {
  const signed = signedOn(tools, author, id);
  const roles = await changePerson(tools, signed, (person) => {
    if (person.state !== 'active' || !person.secondFactor) throw new PeopleRefused('changed');
    const notes = [['quitar-segundo-factor', { motivo: reason }]] as const;
    return { fields: closed(signed), notes, answer: person.roles };
  });
  await tools.accounts.updateUser(id, { multiFactor: { enrolledFactors: null } });
  await openAccess(tools, id, roles, signed.now);
}
