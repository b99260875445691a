import { type DocumentData, deleteDoc, doc, Timestamp } from 'firebase/firestore/lite';
import type { Calculator } from '../../../src/domain/calculator';
import { type RateFigures, ratesOf } from '../../../src/domain/rates/rates';
import { ownerOf, type Project } from './rules-emulator';
import { place } from './rules-records';
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
