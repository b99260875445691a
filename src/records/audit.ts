import { isComplaintNumber } from '../domain/complaint/number';

/** An entry of `auditoria`: its path and its fields. */
export interface AuditEntry {
  readonly id: string;
  readonly data: {
    readonly autor: string;
    readonly fecha: unknown;
    readonly accion: string;
    readonly sobre: string;
    /** The request or complaint that it is about. */
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

/** The content of an entry about a request or a complaint. */
type CaseAction =
  | 'decidir'
  | 'proponer'
  | 'fin-propuesta'
  | 'prueba'
  | 'proponer-deshacer'
  | 'deshacer'
  | 'no-deshacer'
  | 'tomar'
  | 'relevar'
  | 'ver'
  | 'no-ver'
  | 'abrir'
  | 'responder'
  | 'cerrar'
  | 'caducar'
  | 'desembolsar'
  | 'cancelar'
  | 'cancelar-tarde'
  | 'saldar'
  | 'pago-suelto';

/** The path of a case's record: of a complaint if the id is its number, otherwise of a request. */
export function casePath(caseId: string): string {
  return `${isComplaintNumber(caseId) ? 'reclamos' : 'users'}/${caseId}`;
}

/** An entry about an act on a request or a complaint. */
export function caseAuditEntry(
  id: string,
  action: CaseAction,
  caseId: string,
  author: string,
  now: unknown,
): AuditEntry {
  const { data } = auditEntry(id, action, casePath(caseId), author, now);
  return { id, data: { ...data, caso: caseId } };
}
