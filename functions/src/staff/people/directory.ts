import type { StaffRole } from '../../../../src/domain/session.ts';
import {
  isAdministrator,
  type Person,
  type StaffPeople,
} from '../../../../src/domain/staff/people.ts';
import { RecordError, type RecordFields } from '../../../../src/records/fields.ts';
import { readPerson, readReview, type StoredPerson } from '../../../../src/records/person.ts';
import { readRoles } from '../../../../src/records/roles.ts';
import { memberOf } from '../../acts/guard.ts';
import type { Found, Store } from '../../acts/store.ts';
import type { Write } from '../../acts/write.ts';
import { ADMINISTRATION, type Note, type Signed, staffEntry } from '../staff-audit.ts';
import { type Account, PeopleRefused, type PeopleTools } from './tools.ts';

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
  readonly account: Account | undefined;
  /** Whether another act on the person has begun and not ended. */
  readonly changing: boolean;
}

/** The path of somebody in the directory. */
export const entryOf = (id: string) => `personal/${id}`;

/** Reads documents of one moment. */
export const look = <T>(
  { database }: Pick<PeopleTools, 'database'>,
  read: (store: Store) => Promise<T>,
): Promise<T> => database.transaction(async (store) => ({ writes: [], answer: await read(store) }));

/** The fields of somebody in the directory; undefined for somebody else. */
export async function fieldsOf(store: Store, id: string): Promise<RecordFields | undefined> {
  const [fields] = await store.get(entryOf(id));
  return fields;
}

async function readAccounts({ accounts }: PeopleTools, ids: readonly string[]) {
  const found = new Map<string, Account>();
  for (let at = 0; at < ids.length; at += ACCOUNTS_AT_ONCE) {
    const part = ids.slice(at, at + ACCOUNTS_AT_ONCE).map((uid) => ({ uid }));
    for (const user of (await accounts.getUsers(part)).users) found.set(user.uid, user);
  }
  return found;
}

function stateOf({ active, email, invitation }: StoredPerson, account: Account | undefined) {
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
  account: Account | undefined,
): StaffRole[] {
  if (state !== 'active') return [...(roles ?? [])];
  const claimed = readRoles(account?.customClaims?.roles);
  return claimed.filter((role) => roles?.includes(role) ?? true);
}

const dateOf = (written: string | null | undefined) => (written ? new Date(written) : undefined);

function personOf(stored: StoredPerson, account: Account | undefined, now: number): Member {
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
export function readEntry(id: string, data: RecordFields): StoredPerson {
  try {
    return readPerson(id, data);
  } catch (error) {
    if (!(error instanceof RecordError)) throw error;
    return readPerson(id, { correo: String(data.correo), activo: data.activo !== false });
  }
}

/** The entries of everybody in the directory, by e-mail. */
const entriesIn = (store: Store) => store.list('personal', 'correo');

/** Those whose entries these are. */
async function membersOf(tools: PeopleTools, entries: readonly Found[]): Promise<Member[]> {
  const stored = entries.map(({ id, fields }) => readEntry(id, fields));
  const accounts = await readAccounts(
    tools,
    stored.map(({ id }) => id),
  );
  return stored.map((person) => personOf(person, accounts.get(person.id), tools.now()));
}

/** How many requests and complaints each member has taken at this moment. */
async function countHeld({ now }: PeopleTools, store: Store): Promise<ReadonlyMap<string, number>> {
  const held = new Map<string, number>();
  for (const { fields } of await store.list('tomas', 'hasta', new Date(now()))) {
    const { autor: author } = fields;
    if (typeof author === 'string') held.set(author, (held.get(author) ?? 0) + 1);
  }
  return held;
}

/** Everybody in the directory as administrators see them, and when the list was reviewed. */
export async function listPeople(tools: PeopleTools): Promise<StaffPeople> {
  const [entries, held, [review]] = await look(tools, (store) =>
    Promise.all([entriesIn(store), countHeld(tools, store), store.get(REVIEW)]),
  );
  return {
    people: (await membersOf(tools, entries)).map(
      ({ stored: _, account: __, changing: ___, ...person }) => ({
        ...person,
        held: held.get(person.id) ?? 0,
      }),
    ),
    review: readReview(review),
  };
}

/**
 * Changes the directory in one transaction, given everybody in it. Refuses with `denied` if the
 * author's session no longer is an administrator's; of two who act at once on each other, one is refused.
 */
export async function changeDirectory<T>(
  tools: PeopleTools,
  author: string,
  change: (people: readonly Member[]) => { readonly writes: readonly Write[]; readonly answer: T },
): Promise<T> {
  return tools.database.transaction(async (store) => {
    const people = await membersOf(tools, await entriesIn(store));
    const { session } = tools;
    const entry = session && (await fieldsOf(store, session.uid));
    const isOpen = session?.uid === author && memberOf(session, entry) !== undefined;
    const isAllowed =
      author === ADMINISTRATION ||
      (isOpen && people.some((person) => person.id === author && isAdministrator(person)));
    if (!isAllowed) throw new PeopleRefused('denied');
    return change(people);
  });
}

/** What becomes of an entry in the directory, and what the audit says of it. */
export interface Change<T> {
  /** The changed fields; `gone` for an entry that is deleted. */
  readonly fields: RecordFields | 'gone';
  readonly notes: readonly Note[];
  readonly answer: T;
}

/**
 * Changes the entry of one person, given everybody in the directory; see `changeDirectory`. Throws
 * `PeopleRefused` if there is nobody, or while somebody else changes them.
 */
export function changePerson<T>(
  tools: PeopleTools,
  signed: Signed,
  change: (person: Member, people: readonly Member[]) => Change<T>,
): Promise<T> {
  return changeDirectory(tools, signed.autor, (people) => {
    const person = people.find(({ id }) => id === signed.uid);
    if (person === undefined || person.changing) throw new PeopleRefused('changed');
    const { fields, notes, answer } = change(person, people);
    const path = entryOf(signed.uid);
    const write: Write = fields === 'gone' ? { remove: path } : { update: path, fields };
    return { writes: [write, ...notes.map((note) => staffEntry(signed, ...note))], answer };
  });
}
