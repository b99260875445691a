import { type FieldValue, serverTimestamp } from 'firebase/firestore/lite';

/** An entry of `auditoria`: where it is written, and what. */
export interface AuditEntry {
  readonly id: string;
  readonly data: {
    readonly autor: string;
    readonly fecha: FieldValue;
    readonly accion: string;
    readonly sobre: string;
    /** The request that it tells of. */
    readonly caso?: string;
    /** Why a request was taken over. */
    readonly motivo?: string;
  };
}

/** An entry that tells who did what to which document, now. */
export function auditEntry(id: string, action: string, about: string, author: string): AuditEntry {
  const data = { autor: author, fecha: serverTimestamp(), accion: action, sobre: about };
  return { id, data };
}

/** What an entry about a request tells. */
type CaseAction = 'decidir' | 'proponer' | 'tomar' | 'relevar' | 'ver' | 'abrir';

/** An entry that tells what somebody did with a request. */
export function caseAuditEntry(
  id: string,
  action: CaseAction,
  requestId: string,
  author: string,
): AuditEntry {
  const { data } = auditEntry(id, action, `users/${requestId}`, author);
  return { id, data: { ...data, caso: requestId } };
}
