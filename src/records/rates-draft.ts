import type { Calculator } from '../domain/calculator';
import type { WrongVersions } from '../domain/rates/mended';
import type {
  MarkedFigures,
  PublishedRates,
  RatesDraft,
  RatesPublication,
} from '../domain/rates/rates';
import { authorsRecord, draftPartsRecord, readAuthors, readDraftParts } from './draft-parts';
import { type RecordFields, reader } from './fields';
import { readFigures, readRates } from './rates';

/** Reads `borradores/{gameid}`; throws a `RecordError` like `readRates`. */
export function readDraft(calculator: Calculator, data: RecordFields): RatesDraft {
  const where = `borradores/${calculator.id}`;
  const parts = readDraftParts(reader(data, where));
  return { ...readFigures(calculator, data, where), ...readMark(data), ...parts };
}

const readMark = (data: RecordFields) => data.anteriorErronea === true && { previousWrong: true };

/** Reads a version with who wrote which part of it; throws a `RecordError` like `readRates`. */
export function readRatesVersion(calculator: Calculator, data: RecordFields): PublishedRates {
  const rates = readRates(calculator, data);
  const authors = readAuthors(reader(data, `tarifas/${calculator.id}`));
  return { ...rates, publication: { ...rates.publication, ...authors, ...readMark(data) } };
}

function figuresRecord({ rates, options, base, previousWrong }: MarkedFigures) {
  return {
    tasas: { ...rates },
    opciones: { ...options },
    base,
    ...(previousWrong && { anteriorErronea: true }),
  };
}

/** `borradores/{gameid}` as written. */
export function draftRecord(draft: Omit<RatesDraft, 'savedAt' | 'note'>, now: unknown) {
  return { ...figuresRecord(draft), ...draftPartsRecord(draft, now) };
}

/** `tarifas/{gameid}` and `tarifas/{gameid}/versiones/{n}` as written. */
export function ratesRecord(
  draft: MarkedFigures & Pick<RatesPublication, 'reason' | 'author' | 'authors'>,
  previous: number,
  publisher: string,
  now: unknown,
  wrong: WrongVersions = {},
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
    ...(Object.keys(wrong).length > 0 && { erroneas: { ...wrong } }),
  };
}
