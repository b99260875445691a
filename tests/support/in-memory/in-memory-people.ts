import { carryOutProcedure } from '../../../functions/src/acts/procedure';
import { SendFailure } from '../../../functions/src/mail/mail';
import { REVIEW } from '../../../functions/src/staff/people/directory';
import type { Account, Accounts } from '../../../functions/src/staff/people/tools';
import { staffProcedures } from '../../../functions/src/staff/procedures';
import type { PeopleOutcome } from '../../../src/data/staff/backend';
import type { Answer } from '../../../src/domain/acts/described';
import type { PeopleAct, PeopleRefusal, ToldPeople } from '../../../src/domain/acts/people/people';
import type { PeopleReview, Person } from '../../../src/domain/staff/people';
import { HOUR_MS } from '../../../src/domain/time';
import { readPeople } from '../../../src/records/people-answer';
import { invitationRecord, proposalRecord } from '../../../src/records/person';
import { storedRoles } from '../../../src/records/roles';
import { documentOf } from '../acts/map-database';
import type { InMemoryDocuments } from './in-memory-documents';

/** Everybody with an account, and the last review of the list. */
export interface StoredPeople {
  readonly people?: readonly Person[];
  readonly review?: PeopleReview;
  /** Addresses that no mail reaches. */
  readonly unreachable?: readonly string[];
}

/** `personal/{uid}`. */
function entryOf({ invitation, proposal, ...person }: Person) {
  const { name, email, state, roles, since, offAt } = person;
  const times = invitation && { expiresAt: invitation.expiresAt, sentAt: new Date() };
  return {
    ...{ nombre: name, correo: email, activo: state === 'active', roles: storedRoles(roles) },
    ...(since && { alta: since }),
    ...(offAt && { apagado: offAt }),
    ...(proposal && { propuesta: proposalRecord(proposal.roles, proposal.author, proposal.at) }),
    ...(times && {
      invitacion: {
        ...invitationRecord('', times, { at: (moment) => moment }),
        entregada: invitation.delivered,
      },
    }),
  };
}

/** Accounts over a map. */
function accountsIn(accounts: Map<string, Account>): Accounts {
  const change = (uid: string, changes: Partial<Account>) =>
    accounts.set(uid, {
      metadata: { lastSignInTime: null },
      ...accounts.get(uid),
      uid,
      ...changes,
    });
  return {
    getUser: async (uid) => accounts.get(uid) ?? Promise.reject(new Error(`no account ${uid}`)),
    getUsers: async (asked) => ({ users: asked.flatMap(({ uid }) => accounts.get(uid) ?? []) }),
    setCustomUserClaims: async (uid, claims) => void change(uid, { customClaims: { ...claims } }),
    revokeRefreshTokens: async () => {},
    updateUser: async (uid) => change(uid, { multiFactor: { enrolledFactors: [] } }),
  };
}

/** The part of a staff backend in memory that keeps the accounts: the product's own procedures. */
export function createInMemoryPeople(contents: StoredPeople, stage: InMemoryDocuments) {
  const { documents } = stage;
  const accounts = new Map<string, Account>();

  function set(person: Person) {
    const { id: uid, email, state, roles, lastSignIn, secondFactor, held } = person;
    documents.set(`personal/${uid}`, documentOf(entryOf(person)));
    if (state !== 'invited')
      accounts.set(uid, {
        ...{ uid, email },
        customClaims: state === 'active' ? { staff: true, roles: storedRoles(roles) } : {},
        metadata: { lastSignInTime: lastSignIn?.toISOString() ?? null },
        multiFactor: { enrolledFactors: secondFactor ? ['phone'] : [] },
      });
    const taken = documentOf({ autor: uid, hasta: new Date(Date.now() + HOUR_MS) });
    for (let index = 0; index < held; index += 1) documents.set(`tomas/${uid}${index}`, taken);
  }
  contents.people?.forEach(set);
  if (contents.review) {
    const { author: autor, at: fecha } = contents.review;
    documents.set(REVIEW, documentOf({ autor, fecha }));
  }

  const services = {
    ...{ accounts: accountsIn(accounts), now: Date.now },
    wait: async () => {},
    isPassword: async () => true,
    async send({ to: [address = ''] }: { readonly to: readonly string[] }) {
      if (contents.unreachable?.includes(address)) throw new SendFailure('no mailbox', false);
      const receipt = { accepted: [address], rejected: [], pending: [] };
      return { messageId: address, ...receipt, response: '250 queued' };
    },
  };

  /** Carries out a procedure of the member. */
  async function say(name: string, asked: object): Promise<PeopleOutcome> {
    const answer = (await stage.say((database, token) => {
      const call = { name, asked, token };
      const tools = { ...services, database };
      return carryOutProcedure(staffProcedures, database, call, tools, Date.now());
    })) as Answer<PeopleRefusal, ToldPeople>;
    const refused = 'refused' in answer ? answer.refused : undefined;
    // What could not be read has no list in its answer.
    return answer.told ? { ...readPeople(answer.told), refused } : { ...(await list()), refused };
  }

  const list = () => say('listPeople', {});

  return {
    list,
    change: ({ act, ...asked }: PeopleAct) => say(act, asked),
    /** Another administrator's change meanwhile. */
    set,
  };
}
