import { type DocumentData, serverTimestamp } from 'firebase/firestore/lite';
import { auditWrite } from './rules-audit';
import type { Person } from './rules-people';
import type { Deletion, Write } from './rules-records';

/** A shared view and its audit entry, as the application writes them. */
export function sharingWrites(
  who: Pick<Person, 'uid'>,
  id: string,
  changes: DocumentData = {},
  entry: DocumentData = {},
): [Write, Write] {
  const path = `vistasEquipo/${id}`;
  const data = {
    lista: 'users',
    nombre: 'Pendientes',
    ajustes: 'tab=solicitudes&estado=pendientes',
    autor: who.uid,
    fecha: serverTimestamp(),
    ...changes,
  };
  const told = { nombre: data.nombre, ...entry };
  return [{ path, data }, auditWrite(who, `compartir_${id}`, 'compartir-vista', path, told)];
}

/** The removal of a shared view of this name, and its audit entry. */
export function unsharing(
  who: Pick<Person, 'uid'>,
  id: string,
  entry: DocumentData = {},
): [Deletion, Write] {
  const path = `vistasEquipo/${id}`;
  const told = { nombre: 'Pendientes', ...entry };
  return [{ path }, auditWrite(who, `quitar_${id}`, 'quitar-vista', path, told)];
}
