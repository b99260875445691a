import type { Calculator } from '../domain/calculator';
import type { WrongVersions } from '../domain/rates/mended';
import type { PublishedRates, RatesDraft, RatesPublication } from '../domain/rates/rates';
import { type Description, readAs, writeAs } from './codec';
import { AUTHORED, type Authored, DRAFT } from './draft-parts';
import { type RecordFields, reader } from './fields';
import { FIGURES, fitting, PUBLICATION, readRates } from './rates';

/** Who wrote which part, and whether the version before was wrong. */
const MADE: Description<Authored & { readonly previousWrong?: boolean }> = {
  ...AUTHORED,
  previousWrong: ['mark', 'anteriorErronea'],
};

const RATES_DRAFT: Description<RatesDraft> = { ...FIGURES, ...DRAFT, ...MADE };

const STAFF_PUBLICATION: Description<RatesPublication> = { ...PUBLICATION, ...MADE };

/** Reads `borradores/{gameid}`; throws a `RecordError` like `readRates`. */
export function readDraft(calculator: Calculator, data: RecordFields): RatesDraft {
  const where = `borradores/${calculator.id}`;
  return fitting(calculator, readAs(RATES_DRAFT, reader(data, where)), where);
}

/** Reads a version with who wrote which part of it; throws a `RecordError` like `readRates`. */
export function readRatesVersion(calculator: Calculator, data: RecordFields): PublishedRates {
  const publication = readAs(STAFF_PUBLICATION, reader(data, `tarifas/${calculator.id}`));
  return { ...readRates(calculator, data), publication };
}

/** `borradores/{gameid}` as written. */
export const draftRecord = (draft: RatesDraft) => writeAs(RATES_DRAFT, draft);

/** `tarifas/{gameid}` and `tarifas/{gameid}/versiones/{n}` as written. */
export const ratesRecord = (rates: PublishedRates, wrong: WrongVersions = {}) => ({
  version: rates.version,
  ...writeAs(FIGURES, rates),
  ...writeAs(STAFF_PUBLICATION, rates.publication),
  ...(Object.keys(wrong).length > 0 && { erroneas: wrong }),
});
