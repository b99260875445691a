import { MAX_TEXT } from '../fields/field-patterns';
import { checkName } from '../fields/fields';
import { readEmail } from '../fields/identifiers/email';
import { STAFF_ROLES } from '../session';
import { MAX_RESET_REASON } from '../staff/people';
import { type AskedOf, described } from './described';
import { documentId, Invalid, line, list, object, oneOf, type Parse, some } from './shape';

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
  const { text, problem } = readEmail(value);
  if (problem !== undefined) throw new Invalid('No address.');
  return text;
};

const roles = list(oneOf(STAFF_ROLES), STAFF_ROLES.length);
const person = object({ id: documentId });

/**
 * What administrators do with the staff's accounts, by name. These change accounts too, which no
 * transaction can, so they are procedures and not acts. `seen`: the roles that the administrator saw.
 */
export const staffProcedures = {
  listPeople: described(object({})),
  invite: described(object({ name, email, roles }), 'known'),
  sendAgain: described(person, 'changed'),
  withdraw: described(person, 'changed'),
  changeRoles: described(
    object({ id: documentId, seen: roles, roles: some(roles) }),
    ...(['changed', 'own-access', 'last-admin'] as const),
  ),
  confirmRoles: described(
    object({ id: documentId, seen: some(roles) }),
    ...(['changed', 'own-access', 'own-proposal'] as const),
  ),
  declineRoles: described(person, 'changed', 'own-access'),
  switchOff: described(person, 'changed', 'own-access', 'last-admin'),
  switchOn: described(person, 'changed', 'own-access'),
  resetSecondFactor: described(
    object({ id: documentId, reason: line(MAX_RESET_REASON) }),
    ...(['changed', 'own-access'] as const),
  ),
  review: described(object({})),
} as const;

/** The procedures of administrators. */
export type StaffProcedures = typeof staffProcedures;

/** What a screen asks of the accounts. */
export type PeopleAct = {
  [Name in keyof StaffProcedures]: { readonly act: Name } & AskedOf<StaffProcedures, Name>;
}[Exclude<keyof StaffProcedures, 'listPeople'>];

/** Why a procedure may change nothing. `invalid`: a field is wrong. */
export type PeopleRefusal = 'invalid' | StaffProcedures[keyof StaffProcedures]['refusals'][number];
