import { type DocumentData, Timestamp } from 'firebase/firestore/lite';
import { newComplaintNumber } from '../../../src/domain/complaint/complaint';
import { place } from './rules-records';

/** A number that no other test has. */
export const freshNumber = () => newComplaintNumber(new Date());

/** Stores an open complaint, bypassing the rules; resolves to its number. */
export async function placeComplaint(changes: DocumentData = {}): Promise<string> {
  const number = freshNumber();
  await place(`reclamos/${number}`, {
    id: 'somevisitor',
    nombre: 'Ana Pérez',
    correo: 'ana@example.com',
    tipo: 'demora',
    texto: 'Llamé dos veces y nadie lo miró.',
    idioma: 'es',
    registro: Timestamp.now(),
    plazo: 30,
    estado: 'abierto',
    ...changes,
  });
  return number;
}
