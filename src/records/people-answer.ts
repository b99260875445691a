import type { ToldPeople } from '../domain/acts/people/people';
import type { Person, StaffPeople } from '../domain/staff/people';

type ToldPerson = ToldPeople['people'][number];

const told = (moment: Date | undefined) => moment?.getTime() ?? null;
const read = (moment: number | null) => (moment === null ? undefined : new Date(moment));

const toldPerson = ({ proposal, invitation, ...person }: Person): ToldPerson => ({
  ...person,
  since: told(person.since),
  offAt: told(person.offAt),
  lastSignIn: told(person.lastSignIn),
  proposal: proposal ? { ...proposal, at: proposal.at.getTime() } : null,
  invitation: invitation ? { ...invitation, expiresAt: invitation.expiresAt.getTime() } : null,
});

/** The list as procedures tell it. */
export const toldPeople = ({ people, review }: StaffPeople): ToldPeople => ({
  people: people.map(toldPerson),
  review: review ? { ...review, at: review.at.getTime() } : null,
});

const readPerson = ({ proposal, invitation, ...person }: ToldPerson): Person => ({
  ...person,
  since: read(person.since),
  offAt: read(person.offAt),
  lastSignIn: read(person.lastSignIn),
  proposal: proposal ? { ...proposal, at: new Date(proposal.at) } : undefined,
  invitation: invitation ? { ...invitation, expiresAt: new Date(invitation.expiresAt) } : undefined,
});

/** The list that a procedure told. */
export const readPeople = ({ people, review }: ToldPeople): StaffPeople => ({
  people: people.map(readPerson),
  review: review ? { ...review, at: new Date(review.at) } : undefined,
});
