import type { Calculator } from '../../domain/calculator';
import type {
  PublishedRates,
  RateFigures,
  RatesDraft,
  RatesPublication,
} from '../../domain/rates/rates';
import { type RecordFields, reader } from '../fields';
import { authorsRecord, draftPartsRecord, readAuthors, readDraftParts } from './draft-parts';
import { readFigures, readRates } from './rates';

/** Reads `borradores/{gameid}`; throws a `RecordError` like `readRates`. */
export function readDraft(calculator: Calculator, data: RecordFields): RatesDraft {
  const where = `borradores/${calculator.id}`;
  return { ...readFigures(calculator, data, where), ...readDraftParts(reader(data, where)) };
}

/** Reads a version with who wrote which part of it; throws a `RecordError` like `readRates`. */
export function readRatesVersion(calculator: Calculator, data: RecordFields): PublishedRates {
  const rates = readRates(calculator, data);
  const authors = readAuthors(reader(data, `tarifas/${calculator.id}`));
  return { ...rates, publication: { ...rates.publication, ...authors } };
}

function figuresRecord({ rates, options, base }: RateFigures) {
  return { tasas: { ...rates }, opciones: { ...options }, base };
}

/** `borradores/{gameid}` as written. */
export function draftRecord(draft: Omit<RatesDraft, 'savedAt' | 'note'>, now: unknown) {
  return { ...figuresRecord(draft), ...draftPartsRecord(draft, now) };
}

/** `tarifas/{gameid}` and `tarifas/{gameid}/versiones/{n}` as written. */
export function ratesRecord(
  draft: RateFigures & Pick<RatesPublication, 'reason' | 'author' | 'authors'>,
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
    ...authorsRecord(draft.authors),
    publicadoPor: publisher,
  };
}
