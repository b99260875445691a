import { type DocumentData, Timestamp } from 'firebase/firestore/lite';
import type { Project } from './rules-emulator';
import { place, placeRequest, type Write } from './rules-records';

/** The time this many minutes from now; a negative number is in the past. */
export const minutesFromNow = (minutes: number) =>
  Timestamp.fromMillis(Date.now() + minutes * 60_000);

/** A stored request, the stored proof of its account, and what the visitor adds. */
export interface ProofCase {
  readonly record: DocumentData;
  readonly proof: DocumentData;
  readonly added: DocumentData;
}

const IDS = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];

/** A case with so many exact lines, all of them right; `changes` are the record's. */
export function proofCase(lines: number, changes: DocumentData = {}): ProofCase {
  const ids = IDS.slice(0, lines);
  const of = (value: (place: number) => unknown) =>
    Object.fromEntries(ids.map((id, at) => [id, value(at)]));
  const [cuenta, fecha] = ['#2PP0LQ8VY', minutesFromNow(-30)];
  return {
    record: { atributos: of((at) => at + 10), ...changes },
    proof: {
      cuenta,
      nombre: 'Ana',
      lineas: of((at) => ({ valor: at + 10, tipo: 'exacto' })),
      fecha,
      expira: minutesFromNow(60),
    },
    added: { cuenta, fecha, lineas: of(() => 'exacto') },
  };
}

/** Stores request and proof, bypassing the rules; resolves to the uid. */
export async function placeProofCase(
  { record, proof }: Pick<ProofCase, 'record' | 'proof'>,
  project?: Project,
): Promise<string> {
  const uid = await placeRequest(record, project);
  await place(`pruebas/${uid}_${record.juego ?? 'roblox'}`, proof, project);
  return uid;
}

/** The write that adds the proof to the request. */
export const proofWrite = (uid: string, { added }: Pick<ProofCase, 'added'>): Write => ({
  path: `users/${uid}`,
  data: { prueba: added },
  change: true,
});
