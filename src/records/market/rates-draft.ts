import type { Calculator } from '../../domain/calculator';
import { normalizeWords } from '../../domain/fields/fields';
import type { Text } from '../../domain/language';
import type { RateFigures, RatesDraft, RatesNote } from '../../domain/rates/rates';
import { type RecordFields, reader } from '../fields';
import { type AuditEntry, auditEntry } from '../staff/audit';
import { readFigures, readReason } from './rates';

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

/** Reads `borradores/{gameid}`; throws a `RecordError` like `readRates`. */
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

/** `borradores/{gameid}` as written. */
export function draftRecord(draft: Omit<RatesDraft, 'savedAt'>, now: unknown) {
  const { reason, author, revision } = draft;
  return {
    ...figuresRecord(draft),
    motivo: normalizeWords(reason),
    autor: author,
    fecha: now,
    revision,
  };
}

/** The fields that a return writes over a draft. */
export function returnRecord(
  { revision, note: { text, author } }: RatesDraft & { readonly note: RatesNote },
  now: unknown,
) {
  return { nota: { texto: text, autor: author, fecha: now }, revision };
}

/** `tarifas/{gameid}` and `tarifas/{gameid}/versiones/{n}` as written. */
export function ratesRecord(
  draft: RateFigures & { readonly reason: Text; readonly author: string },
  previous: number,
  publisher: string,
  now: unknown,
) {
  return {
    version: previous + 1,
    ...figuresRecord(draft),
    vigenteDesde: now,
    anterior: previous,
    motivo: { ...draft.reason },
    autor: draft.author,
    publicadoPor: publisher,
  };
}

/** `auditoria/tarifas_{gameid}_{version}`. */
export function publicationEntry(
  gameId: string,
  version: number,
  author: string,
  now: unknown,
): AuditEntry {
  const about = `tarifas/${gameId}/versiones/${version}`;
  return auditEntry(`tarifas_${gameId}_${version}`, 'publicar-tarifas', about, author, now);
}
