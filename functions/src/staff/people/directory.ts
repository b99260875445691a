import type { UserRecord } from 'firebase-admin/auth';
import {
  type DocumentData,
  type DocumentReference,
  type Firestore,
  type Query,
  type QuerySnapshot,
  Timestamp,
  type Transaction,
} from 'firebase-admin/firestore';
import type { StaffRole } from '../../../../src/domain/session.ts';
import {
  isAdministrator,
  type Person,
  type StaffPeople,
} from '../../../../src/domain/staff/people.ts';
import { RecordError } from '../../../../src/records/fields.ts';
import { readPerson, readReview, type StoredPerson } from '../../../../src/records/staff/person.ts';
import { readRoles } from '../../../../src/records/staff/roles.ts';
import { memberOf } from '../../acts/guard.ts';
import { ADMINISTRATION } from '../staff-audit.ts';
import { PeopleRefused, type PeopleTools } from './tools.ts';

/** How many accounts Firebase tells at once. */
const ACCOUNTS_AT_ONCE = 100;

/** A change that began this long ago, in milliseconds, has failed: functions end after a minute. */
const CHANGE_MS = 120_000;

/** `ajustes/{name}` with the last review. */
export const REVIEW = 'ajustes/personal';

/** Somebody in the directory, before counting what they hold. */
export interface Member extends Omit<Person, 'held'> {
  readonly stored: StoredPerson;
  /** Undefined if the account is gone, or not made yet. */
  readonly account: UserRecord | undefined;
  /** Whether another act on the person has begun and not ended. */
  readonly changing: boolean;
}

/** The document of somebody in the directory. */
export const entryOf = (db: Firestore, id: string): DocumentReference => db.doc(`personal/${id}`);

async function readAccounts({ accounts }: PeopleTools, ids: readonly string[]) {
  const found = new Map<string, UserRecord>();
  for (let at = 0; at < ids.length; at += ACCOUNTS_AT_ONCE) {
    const part = ids.slice(at, at + ACCOUNTS_AT_ONCE).map((uid) => ({ uid }));
    for (const user of (await accounts.getUsers(part)).users) found.set(user.uid, user);
  }
  return found;
}

function stateOf({ active, email, invitation }: StoredPerson, account: UserRecord | undefined) {
  if (invitation) return 'invited' as const;
  const hasAccess = active && account?.email === email && account.customClaims?.staff === true;
  return hasAccess ? ('active' as const) : ('off' as const);
}

/**
 * The roles of a person; of an active one, only those that both directory and claim name. An entry
 * from before roles names none, and then the claim's count.
 */
function rolesOf(
  { roles }: StoredPerson,
  state: Person['state'],
  account: UserRecord | undefined,
): StaffRole[] {
  if (state !== 'active') return [...(roles ?? [])];
  const claimed = readRoles(account?.customClaims?.roles);
  return claimed.filter((role) => roles?.includes(role) ?? true);
}

const dateOf = (written: string | null | undefined) => (written ? new Date(written) : undefined);

function personOf(stored: StoredPerson, account: UserRecord | undefined, now: number): Member {
  const { id, email, invitation, proposal, changingSince } = stored;
  const state = stateOf(stored, account);
  return {
    ...{ id, email, state, proposal, stored, account },
    name: stored.name ?? email,
    roles: rolesOf(stored, state, account),
    since: state === 'invited' ? undefined : stored.since,
    offAt: state === 'off' ? stored.offAt : undefined,
    lastSignIn: dateOf(account?.metadata.lastSignInTime),
    secondFactor: (account?.multiFactor?.enrolledFactors ?? []).length > 0,
    invitation: invitation && {
      expiresAt: invitation.expiresAt,
      delivered: invitation.delivered,
    },
    changing: changingSince !== undefined && now < changingSince.getTime() + CHANGE_MS,
  };
}

/** An entry; of one that cannot be read, address and access, so that the list still shows them. */
function readEntry(id: string, data: DocumentData): StoredPerson {
  try {
    return readPerson(id, data);
  } catch (error) {
    if (!(error instanceof RecordError)) throw error;
    return readPerson(id, { correo: String(data.correo), activo: data.activo !== false });
  }
}

/** Everybody in the directory, by e-mail, read by `read`. */
async function readMembers(
  tools: PeopleTools,
  read: (query: Query) => Promise<QuerySnapshot> = (query) => query.get(),
): Promise<Member[]> {
  const { docs } = await read(tools.db.collection('personal').orderBy('correo'));
  const stored = docs.map((entry) => readEntry(entry.id, entry.data()));
  const accounts = await readAccounts(
    tools,
    stored.map(({ id }) => id),
  );
  return stored.map((person) => personOf(person, accounts.get(person.id), tools.now()));
}

/** How many requests and complaints each member has taken at this moment. */
async function countHeld({ db, now }: PeopleTools): Promise<ReadonlyMap<string, number>> {
  const held = new Map<string, number>();
  const taken = db.collection('tomas').where('hasta', '>', Timestamp.fromMillis(now()));
  for (const claim of (await taken.get()).docs) {
    const author: unknown = claim.get('autor');
    if (typeof author === 'string') held.set(author, (held.get(author) ?? 0) + 1);
  }
  return held;
}

/** Everybody in the directory as administrators see them, and when the list was reviewed. */
export async function listPeople(tools: PeopleTools): Promise<StaffPeople> {
  const [members, held, review] = await Promise.all([
    readMembers(tools),
    countHeld(tools),
    tools.db.doc(REVIEW).get(),
  ]);
  return {
    people: members.map(({ stored: _, account: __, changing: ___, ...person }) => ({
      ...person,
      held: held.get(person.id) ?? 0,
    })),
    review: readReview(review.data()),
  };
}

/**
 * Changes the directory in one transaction, given everybody in it. Refuses with `denied` if the
 * author's session no longer is an administrator's; of two who act at once on each other, one is refused.
 */
export async function changeDirectory<T>(
  tools: PeopleTools,
  author: string,
  change: (people: readonly Member[], transaction: Transaction) => T,
): Promise<T> {
  return tools.db.runTransaction(async (transaction) => {
    const people = await readMembers(tools, (query) => transaction.get(query));
    const { session } = tools;
    const entry = session && (await transaction.get(entryOf(tools.db, session.uid))).data();
    const isOpen = session?.uid === author && memberOf(session, entry) !== undefined;
    const isAllowed =
      author === ADMINISTRATION ||
      (isOpen && people.some((person) => person.id === author && isAdministrator(person)));
    if (!isAllowed) throw new PeopleRefused('denied');
    return change(people, transaction);
  });
}

/** The person with this id. Throws `PeopleRefused` if there is none, or somebody changes them. */
export function findMember(people: readonly Member[], id: string): Member {
  const person = people.find((one) => one.id === id);
  if (person === undefined || person.changing) throw new PeopleRefused('changed');
  return person;
}
