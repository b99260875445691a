import { type DocumentData, FieldValue } from 'firebase-admin/firestore';

/** The actions on a staff account, as the audit spells them. */
export type StaffAct = 'alta' | 'baja' | 'cambiar-clave';

/** The author of actions of the staff command. */
export const ADMINISTRATION = 'administración';

/** An entry of `auditoria/personal_{id}` about a member, by this author. */
export function staffEntry(accion: StaffAct, uid: string, autor: string): DocumentData {
  return { autor, fecha: FieldValue.serverTimestamp(), accion, sobre: `personal/${uid}` };
}
