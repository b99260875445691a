import type { Signer } from '../domain/acts/signing';
import type { StaffRole } from '../domain/session';
import type { PeopleReview, RoleProposal } from '../domain/staff/people';
import { type FieldReader, type RecordFields, reader } from './fields';
import type { Moments } from './moments';
import { readRoles, storedRoles } from './roles';

/** `invitacion` of an entry in the directory. */
export interface StoredInvitation {
  /** The hash of the link's secret; undefined while somebody uses the link. */
  readonly hash: string | undefined;
  readonly expiresAt: Date;
  readonly sentAt: Date;
  readonly delivered: boolean;
}

/** `personal/{uid}` as read. */
export interface StoredPerson {
  readonly id: string;
  readonly name: string | undefined;
  readonly email: string;
  readonly active: boolean;
  /** Undefined in entries of earlier releases, whose roles only the claim tells. */
  readonly roles: readonly StaffRole[] | undefined;
  readonly proposal: RoleProposal | undefined;
  readonly since: Date | undefined;
  readonly offAt: Date | undefined;
  /** When a change began that has not ended. */
  readonly changingSince: Date | undefined;
  readonly invitation: StoredInvitation | undefined;
  /** Who let them in, and when; undefined if the command did, and in entries of before. */
  readonly letIn: Signer['letIn'] | undefined;
}

const dateIn = (fields: FieldReader, field: string) =>
  fields.has(field) ? fields.date(field) : undefined;

function readProposal(fields: FieldReader): RoleProposal {
  return {
    roles: readRoles(fields.texts('roles')),
    author: fields.text('autor'),
    at: fields.date('fecha'),
  };
}

function readInvitation(fields: FieldReader): StoredInvitation {
  return {
    hash: fields.has('huella') ? fields.text('huella') : undefined,
    expiresAt: fields.date('vence'),
    sentAt: fields.date('fecha'),
    delivered: fields.flag('entregada'),
  };
}

const readLetIn = (fields: FieldReader) => ({
  author: fields.text('autor'),
  at: fields.date('fecha'),
});

/** `personal/{uid}` as read. Throws a `RecordError` naming a field that is not as specified. */
export function readPerson(id: string, data: RecordFields): StoredPerson {
  const fields = reader(data, `personal/${id}`);
  return {
    id,
    name: fields.has('nombre') ? fields.text('nombre') : undefined,
    email: fields.text('correo'),
    active: !fields.has('activo') || fields.flag('activo'),
    roles: fields.has('roles') ? readRoles(fields.texts('roles')) : undefined,
    proposal: fields.has('propuesta') ? readProposal(fields.part('propuesta')) : undefined,
    since: dateIn(fields, 'alta') ?? dateIn(fields, 'desde'),
    offAt: dateIn(fields, 'apagado'),
    changingSince: dateIn(fields, 'cambio'),
    invitation: fields.has('invitacion') ? readInvitation(fields.part('invitacion')) : undefined,
    letIn: fields.has('entradaPor') ? readLetIn(fields.part('entradaPor')) : undefined,
  };
}

/** `personal/{uid}` as far as signing asks. */
export function readSigner(uid: string, data: RecordFields): Signer {
  const { email, active, roles = [], letIn } = readPerson(uid, data);
  return { uid, email, active, roles, ...(letIn && { letIn }) };
}

/** `propuesta` as written. */
export function proposalRecord(roles: readonly StaffRole[], author: string, now: unknown) {
  return { roles: storedRoles(roles), autor: author, fecha: now };
}

/** `invitacion` as written. */
export function invitationRecord(
  hash: string,
  { expiresAt, sentAt }: Pick<StoredInvitation, 'expiresAt' | 'sentAt'>,
  moments: Pick<Moments, 'at'>,
) {
  return {
    huella: hash,
    vence: moments.at(expiresAt),
    fecha: moments.at(sentAt),
    entregada: false,
  };
}

/** `ajustes/personal` as read; undefined if the list was never reviewed. */
export function readReview(data: RecordFields | undefined): PeopleReview | undefined {
  if (data === undefined) return undefined;
  const fields = reader(data, 'ajustes/personal');
  return { author: fields.text('autor'), at: fields.date('fecha') };
}
