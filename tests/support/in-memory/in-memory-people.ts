import { BackendError } from '../../../src/data/errors';
import type { PeopleOutcome } from '../../../src/data/staff/people';
import type { PeopleAct, PeopleRefusal } from '../../../src/domain/acts/people/people';
import type { AuditAct, AuditRecord, AuditSubject } from '../../../src/domain/audit';
import { normalizeText } from '../../../src/domain/fields/fields';
import { readEmail } from '../../../src/domain/fields/identifiers/email';
import { type StaffRole, staffRoles } from '../../../src/domain/session';
import {
  INVITATION_HOURS,
  type PeopleReview,
  type Person,
  planRoles,
  type StaffPeople,
  sameRoles,
} from '../../../src/domain/staff/people';
import { HOUR_MS } from '../../../src/domain/time';

/** Everybody with an account, and the last review of the list. */
export interface StoredPeople {
  readonly people?: readonly Person[];
  readonly review?: PeopleReview;
  /** Addresses that no mail reaches. */
  readonly unreachable?: readonly string[];
}

const INVITATION_MS = INVITATION_HOURS * HOUR_MS;

/** An act that changes nothing. */
class Refused extends Error {
  constructor(readonly refusal: PeopleRefusal) {
    super(refusal);
  }
}

type Note = (act: AuditAct, subject: AuditSubject, more?: Partial<AuditRecord>) => void;

/** The part of a staff backend in memory that keeps the accounts, for a member with these roles. */
export function createInMemoryPeople(
  contents: StoredPeople,
  { author, roles: own }: { readonly author: string; readonly roles: readonly StaffRole[] },
  note: Note,
) {
  let people = [...(contents.people ?? [])];
  let review = contents.review;
  let made = 0;

  const tell = (act: AuditAct, id: string, more?: Partial<AuditRecord>) =>
    note(act, { kind: 'member', id }, more);

  function find(id: string, ...states: readonly Person['state'][]): Person {
    const person = people.find((one) => one.id === id);
    if (!person || !states.includes(person.state)) throw new Refused('changed');
    return person;
  }

  function replace(next: Person) {
    people = people.map((one) => (one.id === next.id ? next : one));
  }

  function refuseOwn(id: string) {
    if (id === author) throw new Refused('own-access');
  }

  const proposal = (roles: readonly StaffRole[]) => ({ roles, author, at: new Date() });

  /** A person with these roles, of which some may wait for a second administrator. */
  function withRoles(person: Person, before: readonly StaffRole[], wish: readonly StaffRole[]) {
    const { granted, waiting } = planRoles(people, author, { ...person, roles: before }, wish);
    if (waiting.length > 0) tell('proposeRoles', person.id, { roles: waiting });
    return {
      ...person,
      roles: granted,
      proposal: waiting.length > 0 ? proposal(waiting) : person.proposal,
    };
  }

  const invitation = (email: string) => ({
    expiresAt: new Date(Date.now() + INVITATION_MS),
    delivered: !contents.unreachable?.includes(email),
  });

  function invite({ name, email: typed, roles }: PeopleAct & { act: 'invite' }) {
    const email = readEmail(typed).text;
    if (people.some((person) => person.email === email)) throw new Refused('known');
    made += 1;
    const invited: Person = {
      ...{ id: `invitada${made}`, name: normalizeText(name), email, state: 'invited', roles: [] },
      ...{ proposal: undefined, since: undefined, offAt: undefined, lastSignIn: undefined },
      ...{ secondFactor: false, held: 0, invitation: invitation(email) },
    };
    tell('inviteMember', invited.id);
    people = [...people, withRoles(invited, [], roles)];
  }

  function confirm({ id, seen }: PeopleAct & { act: 'confirmRoles' }) {
    refuseOwn(id);
    const person = find(id, 'active', 'invited');
    const waiting = person.proposal;
    if (!waiting || !sameRoles(waiting.roles, seen)) throw new Refused('changed');
    if (waiting.author === author) throw new Refused('own-proposal');
    replace({
      ...person,
      roles: staffRoles([...person.roles, ...waiting.roles]),
      proposal: undefined,
    });
    tell('confirmRoles', id, { roles: waiting.roles });
  }

  function carryOut(act: PeopleAct) {
    switch (act.act) {
      case 'invite':
        return invite(act);
      case 'sendAgain': {
        const person = find(act.id, 'invited');
        replace({ ...person, invitation: invitation(person.email) });
        return tell('sendInvitationAgain', act.id);
      }
      case 'withdraw':
        find(act.id, 'invited');
        people = people.filter(({ id }) => id !== act.id);
        return tell('withdrawInvitation', act.id);
      case 'changeRoles': {
        refuseOwn(act.id);
        const person = find(act.id, 'active', 'invited');
        if (!sameRoles(person.roles, act.seen)) throw new Refused('changed');
        replace(withRoles(person, person.roles, act.roles));
        return tell('changeRoles', act.id);
      }
      case 'confirmRoles':
        return confirm(act);
      case 'declineRoles':
        refuseOwn(act.id);
        replace({ ...find(act.id, 'active', 'invited'), proposal: undefined });
        return tell('declineRoles', act.id);
      case 'switchOff': {
        refuseOwn(act.id);
        const off = { state: 'off', offAt: new Date(), proposal: undefined } as const;
        replace({ ...find(act.id, 'active'), ...off });
        return tell('removeMember', act.id);
      }
      case 'switchOn': {
        refuseOwn(act.id);
        const person = find(act.id, 'off');
        const back: Person = { ...person, state: 'active', offAt: undefined };
        replace(withRoles(back, [], person.roles));
        return tell('restoreMember', act.id);
      }
      case 'resetSecondFactor':
        refuseOwn(act.id);
        replace({ ...find(act.id, 'active'), secondFactor: false });
        return tell('resetSecondFactor', act.id, { reason: act.reason });
      case 'review':
        review = { author, at: new Date() };
        return note('reviewPeople', { kind: 'list', list: 'people' });
    }
  }

  function list(): StaffPeople {
    if (!own.includes('admin')) throw new BackendError('denied');
    return { people: people.toSorted((a, b) => (a.email < b.email ? -1 : 1)), review };
  }

  return {
    list,
    change(act: PeopleAct): PeopleOutcome {
      list();
      try {
        carryOut(act);
        return { ...list(), refused: undefined };
      } catch (error) {
        if (error instanceof Refused) return { ...list(), refused: error.refusal };
        throw error;
      }
    },
    /** Another administrator's change meanwhile. */
    set(person: Person) {
      replace(person);
    },
  };
}
