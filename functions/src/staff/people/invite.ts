import { randomBytes, randomUUID } from 'node:crypto';
import { brand } from '../../../../src/config/brand.ts';
import { paths } from '../../../../src/config/paths.ts';
import { bankSignIn } from '../../../../src/config/staff.ts';
import type { AskedOf } from '../../../../src/domain/acts/described.ts';
import type { PeopleProcedures } from '../../../../src/domain/acts/people/people.ts';
import { invitationMail } from '../../../../src/domain/mail/invitation-mail.ts';
import { invitationFragment } from '../../../../src/domain/staff/invitation-link.ts';
import {
  INVITATION_HOURS,
  isStaffAddress,
  planRoles,
} from '../../../../src/domain/staff/people.ts';
import { HOUR_MS } from '../../../../src/domain/time.ts';
import { invitationRecord } from '../../../../src/records/person.ts';
import { storedRoles } from '../../../../src/records/roles.ts';
import { REMOVED } from '../../acts/write.ts';
import { sha256 } from '../../calls/sha256.ts';
import { attempt } from '../../mail/send-with-retries.ts';
import { type Note, staffEntry } from '../staff-audit.ts';
import { letInBy, waitingRoles } from './access.ts';
import {
  changeDirectory,
  changePerson,
  entryOf,
  fieldsOf,
  type Member,
  readEntry,
} from './directory.ts';
import { type InvitationTools, PeopleRefused, type PeopleTools } from './tools.ts';

const INVITATION_MS = INVITATION_HOURS * HOUR_MS;

/** The id of somebody new in the directory, and of the account that is made later. */
export const newPersonId = () => randomUUID().replaceAll('-', '');

/** A new secret of a link, 256 random bits, and its record. */
export function newLink(now: Date) {
  const secret = randomBytes(32).toString('base64url');
  const times = { sentAt: now, expiresAt: new Date(now.getTime() + INVITATION_MS) };
  const record = invitationRecord(sha256(secret), times, { at: (moment) => moment });
  return { secret, record };
}

interface Letter {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly inviter: string;
}

/** Mails the link once, and notes that it went out unless a newer one has replaced it. */
async function mailLink(
  { database, send, now }: InvitationTools,
  { id, name, email, inviter }: Letter,
  { secret, record }: ReturnType<typeof newLink>,
): Promise<void> {
  const key = `${id}.${secret}`;
  const address = `${brand.siteUrl}${paths.staffSignIn}#${invitationFragment(key)}`;
  const message = invitationMail(brand.product, {
    ...{ name, inviter, address },
    atBank: bankSignIn !== undefined,
  });
  const outcome = await attempt(send, {
    id: `invitacion_${id}_${now()}`,
    ...{ to: [email], ...message },
  });
  if (outcome.state !== 'SUCCESS') return;
  await database.transaction(async (store) => {
    const stored = await fieldsOf(store, id);
    const isLatest = stored && readEntry(id, stored).invitation?.hash === record.huella;
    const sent = { update: entryOf(id), fields: { 'invitacion.entregada': true } };
    return { writes: isLatest ? [sent] : [], answer: undefined };
  });
}

const nameOf = (people: readonly Member[], id: string) =>
  people.find((person) => person.id === id)?.name ?? brand.bank;

/**
 * Invites somebody by a mailed link. The account is made only when the link is used, so nobody can
 * tamper with it before. If the mail does not go out, the invitation stays and can be sent again.
 */
export async function invite(
  tools: InvitationTools,
  author: string,
  { name, email, roles }: AskedOf<PeopleProcedures, 'invite'>,
): Promise<void> {
  if (!isStaffAddress(email)) throw new PeopleRefused('domain');
  const id = newPersonId();
  const now = new Date(tools.now());
  const signed = { uid: id, autor: author, now };
  const link = newLink(now);
  const inviter = await changeDirectory(tools, author, (people) => {
    if (people.some((person) => person.email === email)) throw new PeopleRefused('known');
    const { granted, waiting } = planRoles(people, author, undefined, roles);
    const { fields, notes } = waitingRoles(signed, waiting);
    const entry = {
      ...{ correo: email, nombre: name, activo: false },
      ...{ roles: storedRoles(granted), invitacion: link.record, ...fields },
      ...letInBy(signed),
    };
    const noted: readonly Note[] = [['invitar', { roles: granted }], ...notes];
    return {
      writes: [
        { create: entryOf(id), fields: entry },
        ...noted.map((note) => staffEntry(signed, ...note)),
      ],
      answer: nameOf(people, author),
    };
  });
  await mailLink(tools, { id, name, email, inviter }, link);
}

/** Sends a new link, which replaces the earlier one. */
export async function sendAgain(tools: InvitationTools, author: string, id: string): Promise<void> {
  const now = new Date(tools.now());
  const link = newLink(now);
  const letter = await changePerson(tools, { uid: id, autor: author, now }, (person, people) => {
    const { state, name, email } = person;
    if (state !== 'invited') throw new PeopleRefused('changed');
    return {
      fields: { invitacion: link.record },
      notes: [['reenviar-invitacion']],
      answer: { id, name, email, inviter: nameOf(people, author) },
    };
  });
  await mailLink(tools, letter, link);
}

/**
 * Withdraws an invitation, which no longer works. Deletes the entry of somebody who never was a
 * member; only the audit still mentions them.
 */
export async function withdraw(tools: PeopleTools, author: string, id: string): Promise<void> {
  const signed = { uid: id, autor: author, now: new Date(tools.now()) };
  await changePerson(tools, signed, ({ state, stored }) => {
    if (state !== 'invited') throw new PeopleRefused('changed');
    return {
      // The command can invite former members again; their entry keeps the name for their past acts.
      fields: stored.since ? { invitacion: REMOVED } : 'gone',
      notes: [['retirar-invitacion']],
      answer: undefined,
    };
  });
}
