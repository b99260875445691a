import { bank } from '../../bank/bank';
import { type StaffRole, staffRoles } from '../session';

/** How long the link of an invitation works, in hours. */
export const INVITATION_HOURS = 24;

/** Auditors ask for the access list this often, in months. */
const REVIEW_MONTHS = 6;

/** The longest reason for resetting a second factor, in characters. */
export const MAX_RESET_REASON = 140;

/** The roles that a second administrator confirms before they count. */
const CONFIRMED_ROLES: readonly StaffRole[] = ['reviewer', 'admin'];

/** `invited`: has not used the link of the invitation yet. `off`: has lost the access. */
export const PERSON_STATES = ['active', 'invited', 'off'] as const;

export type PersonState = (typeof PERSON_STATES)[number];

/** Roles that wait for a second administrator. */
export interface RoleProposal {
  readonly roles: readonly StaffRole[];
  /** The uid of the administrator who asked for them. */
  readonly author: string;
  readonly at: Date;
}

/** Somebody who is, was or will be a member of staff. */
export interface Person {
  /** The uid of the account; somebody invited gets it with the account. */
  readonly id: string;
  /** The e-mail where the bank gave none. */
  readonly name: string;
  readonly email: string;
  readonly state: PersonState;
  /** The roles that count; of somebody without access those from before. */
  readonly roles: readonly StaffRole[];
  readonly proposal: RoleProposal | undefined;
  /** When the access began; undefined for somebody invited. */
  readonly since: Date | undefined;
  /** When the access ended; entries of earlier releases do not tell. */
  readonly offAt: Date | undefined;
  readonly lastSignIn: Date | undefined;
  readonly secondFactor: boolean;
  /** How many requests and complaints the person has taken at this moment. */
  readonly held: number;
  /** `delivered`: whether the mail went out. */
  readonly invitation: { readonly expiresAt: Date; readonly delivered: boolean } | undefined;
}

/** The last time that an administrator looked through the list. */
export interface PeopleReview {
  readonly author: string;
  readonly at: Date;
}

/** Everybody, by e-mail, and when the list was reviewed; undefined if it never was. */
export interface StaffPeople {
  readonly people: readonly Person[];
  readonly review: PeopleReview | undefined;
}

/** An invitation as its link shows it. */
export interface Invitation {
  readonly name: string;
  readonly email: string;
  readonly expiresAt: Date;
}

/** Why a link does not work. `gone`: used, withdrawn or replaced by a newer one. */
export type InvitationRefusal = 'gone' | 'expired';

/** Whether somebody with this address may be invited: at one of the bank's domains, or at any if it names none. */
export function isStaffAddress(
  email: string,
  domains: readonly string[] = bank.staffDomains,
): boolean {
  return domains.length === 0 || domains.includes(email.slice(email.lastIndexOf('@') + 1));
}

type Access = Pick<Person, 'id' | 'state' | 'roles'>;

/** Whether this person administers the accounts at this moment. */
export function isAdministrator({ state, roles }: Access): boolean {
  return state === 'active' && roles.includes('admin');
}

/** Whether nobody else administers the accounts. */
export function isLastAdministrator(people: readonly Access[], id: string): boolean {
  return !people.some((person) => person.id !== id && isAdministrator(person));
}

/** The administrators who may confirm roles that `author` gives to `target`. */
export function confirmersOf<P extends Access>(
  people: readonly P[],
  author: string,
  target: string | undefined,
): P[] {
  return people.filter(
    (person) => isAdministrator(person) && person.id !== author && person.id !== target,
  );
}

/** The requested roles that count at once, and those that wait for a second administrator. */
export function planRoles(
  people: readonly Access[],
  author: string,
  target: Access | undefined,
  wish: readonly StaffRole[],
): { readonly granted: StaffRole[]; readonly waiting: StaffRole[] } {
  const isNew = (role: StaffRole) => !target?.roles.includes(role);
  const needsSecond = confirmersOf(people, author, target?.id).length > 0;
  const waiting = staffRoles(wish).filter(
    (role) => needsSecond && isNew(role) && CONFIRMED_ROLES.includes(role),
  );
  return { granted: staffRoles(wish).filter((role) => !waiting.includes(role)), waiting };
}

/** Whether two lists hold the same roles. */
export function sameRoles(one: readonly StaffRole[], other: readonly StaffRole[]): boolean {
  return String(staffRoles(one)) === String(staffRoles(other));
}

/** When the next review is due: `REVIEW_MONTHS` after the last. */
export function nextReview({ at }: PeopleReview): Date {
  const due = new Date(at);
  due.setUTCMonth(due.getUTCMonth() + REVIEW_MONTHS);
  return due;
}
