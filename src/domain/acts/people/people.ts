import { MAX_TEXT } from '../../fields/field-patterns';
import { checkName } from '../../fields/fields';
import { readEmail } from '../../fields/identifiers/email';
import { STAFF_ROLES } from '../../session';
import { MAX_RESET_REASON, PERSON_STATES } from '../../staff/people';
import { type AskedOf, telling } from '../described';
import {
  anyText,
  documentId,
  flag,
  Invalid,
  line,
  list,
  moment,
  object,
  oneOf,
  orNull,
  type Parse,
  type Parsed,
  series,
  some,
  whole,
} from '../shape';

/** The longest text of an address that is read, with what programs put around one. */
const MAX_TYPED = 500;

const name: Parse<string> = (value) => {
  const typed = line(MAX_TEXT)(value);
  if (checkName(typed) !== undefined) throw new Invalid('No name.');
  return typed;
};

/** An address as it was typed; see `readEmail`. */
const email: Parse<string> = (value) => {
  if (typeof value !== 'string' || value.length > MAX_TYPED) throw new Invalid('No address.');
  const { text: address, problem } = readEmail(value);
  if (problem !== undefined) throw new Invalid('No address.');
  return address;
};

const roles = list(oneOf(STAFF_ROLES), STAFF_ROLES.length);
const person = object({ id: documentId });

/** Everybody in the directory, as `StaffPeople` says; odd entries too. */
const directory = object({
  people: series(
    object({
      id: anyText,
      name: anyText,
      email: anyText,
      state: oneOf(PERSON_STATES),
      roles,
      proposal: orNull(object({ roles, author: anyText, at: moment })),
      since: orNull(moment),
      offAt: orNull(moment),
      lastSignIn: orNull(moment),
      secondFactor: flag,
      held: whole(0, Number.MAX_SAFE_INTEGER),
      invitation: orNull(object({ expiresAt: moment, delivered: flag })),
    }),
    Number.POSITIVE_INFINITY,
  ),
  review: orNull(object({ author: anyText, at: moment })),
});

/** Everybody in the directory, as procedures tell it. */
export type ToldPeople = Parsed<typeof directory>;

/**
 * What administrators do with the staff's accounts, by name. Each tells the list, also after a
 * refusal. `seen`: the roles that the administrator saw.
 */
export const peopleProcedures = {
  listPeople: telling(object({}), directory),
  invite: telling(object({ name, email, roles }), directory, 'known', 'domain'),
  sendAgain: telling(person, directory, 'changed'),
  withdraw: telling(person, directory, 'changed'),
  changeRoles: telling(
    object({ id: documentId, seen: roles, roles: some(roles) }),
    directory,
    ...(['changed', 'own-access'] as const),
  ),
  confirmRoles: telling(
    object({ id: documentId, seen: some(roles) }),
    directory,
    ...(['changed', 'own-access', 'own-proposal'] as const),
  ),
  declineRoles: telling(person, directory, 'changed', 'own-access'),
  switchOff: telling(person, directory, 'changed', 'own-access'),
  switchOn: telling(person, directory, 'changed', 'own-access'),
  resetSecondFactor: telling(
    object({ id: documentId, reason: line(MAX_RESET_REASON) }),
    directory,
    ...(['changed', 'own-access'] as const),
  ),
  review: telling(object({}), directory),
} as const;

/** The procedures of administrators. */
export type PeopleProcedures = typeof peopleProcedures;

/** What a screen asks of the accounts. */
export type PeopleAct = {
  [Name in keyof PeopleProcedures]: { readonly act: Name } & AskedOf<PeopleProcedures, Name>;
}[Exclude<keyof PeopleProcedures, 'listPeople'>];

/** Why a procedure may change nothing. `invalid`: a field is wrong. */
export type PeopleRefusal =
  | 'invalid'
  | PeopleProcedures[keyof PeopleProcedures]['refusals'][number];
