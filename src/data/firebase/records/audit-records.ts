import { type FieldValue, serverTimestamp } from 'firebase/firestore/lite';

/** An entry of `auditoria`: where it is written, and what. */
export interface AuditEntry {
  readonly id: string;
  readonly data: {
    readonly autor: string;
    readonly fecha: FieldValue;
    readonly accion: string;
    readonly sobre: string;
  };
}

/** An entry that tells who did what to which document, now. */
export function auditEntry(id: string, action: string, about: string, author: string): AuditEntry {
  const data = { autor: author, fecha: serverTimestamp(), accion: action, sobre: about };
  return { id, data };
}
