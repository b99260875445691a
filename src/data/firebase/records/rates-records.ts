import { serverTimestamp } from 'firebase/firestore/lite';
import type { Calculator } from '../../../domain/calculator';
import { normalizeText } from '../../../domain/fields';
import type { Text } from '../../../domain/language';
import {
  checkRates,
  type PublishedRates,
  type RateFigures,
  type RatesDraft,
  type RatesNote,
  type Replacement,
} from '../../../domain/rates';
import { BackendError } from '../../errors';
import { type AuditEntry, auditEntry } from './audit-records';
import { isMap, type RecordFields, reader } from './record-fields';

/** Reads the figures of a record; throws `unknown` where they do not fit the calculator. */
function readFigures(calculator: Calculator, data: RecordFields, where: string): RateFigures {
  const fields = reader(data, where);
  const options = isMap(data.opciones) ? data.opciones : {};
  const lists = reader(options, `${where}: opciones`);
  const figures = {
    rates: fields.numbers('tasas'),
    options: Object.fromEntries(Object.keys(options).map((id) => [id, lists.list(id)])),
    base: fields.number('base'),
  };
  const [misfit] = checkRates(calculator, figures);
  if (misfit) throw new BackendError('unknown', { cause: `${where}: ${JSON.stringify(misfit)}` });
  return figures;
}

function readReason(data: RecordFields, where: string): Text {
  const reason = reader(data, where).part('motivo');
  return { es: reason.text('es'), en: reason.text('en') };
}

/** Which version a `tarifas` record puts into force, and when it replaced which one. */
export function readReplacement(
  data: RecordFields,
  where: string,
): { readonly version: number; readonly publication: Replacement } {
  const fields = reader(data, where);
  const publication = { since: fields.date('vigenteDesde'), previous: fields.number('anterior') };
  return { version: fields.number('version'), publication };
}

/**
 * Reads `tarifas/{gameid}` or one of its versions. Throws `unknown` where it is not as specified or
 * does not fit the calculator.
 */
export function readRates(calculator: Calculator, data: RecordFields): PublishedRates {
  const where = `tarifas/${calculator.id}`;
  const { version, publication } = readReplacement(data, where);
  const fields = reader(data, where);
  return {
    version,
    ...readFigures(calculator, data, where),
    publication: {
      ...publication,
      reason: readReason(data, where),
      author: fields.text('autor'),
      publisher: fields.text('publicadoPor'),
    },
  };
}

function readNote(data: RecordFields, where: string): { readonly note?: RatesNote } {
  if (data.nota === undefined) return {};
  const fields = reader(data, where).part('nota');
  const note = {
    text: fields.text('texto'),
    author: fields.text('autor'),
    writtenAt: fields.date('fecha'),
  };
  return { note };
}

/** Reads `borradores/{gameid}`; throws `unknown` like `readRates`. */
export function readDraft(calculator: Calculator, data: RecordFields): RatesDraft {
  const where = `borradores/${calculator.id}`;
  const fields = reader(data, where);
  return {
    ...readFigures(calculator, data, where),
    reason: readReason(data, where),
    author: fields.text('autor'),
    savedAt: fields.date('fecha'),
    revision: fields.number('revision'),
    ...readNote(data, where),
  };
}

function figuresRecord({ rates, options, base }: RateFigures) {
  return { tasas: { ...rates }, opciones: { ...options }, base };
}

/** `borradores/{gameid}` as it is written. */
export function draftRecord(draft: Omit<RatesDraft, 'savedAt'>) {
  const { reason, author, revision } = draft;
  return {
    ...figuresRecord(draft),
    motivo: { es: normalizeText(reason.es), en: normalizeText(reason.en) },
    autor: author,
    fecha: serverTimestamp(),
    revision,
  };
}

/** What returning a draft writes over it. */
export function returnRecord({
  revision,
  note: { text, author },
}: RatesDraft & { readonly note: RatesNote }) {
  return { nota: { texto: text, autor: author, fecha: serverTimestamp() }, revision };
}

/** `tarifas/{gameid}` and `tarifas/{gameid}/versiones/{n}` as they are written. */
export function ratesRecord(draft: RatesDraft, previous: number, publisher: string) {
  return {
    version: previous + 1,
    ...figuresRecord(draft),
    vigenteDesde: serverTimestamp(),
    anterior: previous,
    motivo: { ...draft.reason },
    autor: draft.author,
    publicadoPor: publisher,
  };
}

/** `auditoria/tarifas_{gameid}_{version}`. */
export function publicationEntry(gameId: string, version: number, author: string): AuditEntry {
  const about = `tarifas/${gameId}/versiones/${version}`;
  return auditEntry(`tarifas_${gameId}_${version}`, 'publicar-tarifas', about, author);
}
