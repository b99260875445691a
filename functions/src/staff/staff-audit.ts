import { randomUUID } from 'node:crypto';
import type { StaffRole } from '../../../src/domain/session.ts';
import { storedRoles } from '../../../src/records/roles.ts';
import type { Write } from '../acts/write.ts';

/** The actions on a staff account, as the audit spells them. */
type StaffAct =
  | 'alta'
  | 'baja'
  | 'reactivar'
  | 'cambiar-clave'
  | 'invitar'
  | 'reenviar-invitacion'
  | 'retirar-invitacion'
  | 'aceptar-invitacion'
  | 'cambiar-roles'
  | 'proponer-roles'
  | 'confirmar-roles'
  | 'rechazar-roles'
  | 'quitar-segundo-factor';

/** The author of actions of the staff command. */
export const ADMINISTRATION = 'administración';

/** The roles that an action is about, or its reason. */
interface StaffActDetail {
  readonly roles?: readonly StaffRole[];
  readonly motivo?: string;
}

/** The path of a new entry about members. */
export const newEntryPath = () => `auditoria/personal_${randomUUID()}`;

const storedDetail = ({ roles, motivo }: StaffActDetail) => ({
  ...(roles && { roles: storedRoles(roles) }),
  ...(motivo !== undefined && { motivo }),
});

/** An action on an account, with what it is about. */
export type Note = readonly [StaffAct, StaffActDetail?];

/** Whom an entry of the audit is about, its author, and when. */
export interface Signed {
  readonly uid: string;
  readonly autor: string;
  readonly now: Date;
}

/** An entry of `auditoria/personal_{id}` about a member, by this author. */
export function staffEntry({ uid, autor, now }: Signed, ...[accion, detail = {}]: Note): Write {
  const signed = { autor, fecha: now, accion, sobre: `personal/${uid}` };
  return { create: newEntryPath(), fields: { ...signed, ...storedDetail(detail) } };
}
