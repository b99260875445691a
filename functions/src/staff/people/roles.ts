import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import type { AskedOf } from '../../../../src/domain/acts/described.ts';
import type { PeopleProcedures } from '../../../../src/domain/acts/people/people.ts';
import { staffRoles } from '../../../../src/domain/session.ts';
import { planRoles, sameRoles } from '../../../../src/domain/staff/people.ts';
import { storedRoles } from '../../../../src/records/staff/roles.ts';
import { noteIn, staffEntry } from '../staff-audit.ts';
import { closed, openAccess, refuseOwn, waitingFields } from './access.ts';
import { changeDirectory, entryOf, findMember, type Member } from './directory.ts';
import { PeopleRefused, type PeopleTools } from './tools.ts';

/** A person and the roles proposed for them. Throws `PeopleRefused` if no proposal waits. */
function waitingProposal(people: readonly Member[], id: string) {
  const person = findMember(people, id);
  const { proposal } = person;
  if (proposal === undefined || person.state === 'off') throw new PeopleRefused('changed');
  return { person, proposal };
}

/**
 * Gives a person these roles in place of those that the administrator saw. Roles of `planRoles` wait
 * for a second administrator; an earlier proposal stays unless there is a new one.
 */
export async function changeRoles(
  tools: PeopleTools,
  author: string,
  asked: AskedOf<PeopleProcedures, 'changeRoles'>,
): Promise<void> {
  const { id } = asked;
  refuseOwn(author, id);
  const { db } = tools;
  const since = Timestamp.fromMillis(tools.now());
  const opened = await changeDirectory(tools, author, (people, transaction) => {
    const person = findMember(people, id);
    if (person.state === 'off' || !sameRoles(person.roles, asked.seen))
      throw new PeopleRefused('changed');
    const { granted, waiting } = planRoles(people, author, person, asked.roles);
    const hasChanged = !sameRoles(granted, person.roles);
    const isOpen = hasChanged && person.state === 'active';
    transaction.update(entryOf(db, id), {
      roles: storedRoles(granted),
      ...(isOpen && closed(since)),
      ...waitingFields(tools, transaction, { id, author, roles: waiting }),
    });
    if (hasChanged)
      noteIn(transaction, db, staffEntry('cambiar-roles', id, author, { roles: granted }));
    return isOpen ? granted : undefined;
  });
  if (opened) await openAccess(tools, id, opened, since);
}

/** Puts roles into force that another administrator asked for and this one saw. */
export async function confirmRoles(
  tools: PeopleTools,
  author: string,
  { id, seen }: AskedOf<PeopleProcedures, 'confirmRoles'>,
): Promise<void> {
  refuseOwn(author, id);
  const { db } = tools;
  const since = Timestamp.fromMillis(tools.now());
  const opened = await changeDirectory(tools, author, (people, transaction) => {
    const { person, proposal } = waitingProposal(people, id);
    if (!sameRoles(proposal.roles, seen)) throw new PeopleRefused('changed');
    if (proposal.author === author) throw new PeopleRefused('own-proposal');
    const roles = staffRoles([...person.roles, ...proposal.roles]);
    const isOpen = person.state === 'active';
    transaction.update(entryOf(db, id), {
      roles: storedRoles(roles),
      propuesta: FieldValue.delete(),
      ...(isOpen && closed(since)),
    });
    noteIn(transaction, db, staffEntry('confirmar-roles', id, author, { roles: proposal.roles }));
    return isOpen ? roles : undefined;
  });
  if (opened) await openAccess(tools, id, opened, since);
}

/** Removes a proposal, as its author or as another administrator who declines it. */
export async function declineRoles(tools: PeopleTools, author: string, id: string): Promise<void> {
  refuseOwn(author, id);
  await changeDirectory(tools, author, (people, transaction) => {
    const { proposal } = waitingProposal(people, id);
    transaction.update(entryOf(tools.db, id), { propuesta: FieldValue.delete() });
    const detail = { roles: proposal.roles };
    noteIn(transaction, tools.db, staffEntry('rechazar-roles', id, author, detail));
  });
}
