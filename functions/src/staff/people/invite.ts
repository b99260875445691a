import { randomBytes } from 'node:crypto';
import { type DocumentReference, FieldValue, Timestamp } from 'firebase-admin/firestore';
import { brand } from '../../../../src/config/brand.ts';
import { paths } from '../../../../src/config/paths.ts';
import { bankSignIn } from '../../../../src/config/staff.ts';
import type { AskedOf } from '../../../../src/domain/acts/described.ts';
import type { PeopleProcedures } from '../../../../src/domain/acts/people/people.ts';
import { invitationMail } from '../../../../src/domain/mail/invitation-mail.ts';
import { invitationFragment } from '../../../../src/domain/staff/invitation-link.ts';
import { INVITATION_HOURS, planRoles } from '../../../../src/domain/staff/people.ts';
import { HOUR_MS } from '../../../../src/domain/time.ts';
import { invitationRecord } from '../../../../src/records/staff/person.ts';
import { storedRoles } from '../../../../src/records/staff/roles.ts';
import { sha256 } from '../../calls/sha256.ts';
import { attempt } from '../../mail/send-with-retries.ts';
import { noteIn, staffEntry } from '../staff-audit.ts';
import { waitingFields } from './access.ts';
import { changeDirectory, entryOf, findMember, type Member } from './directory.ts';
import { type InvitationTools, PeopleRefused, type PeopleTools } from './tools.ts';

const INVITATION_MS = INVITATION_HOURS * HOUR_MS;

/** A new secret of a link, 256 random bits, and its record. */
export function newLink(now: number) {
  const secret = randomBytes(32).toString('base64url');
  const times = { sentAt: new Date(now), expiresAt: new Date(now + INVITATION_MS) };
  const record = invitationRecord(sha256(secret), times, { at: Timestamp.fromDate });
  return { secret, record };
}

interface Letter {
  readonly entry: DocumentReference;
  readonly name: string;
  readonly email: string;
  readonly inviter: string;
}

/** Mails the link once, and notes that it went out unless a newer one has replaced it. */
async function mailLink(
  { db, send, now }: InvitationTools,
  { entry, name, email, inviter }: Letter,
  { secret, record }: ReturnType<typeof newLink>,
): Promise<void> {
  const key = `${entry.id}.${secret}`;
  const address = `${brand.siteUrl}${paths.staffSignIn}#${invitationFragment(key)}`;
  const message = invitationMail(brand.product, {
    ...{ name, inviter, address },
    atBank: bankSignIn !== undefined,
  });
  const id = `invitacion_${entry.id}_${now()}`;
  const outcome = await attempt(send, { id, to: [email], ...message });
  if (outcome.state !== 'SUCCESS') return;
  await db.runTransaction(async (transaction) => {
    const stored = await transaction.get(entry);
    if (stored.get('invitacion.huella') === record.huella)
      transaction.update(entry, { 'invitacion.entregada': true });
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
  const { db, now } = tools;
  const entry = db.collection('personal').doc();
  const link = newLink(now());
  const inviter = await changeDirectory(tools, author, (people, transaction) => {
    if (people.some((person) => person.email === email)) throw new PeopleRefused('known');
    const { granted, waiting } = planRoles(people, author, undefined, roles);
    transaction.create(entry, {
      correo: email,
      nombre: name,
      activo: false,
      roles: storedRoles(granted),
      invitacion: link.record,
      ...waitingFields(tools, transaction, { id: entry.id, author, roles: waiting }),
    });
    noteIn(transaction, db, staffEntry('invitar', entry.id, author, { roles: granted }));
    return nameOf(people, author);
  });
  await mailLink(tools, { entry, name, email, inviter }, link);
}

/** Sends a new link, which replaces the earlier one. */
export async function sendAgain(tools: InvitationTools, author: string, id: string): Promise<void> {
  const { db, now } = tools;
  const entry = entryOf(db, id);
  const link = newLink(now());
  const letter = await changeDirectory(tools, author, (people, transaction) => {
    const { state, name, email } = findMember(people, id);
    if (state !== 'invited') throw new PeopleRefused('changed');
    transaction.update(entry, { invitacion: link.record });
    noteIn(transaction, db, staffEntry('reenviar-invitacion', id, author));
    return { entry, name, email, inviter: nameOf(people, author) };
  });
  await mailLink(tools, letter, link);
}

/**
 * Withdraws an invitation, which no longer works. Deletes the entry of somebody who never was a
 * member; only the audit still mentions them.
 */
export async function withdraw(tools: PeopleTools, author: string, id: string): Promise<void> {
  await changeDirectory(tools, author, (people, transaction) => {
    const { state, stored } = findMember(people, id);
    if (state !== 'invited') throw new PeopleRefused('changed');
    // The command can invite former members again; their entry keeps the name for their past acts.
    if (stored.since)
      transaction.update(entryOf(tools.db, id), { invitacion: FieldValue.delete() });
    else transaction.delete(entryOf(tools.db, id));
    noteIn(transaction, tools.db, staffEntry('retirar-invitacion', id, author));
  });
}
