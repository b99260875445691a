import {
  type DocumentData,
  FieldValue,
  Timestamp,
  type Transaction,
} from 'firebase-admin/firestore';
import { HttpsError } from 'firebase-functions/v2/https';
import { checkPassword } from '../../../../src/domain/fields/password.ts';
import {
  type Invitation,
  type InvitationRefusal,
  sameRoles,
} from '../../../../src/domain/staff/people.ts';
import { readPerson, type StoredPerson } from '../../../../src/records/staff/person.ts';
import { storedRoles } from '../../../../src/records/staff/roles.ts';
import { sha256 } from '../../calls/sha256.ts';
import { nextSecond } from '../next-second.ts';
import { noteIn, staffEntry } from '../staff-audit.ts';
import { makeAccount } from './accounts.ts';
import { entryOf } from './directory.ts';
import type { PeopleTools } from './tools.ts';

/** The account to make of an invitation. */
export type NewAccount = Pick<Parameters<typeof makeAccount>[1], 'uid' | 'email' | 'name'>;

/** An invitation that works, with its entry. */
export interface Open {
  readonly person: StoredPerson;
  readonly invitation: NonNullable<StoredPerson['invitation']>;
}

/** An invitation that does not work, and why. */
export class LinkRefused extends Error {
  override readonly name = 'LinkRefused';
  constructor(readonly refusal: InvitationRefusal) {
    super(refusal);
  }
}

/** Splits the key of a link, `{id}.{secret}`. */
function partsOf(key: string): { readonly id: string; readonly secret: string } {
  const [, id, secret] = /^([A-Za-z0-9]{1,40})\.([\w-]{43})$/.exec(key) ?? [];
  if (id === undefined || secret === undefined) throw new LinkRefused('gone');
  return { id, secret };
}

function openInvitation(
  { id, secret }: ReturnType<typeof partsOf>,
  data: DocumentData | undefined,
  now: number,
): Open {
  const person = data && readPerson(id, data);
  const invitation = person?.invitation;
  if (!person || invitation?.hash !== sha256(secret)) throw new LinkRefused('gone');
  if (invitation.expiresAt.getTime() <= now) throw new LinkRefused('expired');
  return { person, invitation };
}

const nameOf = ({ name, email }: StoredPerson) => name ?? email;

/** Runs a step of an invitation; one that does not work is an answer. */
export async function answered<T>(
  run: () => Promise<T>,
): Promise<T | { refused: InvitationRefusal }> {
  try {
    return await run();
  } catch (error) {
    if (error instanceof LinkRefused) return { refused: error.refusal };
    throw error;
  }
}

/** The invitation of a link's key, or why the link does not work. */
export function readInvitation({ db, now }: PeopleTools, key: string) {
  return answered(async (): Promise<Invitation> => {
    const parts = partsOf(key);
    const entry = await entryOf(db, parts.id).get();
    const { person, invitation } = openInvitation(parts, entry.data(), now());
    return { name: nameOf(person), email: person.email, expiresAt: invitation.expiresAt };
  });
}

/** Takes the link for this call. Of two simultaneous calls, only one succeeds. */
async function takeLink({ db, now }: PeopleTools, key: string): Promise<Open> {
  const parts = partsOf(key);
  return db.runTransaction(async (transaction) => {
    const entry = await transaction.get(entryOf(db, parts.id));
    const open = openInvitation(parts, entry.data(), now());
    transaction.update(entry.ref, { 'invitacion.huella': FieldValue.delete() });
    return open;
  });
}

/** Changes the entry if it still holds the invitation that this call took. */
async function changeTaken(
  { db }: PeopleTools,
  { person, invitation }: Open,
  change: (transaction: Transaction, stored: StoredPerson) => void,
): Promise<void> {
  const { id } = person;
  await db.runTransaction(async (transaction) => {
    const data = (await transaction.get(entryOf(db, id))).data();
    const stored = data && readPerson(id, data);
    const { hash, sentAt } = stored?.invitation ?? {};
    const isTaken = hash === undefined && sentAt?.getTime() === invitation.sentAt.getTime();
    if (stored && isTaken) change(transaction, stored);
  });
}

/** Makes the account by `make` and opens the access; resolves to when sign-ins begin to count. */
async function enter(
  tools: PeopleTools,
  open: Open,
  make: (person: NewAccount) => Promise<unknown>,
): Promise<number> {
  const { db, accounts, now } = tools;
  const { id, email, roles = [] } = open.person;
  await make({ uid: id, email, name: nameOf(open.person) });
  await accounts.setCustomUserClaims(id, { staff: true, roles: storedRoles(roles) });
  await accounts.revokeRefreshTokens(id);
  const since = nextSecond(now());
  let hasEntered = false;
  await changeTaken(tools, open, (transaction, stored) => {
    hasEntered = sameRoles(stored.roles ?? [], roles);
    if (!hasEntered) return;
    transaction.update(entryOf(db, id), {
      activo: true,
      // Somebody who was a member before keeps the first day.
      alta: Timestamp.fromDate(stored.since ?? new Date(now())),
      desde: Timestamp.fromMillis(since),
      invitacion: FieldValue.delete(),
    });
    noteIn(transaction, db, staffEntry('aceptar-invitacion', id, id));
  });
  if (hasEntered) return since;
  await accounts.deleteUser(id);
  throw new Error('The invitation was changed meanwhile.');
}

/**
 * Uses an invitation that this call took: makes the account by `make`, and resolves to the address
 * once the person can sign in. If anything fails, throws `unavailable`; the invitation works again.
 */
export async function useInvitation(
  tools: PeopleTools,
  open: Open,
  make: (person: NewAccount) => Promise<unknown>,
): Promise<{ email: string }> {
  try {
    const since = await enter(tools, open, make);
    await tools.wait(Math.max(0, since - tools.now()));
    return { email: open.person.email };
  } catch {
    await changeTaken(tools, open, (transaction) => {
      const entry = entryOf(tools.db, open.person.id);
      transaction.update(entry, { 'invitacion.huella': open.invitation.hash });
    });
    throw new HttpsError('unavailable', 'The account could not be made.');
  }
}

/**
 * Makes the account of an invited person with this password; the link works once. Resolves to the
 * address once the person can sign in, or to what is wrong with the link or the password. If making
 * the account fails, throws `unavailable`; the link works again.
 */
export function acceptInvitation(
  tools: PeopleTools,
  key: string,
  password: string,
): Promise<{ email: string } | { refused: InvitationRefusal | 'weak-password' }> {
  return answered(async () => {
    const invitation = await readInvitation(tools, key);
    if ('refused' in invitation) return invitation;
    const { email } = invitation;
    if (checkPassword(password, { email, present: '' }) !== undefined)
      return { refused: 'weak-password' as const };
    const open = await takeLink(tools, key);
    return useInvitation(tools, open, (person) =>
      makeAccount(tools.accounts, { ...person, password }),
    );
  });
}
