import {
  type DocumentData,
  deleteDoc,
  doc,
  serverTimestamp,
  Timestamp,
} from 'firebase/firestore/lite';
import { auditWrite } from './rules-audit';
import { ownerOf, type Project } from './rules-emulator';
import type { Person } from './rules-people';
import type { Deletion, Write } from './rules-records';
import { MEMBERS } from './rules-staff';

export const TERMS = 'condiciones/prestamo';
export const TERMS_DRAFT = 'condiciones/borrador';

/** The moment this many days from now. */
export const inDays = (days: number) => Timestamp.fromMillis(Date.now() + days * 86_400_000);

/** Terms as stored. */
export function storedTerms(): DocumentData {
  return {
    minimo: 500_000,
    maximo: 30_000_000,
    plazos: [6, 12, 18, 24, 36],
    tasaMinima: 2_400,
    tasaMaxima: 2_400,
    base: 360,
    aperturaPorCiento: 200,
    aperturaMonto: 0,
    seguro: 9_000,
    validoHasta: inDays(60),
  };
}

/** `condiciones/borrador` as the application writes it. */
export function termsDraft(autor: string, revision = 1): DocumentData {
  const motivo = { es: 'Primeros términos', en: 'First terms' };
  return { terminos: storedTerms(), motivo, autor, fecha: serverTimestamp(), revision };
}

/** `condiciones/prestamo` as a publication left it some days ago. */
export function termsDocument(version: number, cambio?: DocumentData): DocumentData {
  return {
    version,
    terminos: storedTerms(),
    vigenteDesde: inDays(-3),
    motivo: { es: 'Primeros términos', en: 'First terms' },
    autor: MEMBERS.drafting.uid,
    publicadoPor: MEMBERS.publishing.uid,
    ...(cambio && { cambio }),
  };
}

/** The batch of a publication. */
export interface TermsPublication {
  readonly made: Write;
  readonly inForce: Write;
  readonly audit: Write;
  readonly draft: Deletion;
}

/** The writes that publish a draft as this version. */
export function termsWrites(
  who: Pick<Person, 'uid'>,
  { terminos, motivo, autor }: DocumentData,
  version: number,
): TermsPublication {
  const vigenteDesde = serverTimestamp();
  const data = { version, terminos, vigenteDesde, motivo, autor, publicadoPor: who.uid };
  const path = `${TERMS}/versiones/${version}`;
  return {
    made: { path, data },
    inForce: { path: TERMS, data, merge: true },
    audit: auditWrite(who, `prestamo_${version}`, 'publicar-prestamo', path),
    draft: { path: TERMS_DRAFT },
  };
}

/** The writes that enter a reference rate. */
export function rateWrites(
  who: Pick<Person, 'uid'>,
  tasa: unknown,
  anterior: number,
  ediciones: number,
): [Write, Write] {
  const cambio = { tasa, fecha: serverTimestamp(), autor: who.uid, anterior, ediciones };
  return [
    { path: TERMS, data: { cambio }, change: true },
    auditWrite(who, `cambio_${ediciones}`, 'cambiar-referencia', TERMS),
  ];
}

/** Forgets everything about the terms, bypassing the rules. */
export async function forgetTerms(project: Project): Promise<void> {
  const numbers = [0, 1, 2, 3, 4, 5];
  const entries = ['auditoria/prestamo', 'auditoria/cambio'];
  const paths = [
    TERMS,
    TERMS_DRAFT,
    // Second entries may be there, of a test that failed.
    ...entries.flatMap((path) => [
      path,
      ...numbers.flatMap((n) => [`${path}_${n}`, `${path}_${n}_x`]),
    ]),
    ...numbers.map((n) => `${TERMS}/versiones/${n}`),
  ];
  await Promise.all(paths.map((path) => deleteDoc(doc(ownerOf(project), path))));
}
