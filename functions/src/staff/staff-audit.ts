import { type DocumentData, FieldValue } from 'firebase-admin/firestore';

/** What is done to the account of a member of staff, as the audit spells it. */
export type StaffAct = 'alta' | 'baja' | 'cambiar-clave';

/** The author of what the staff command does. */
export const ADMINISTRATION = 'administración';

/** An entry of `auditoria/personal_{id}` about a member, by this author. */
export function staffEntry(accion: StaffAct, uid: string, autor: string): DocumentData {
  return { autor, fecha: FieldValue.serverTimestamp(), accion, sobre: `personal/${uid}` };
}
