import type { PeopleRefusal } from '../../domain/acts/people';
import type {
  InvitationRefusal,
  Person,
  RoleProposal,
  StaffPeople,
} from '../../domain/staff/people';
import { readRoles, type StoredRole, storedRoles } from './roles';

type DateField = 'since' | 'offAt' | 'lastSignIn';

/** A person as the function answers: moments in milliseconds since the epoch. */
interface WrittenPerson extends Omit<Person, DateField | 'roles' | 'proposal' | 'invitation'> {
  readonly roles: readonly StoredRole[];
  readonly since?: number | undefined;
  readonly offAt?: number | undefined;
  readonly lastSignIn?: number | undefined;
  readonly proposal?:
    | (Pick<RoleProposal, 'author'> & {
        readonly roles: readonly StoredRole[];
        readonly at: number;
      })
    | undefined;
  readonly invitation?: { readonly expiresAt: number; readonly delivered: boolean } | undefined;
}

/** The list as the function answers. */
export interface WrittenPeople {
  readonly people: readonly WrittenPerson[];
  readonly review?: { readonly author: string; readonly at: number } | undefined;
}

/** The answer of `manageStaff`: the list, and why the act was refused. */
export interface PeopleAnswer extends WrittenPeople {
  readonly refused?: PeopleRefusal;
}

/** The answer of `staffInvitation` about a link. */
export type InvitationAnswer =
  | { readonly refused: InvitationRefusal }
  | { readonly name: string; readonly email: string; readonly expiresAt: number };

const moment = (at: number | undefined) => (at === undefined ? undefined : new Date(at));

/** Without the moments that are missing: an answer of a function would hold null for them. */
function writtenPerson(person: Person): WrittenPerson {
  const { roles, proposal, invitation, since, offAt, lastSignIn, ...rest } = person;
  return {
    ...rest,
    roles: storedRoles(roles),
    ...(since && { since: since.getTime() }),
    ...(offAt && { offAt: offAt.getTime() }),
    ...(lastSignIn && { lastSignIn: lastSignIn.getTime() }),
    ...(proposal && {
      proposal: {
        author: proposal.author,
        roles: storedRoles(proposal.roles),
        at: proposal.at.getTime(),
      },
    }),
    ...(invitation && {
      invitation: { ...invitation, expiresAt: invitation.expiresAt.getTime() },
    }),
  };
}

/** The list as the function answers. */
export function writtenPeople({ people, review }: StaffPeople): WrittenPeople {
  return {
    people: people.map(writtenPerson),
    ...(review && { review: { ...review, at: review.at.getTime() } }),
  };
}

function readWrittenPerson({ proposal, invitation, ...person }: WrittenPerson): Person {
  return {
    ...person,
    roles: readRoles(person.roles),
    since: moment(person.since),
    offAt: moment(person.offAt),
    lastSignIn: moment(person.lastSignIn),
    proposal: proposal && {
      ...proposal,
      roles: readRoles(proposal.roles),
      at: new Date(proposal.at),
    },
    invitation: invitation && { ...invitation, expiresAt: new Date(invitation.expiresAt) },
  };
}

/** The list of an answer. */
export function readPeople({ people, review }: WrittenPeople): StaffPeople {
  return {
    people: people.map(readWrittenPerson),
    review: review && { ...review, at: new Date(review.at) },
  };
}
