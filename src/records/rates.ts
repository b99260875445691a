import type { Calculator } from '../domain/calculator';
import {
  checkRates,
  type PublishedRates,
  type RateFigures,
  type RatesPublication,
  type Replacement,
} from '../domain/rates/rates';
import { type Description, readAs } from './codec';
import { RecordError, type RecordFields, reader } from './fields';

/** The figures of a calculator. */
export const FIGURES: Description<RateFigures> = {
  rates: ['numbers', 'tasas'],
  options: ['lists', 'opciones'],
  base: ['number', 'base'],
};

/** When a version came into force, and the version that it replaced. */
const REPLACEMENT: Description<Replacement> = {
  since: ['date', 'vigenteDesde'],
  previous: ['number', 'anterior'],
};

/** How a version came into force, without what only staff know. */
export const PUBLICATION: Description<Omit<RatesPublication, 'authors' | 'previousWrong'>> = {
  ...REPLACEMENT,
  reason: ['words', 'motivo'],
  author: ['text', 'autor'],
  publisher: ['text', 'publicadoPor'],
};

/** The same figures; throws a `RecordError` where they do not fit the calculator. */
export function fitting<Figures extends RateFigures>(
  calculator: Calculator,
  figures: Figures,
  where: string,
): Figures {
  const [misfit] = checkRates(calculator, figures);
  if (misfit) throw new RecordError(`${where}: ${JSON.stringify(misfit)}`);
  return figures;
}

/** The version that a `tarifas` record puts into force, when, and the version that it replaced. */
export function readReplacement(
  data: RecordFields,
  where: string,
): { readonly version: number; readonly publication: Replacement } {
  const fields = reader(data, where);
  return { version: fields.number('version'), publication: readAs(REPLACEMENT, fields) };
}

/**
 * Reads `tarifas/{gameid}` or one of its versions. Throws a `RecordError` if it is not as specified or
 * does not fit the calculator.
 */
export function readRates(calculator: Calculator, data: RecordFields): PublishedRates {
  const where = `tarifas/${calculator.id}`;
  const fields = reader(data, where);
  return {
    version: fields.number('version'),
    ...fitting(calculator, readAs(FIGURES, fields), where),
    publication: readAs(PUBLICATION, fields),
  };
}
