import {
  type DocumentData,
  deleteDoc,
  doc,
  getDoc,
  serverTimestamp,
  Timestamp,
} from 'firebase/firestore/lite';
import type { Calculator } from '../../../src/domain/calculator';
import { type RateFigures, ratesOf } from '../../../src/domain/rates/rates';
import { auditWrite } from './rules-audit';
import { ownerOf, type Project } from './rules-emulator';
import type { Person } from './rules-people';
import { type Deletion, place, type Write } from './rules-records';
import { MEMBERS } from './rules-staff';

/** A version of a game's rates to store: its figures that differ from src/games. */
interface StoredRates extends Partial<RateFigures> {
  readonly version: number;
  readonly previous?: number;
  /** How long ago it came into force. */
  readonly hours?: number;
}

/** `tarifas/{gameid}` and its version, as a publication leaves them. */
export function ratesDocument(
  calculator: Calculator,
  { version, previous = version - 1, hours = 0, ...figures }: StoredRates,
): DocumentData {
  const { rates, options, base } = { ...ratesOf(calculator), ...figures };
  return {
    version,
    tasas: rates,
    opciones: options,
    base,
    vigenteDesde: Timestamp.fromMillis(Date.now() - hours * 3_600_000),
    anterior: previous,
    motivo: { es: 'Sube el mercado', en: 'The market rises' },
    autor: MEMBERS.drafting.uid,
    publicadoPor: MEMBERS.publishing.uid,
  };
}

/** `borradores/{gameid}` as the application writes it. */
export function draftDocument(calculator: Calculator, author: string): DocumentData {
  const { rates, options, base } = ratesOf(calculator);
  return {
    tasas: rates,
    opciones: options,
    base,
    motivo: { es: 'Sube el mercado', en: 'The market rises' },
    autor: author,
    fecha: serverTimestamp(),
    revision: 1,
  };
}

/** The writes that discard a stored draft: its end, and the entry with the moment of its last save. */
export async function discardWrites(
  who: Pick<Person, 'uid'>,
  { id }: Calculator,
  project: Project,
  changes: DocumentData = {},
): Promise<[Deletion, Write]> {
  const path = `borradores/${id}`;
  const saved: Timestamp = (await getDoc(doc(ownerOf(project), path))).get('fecha');
  const moment = Math.floor(saved.toMillis());
  return [
    { path },
    auditWrite(who, `borrador_${id}_${moment}`, 'descartar-borrador', path, changes),
  ];
}

/** The batch of a publication. */
export interface Publication {
  readonly made: Write;
  readonly inForce: Write;
  readonly audit: Write;
  readonly draft: Deletion;
}

/** The writes of a publication: version, rates in force, audit entry, and the end of the draft. */
export function publicationWrites(
  who: Pick<Person, 'uid'>,
  { id }: Calculator,
  draft: DocumentData,
  version: number,
): Publication {
  const { tasas, opciones, base, motivo, autor } = draft;
  const rates = {
    version,
    tasas,
    opciones,
    base,
    vigenteDesde: serverTimestamp(),
    anterior: version - 1,
    motivo,
    autor,
    publicadoPor: who.uid,
  };
  const audit = {
    autor: who.uid,
    fecha: serverTimestamp(),
    accion: 'publicar-tarifas',
    sobre: `tarifas/${id}/versiones/${version}`,
  };
  return {
    made: { path: `tarifas/${id}/versiones/${version}`, data: rates },
    inForce: { path: `tarifas/${id}`, data: rates },
    audit: { path: `auditoria/tarifas_${id}_${version}`, data: audit },
    draft: { path: `borradores/${id}` },
  };
}

/** Stores a version as the one in force, bypassing the rules. */
export async function placeRates(
  calculator: Calculator,
  rates: StoredRates,
  project?: Project,
): Promise<void> {
  const stored = ratesDocument(calculator, rates);
  await place(`tarifas/${calculator.id}/versiones/${rates.version}`, stored, project);
  await place(`tarifas/${calculator.id}`, stored, project);
}

/** Forgets everything about the rates of a game up to this version, bypassing the rules. */
export async function forgetRates({ id }: Calculator, project: Project, last = 4): Promise<void> {
  const versions = Array.from({ length: last }, (_, place) => place + 1);
  const paths = [
    `tarifas/${id}`,
    `borradores/${id}`,
    ...versions.flatMap((n) => [`tarifas/${id}/versiones/${n}`, `auditoria/tarifas_${id}_${n}`]),
  ];
  await Promise.all(paths.map((path) => deleteDoc(doc(ownerOf(project), path))));
}

const turns = new Map<string, Promise<unknown>>();

/** Runs a test while no other changes the rates of the same game. */
export function alone({ id }: Calculator, test: () => Promise<void>): () => Promise<void> {
  return () => {
    const before = turns.get(id) ?? Promise.resolve();
    const turn = before.catch(() => undefined).then(test);
    turns.set(id, turn);
    return turn;
  };
}
