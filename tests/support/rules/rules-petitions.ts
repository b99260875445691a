import { createHash } from 'node:crypto';
import { type DocumentData, serverTimestamp, Timestamp } from 'firebase/firestore/lite';
import { place } from './rules-records';

/** A key as a mailed link has it. */
export const KEY = 'LU-7K3A-Q9WM-X4TD-H2RP-V8NE-5CGJ-6Y';

/** The time this many minutes ago. */
export const minutesAgo = (minutes: number) => Timestamp.fromMillis(Date.now() - minutes * 60_000);

/** `peticiones/{code}_{kind}` as it is asked for. */
export function petition(kind: string, changes: DocumentData = {}): DocumentData {
  return { tipo: kind, fecha: serverTimestamp(), idioma: 'es', estado: 'pedida', ...changes };
}

/** A petition whose link was mailed this many minutes ago, and stays valid for the rest of a day. */
export function mailedPetition(kind: string, minutes: number): DocumentData {
  return {
    ...petition(kind, { fecha: minutesAgo(minutes), estado: 'confirmar' }),
    huella: createHash('sha256').update(KEY).digest('hex'),
    caduca: minutesAgo(minutes - 24 * 60),
    expira: minutesAgo(-90 * 24 * 60),
  };
}

/** Stores a petition of this code, bypassing the rules; resolves to its path. */
export async function placePetition(
  code: string,
  data: DocumentData,
  kind: string = data.tipo,
): Promise<string> {
  const path = `peticiones/${code}_${kind}`;
  await place(path, data);
  return path;
}
