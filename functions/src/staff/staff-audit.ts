import {
  type DocumentData,
  type DocumentReference,
  FieldValue,
  type Firestore,
} from 'firebase-admin/firestore';
import type { StaffRole } from '../../../src/domain/session.ts';
import { storedRoles } from '../../../src/records/staff/roles.ts';

/** The actions on a staff account, as the audit spells them. */
export type StaffAct =
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
export interface StaffActDetail {
  readonly roles?: readonly StaffRole[];
  readonly motivo?: string;
}

const storedDetail = ({ roles, motivo }: StaffActDetail) => ({
  ...(roles && { roles: storedRoles(roles) }),
  ...(motivo !== undefined && { motivo }),
});

/** An entry of `auditoria/personal_{id}` about a member, by this author. */
export function staffEntry(
  accion: StaffAct,
  uid: string,
  autor: string,
  detail: StaffActDetail = {},
): DocumentData {
  const sobre = `personal/${uid}`;
  return { autor, fecha: FieldValue.serverTimestamp(), accion, sobre, ...storedDetail(detail) };
}

/** Adds an entry to the audit as a part of these writes. */
export function noteIn(
  writes: { create(document: DocumentReference, data: DocumentData): unknown },
  db: Firestore,
  entry: DocumentData,
): void {
  const audit = db.collection('auditoria');
  writes.create(audit.doc(`personal_${audit.doc().id}`), entry);
}
