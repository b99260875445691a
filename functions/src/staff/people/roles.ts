import type { AskedOf } from '../../../../src/domain/acts/described.ts';
import type { PeopleProcedures } from '../../../../src/domain/acts/people/people.ts';
import { staffRoles } from '../../../../src/domain/session.ts';
import { planRoles, sameRoles } from '../../../../src/domain/staff/people.ts';
import { storedRoles } from '../../../../src/records/roles.ts';
import { REMOVED } from '../../acts/write.ts';
import { closed, openAccess, signedOn, waitingRoles } from './access.ts';
import { changePerson, type Member } from './directory.ts';
import { PeopleRefused, type PeopleTools } from './tools.ts';

/** The roles proposed for a person. Throws `PeopleRefused` if no proposal waits. */
function waitingProposal({ state, proposal }: Member) {
  if (proposal === undefined || state === 'off') throw new PeopleRefused('changed');
  return proposal;
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
  const signed = signedOn(tools, author, id);
  const opened = await changePerson(tools, signed, (person, people) => {
    if (person.state === 'off' || !sameRoles(person.roles, asked.seen))
      throw new PeopleRefused('changed');
    const { granted, waiting } = planRoles(people, author, person, asked.roles);
    const hasChanged = !sameRoles(granted, person.roles);
    const isOpen = hasChanged && person.state === 'active';
    const { fields, notes } = waitingRoles(signed, waiting);
    return {
      fields: { roles: storedRoles(granted), ...(isOpen && closed(signed)), ...fields },
      notes: hasChanged ? [['cambiar-roles', { roles: granted }], ...notes] : notes,
      answer: isOpen ? granted : undefined,
    };
  });
  if (opened) await openAccess(tools, id, opened, signed.now);
}

/** Puts roles into force that another administrator asked for and this one saw. */
export async function confirmRoles(
  tools: PeopleTools,
  author: string,
  { id, seen }: AskedOf<PeopleProcedures, 'confirmRoles'>,
): Promise<void> {
  const signed = signedOn(tools, author, id);
  const opened = await changePerson(tools, signed, (person) => {
    const proposal = waitingProposal(person);
    if (!sameRoles(proposal.roles, seen)) throw new PeopleRefused('changed');
    if (proposal.author === author) throw new PeopleRefused('own-proposal');
    const roles = staffRoles([...person.roles, ...proposal.roles]);
    const isOpen = person.state === 'active';
    return {
      fields: { roles: storedRoles(roles), propuesta: REMOVED, ...(isOpen && closed(signed)) },
      notes: [['confirmar-roles', { roles: proposal.roles }]],
      answer: isOpen ? roles : undefined,
    };
  });
  if (opened) await openAccess(tools, id, opened, signed.now);
}

/** Removes a proposal, as its author or as another administrator who declines it. */
export async function declineRoles(tools: PeopleTools, author: string, id: string): Promise<void> {
  await changePerson(tools, signedOn(tools, author, id), (person) => {
    const { roles } = waitingProposal(person);
    const notes = [['rechazar-roles', { roles }]] as const;
    return { fields: { propuesta: REMOVED }, notes, answer: undefined };
  });
}
