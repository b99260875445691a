/** An entry of `auditoria`: its path and its fields. */
export interface AuditEntry {
  readonly id: string;
  readonly data: {
    readonly autor: string;
    readonly fecha: unknown;
    readonly accion: string;
    readonly sobre: string;
    /** The request that it is about. */
    readonly caso?: string;
    /** Why a request was taken over. */
    readonly motivo?: string;
  };
}

/** A new entry: who did what to which document. */
export function auditEntry(
  id: string,
  action: string,
  about: string,
  author: string,
  now: unknown,
): AuditEntry {
  const data = { autor: author, fecha: now, accion: action, sobre: about };
  return { id, data };
}

/** The content of an entry about a request. */
type CaseAction = 'decidir' | 'proponer' | 'tomar' | 'relevar' | 'ver' | 'abrir';

/** An entry about an act on a request. */
export function caseAuditEntry(
  id: string,
  action: CaseAction,
  requestId: string,
  author: string,
  now: unknown,
): AuditEntry {
  const { data } = auditEntry(id, action, `users/${requestId}`, author, now);
  return { id, data: { ...data, caso: requestId } };
}
