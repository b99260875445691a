import { HttpsError } from 'firebase-functions/v2/https';
import { checkPassword } from '../../../../src/domain/fields/password.ts';
import {
  type Invitation,
  type InvitationRefusal,
  sameRoles,
} from '../../../../src/domain/staff/people.ts';
import type { RecordFields } from '../../../../src/records/fields.ts';
import { readPerson, type StoredPerson } from '../../../../src/records/person.ts';
import { storedRoles } from '../../../../src/records/roles.ts';
import { REMOVED, type Write } from '../../acts/write.ts';
import { sha256 } from '../../calls/sha256.ts';
import { nextSecond } from '../next-second.ts';
import { staffEntry } from '../staff-audit.ts';
import { makeAccount } from './accounts.ts';
import { entryOf, fieldsOf, look } from './directory.ts';
import type { EntryTools, PeopleTools } from './tools.ts';

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
  data: RecordFields | undefined,
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
export function readInvitation(
  { database, now }: Pick<PeopleTools, 'database' | 'now'>,
  key: string,
) {
  return answered(async (): Promise<Invitation> => {
    const parts = partsOf(key);
    const entry = await look({ database }, (store) => fieldsOf(store, parts.id));
    const { person, invitation } = openInvitation(parts, entry, now());
    return { name: nameOf(person), email: person.email, expiresAt: invitation.expiresAt };
  });
}

/** Takes the key of an invitation, so that it is used once. */
export const taken = (id: string): Write => ({
  update: entryOf(id),
  fields: { 'invitacion.huella': REMOVED },
});

/** Takes the link for this call. Of two simultaneous calls, only one succeeds. */
async function takeLink({ database, now }: PeopleTools, key: string): Promise<Open> {
  const parts = partsOf(key);
  return database.transaction(async (store) => {
    const open = openInvitation(parts, await fieldsOf(store, parts.id), now());
    return { writes: [taken(parts.id)], answer: open };
  });
}

/** Changes the entry if it still holds the invitation that this call took; resolves to whether it did. */
async function changeTaken(
  { database }: PeopleTools,
  { person, invitation }: Open,
  change: (stored: StoredPerson) => readonly Write[],
): Promise<boolean> {
  const { id } = person;
  return database.transaction(async (store) => {
    const data = await fieldsOf(store, id);
    const stored = data && readPerson(id, data);
    const { hash, sentAt } = stored?.invitation ?? {};
    const isTaken = hash === undefined && sentAt?.getTime() === invitation.sentAt.getTime();
    const writes = stored && isTaken ? change(stored) : [];
    return { writes, answer: writes.length > 0 };
  });
}

/** Makes the account by `make` and opens the access; resolves to when sign-ins begin to count. */
async function enter(
  tools: EntryTools,
  open: Open,
  make: (person: NewAccount) => Promise<unknown>,
): Promise<number> {
  const { accounts, now } = tools;
  const { id, email, roles = [] } = open.person;
  await make({ uid: id, email, name: nameOf(open.person) });
  await accounts.setCustomUserClaims(id, { staff: true, roles: storedRoles(roles) });
  await accounts.revokeRefreshTokens(id);
  const since = nextSecond(now());
  const hasEntered = await changeTaken(tools, open, (stored) => {
    if (!sameRoles(stored.roles ?? [], roles)) return [];
    const entered = new Date(now());
    // Somebody who was a member before keeps the first day.
    const alta = stored.since ?? entered;
    const fields = {
      ...{ activo: true, alta, desde: new Date(since), invitacion: REMOVED },
      ...(stored.letIn && { 'entradaPor.fecha': entered }),
    };
    return [
      { update: entryOf(id), fields },
      staffEntry({ uid: id, autor: id, now: entered }, 'aceptar-invitacion'),
    ];
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
  tools: EntryTools,
  open: Open,
  make: (person: NewAccount) => Promise<unknown>,
): Promise<{ email: string }> {
  try {
    const since = await enter(tools, open, make);
    await tools.wait(Math.max(0, since - tools.now()));
    return { email: open.person.email };
  } catch {
    const fields = { 'invitacion.huella': open.invitation.hash };
    await changeTaken(tools, open, () => [{ update: entryOf(open.person.id), fields }]);
    throw new HttpsError('unavailable', 'The account could not be made.');
  }
}

/**
 * Makes the account of an invited person with this password; the link works once. Resolves to the
 * address once the person can sign in, or to what is wrong with the link or the password. If making
 * the account fails, throws `unavailable`; the link works again.
 */
export function acceptInvitation(
  tools: EntryTools,
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
