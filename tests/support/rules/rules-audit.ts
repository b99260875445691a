import { type DocumentData, serverTimestamp } from 'firebase/firestore/lite';
import { casePath } from '../../../src/records/audit';
import type { Person } from './rules-people';
import type { Write } from './rules-records';

/** An entry of `auditoria` by somebody, as the application writes it, with these changes. */
export function auditWrite(
  { uid }: Pick<Person, 'uid'>,
  id: string,
  accion: string,
  sobre: string,
  changes: DocumentData = {},
): Write {
  const data = { autor: uid, fecha: serverTimestamp(), accion, sobre, ...changes };
  return { path: `auditoria/${id}`, data };
}

/** An entry about a request, or a complaint by its number. */
export function caseWrite(
  who: Pick<Person, 'uid'>,
  id: string,
  accion: string,
  caso: string,
  changes: DocumentData = {},
): Write {
  return auditWrite(who, id, accion, casePath(caso), { caso, ...changes });
}
