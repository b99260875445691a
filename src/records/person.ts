import type { Signer } from '../domain/acts/signing';
import type { StaffRole } from '../domain/session';
import type { PeopleReview, RoleProposal } from '../domain/staff/people';
import { type Description, readAs, writeAs } from './codec';
import { type FieldReader, type RecordFields, reader } from './fields';
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
  readonly roles: readonly StaffRole[];
  readonly proposal: RoleProposal | undefined;
  readonly since: Date | undefined;
  readonly offAt: Date | undefined;
  /** When a change began that has not ended. */
  readonly changingSince: Date | undefined;
  readonly invitation: StoredInvitation | undefined;
  /** Who let them in, and when; undefined if the command did. */
  readonly letIn: Signer['letIn'] | undefined;
}

const INVITATION: Description<StoredInvitation> = {
  hash: ['text?', 'huella'],
  expiresAt: ['date', 'vence'],
  sentAt: ['date', 'fecha'],
  delivered: ['flag', 'entregada'],
};

/** What is stored as it is read. */
const ENTRY: Description<Omit<StoredPerson, 'id' | 'roles' | 'proposal'>> = {
  name: ['text?', 'nombre'],
  email: ['text', 'correo'],
  active: ['flag', 'activo'],
  since: ['date?', 'alta'],
  offAt: ['date?', 'apagado'],
  changingSince: ['date?', 'cambio'],
  invitation: ['map?', 'invitacion', INVITATION],
  letIn: ['map?', 'entradaPor', { author: ['text', 'autor'], at: ['date', 'fecha'] }],
};

const readProposal = (fields: FieldReader): RoleProposal => ({
  roles: readRoles(fields.texts('roles')),
  author: fields.text('autor'),
  at: fields.date('fecha'),
});

/** `personal/{uid}` as read. Throws a `RecordError` naming a field that is not as specified. */
export function readPerson(id: string, data: RecordFields): StoredPerson {
  const fields = reader(data, `personal/${id}`);
  return {
    id,
    ...readAs(ENTRY, fields),
    roles: readRoles(fields.texts('roles')),
    proposal: fields.has('propuesta') ? readProposal(fields.part('propuesta')) : undefined,
  };
}

/** `personal/{uid}` as far as signing asks. */
export function readSigner(uid: string, data: RecordFields): Signer {
  const { email, active, roles, letIn } = readPerson(uid, data);
  return { uid, email, active, roles, ...(letIn && { letIn }) };
}

/** `propuesta` as written. */
export function proposalRecord(roles: readonly StaffRole[], author: string, now: unknown) {
  return { roles: storedRoles(roles), autor: author, fecha: now };
}

/** `invitacion` as written. */
export const invitationRecord = (invitation: StoredInvitation) => writeAs(INVITATION, invitation);

/** `ajustes/personal` as read; undefined if the list was never reviewed. */
export function readReview(data: RecordFields | undefined): PeopleReview | undefined {
  if (data === undefined) return undefined;
  const fields = reader(data, 'ajustes/personal');
  return { author: fields.text('autor'), at: fields.date('fecha') };
}
