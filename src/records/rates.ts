import type { Calculator } from '../domain/calculator';
import {
  checkRates,
  type PublishedRates,
  type RateFigures,
  type Replacement,
} from '../domain/rates/rates';
import { isMap, RecordError, type RecordFields, reader } from './fields';

/** The figures of a record, also where they do not fit the calculator of today. */
export function storedFigures(data: RecordFields, where: string): RateFigures {
  const fields = reader(data, where);
  const options = isMap(data.opciones) ? data.opciones : {};
  const lists = reader(options, `${where}: opciones`);
  return {
    rates: fields.numbers('tasas'),
    options: Object.fromEntries(Object.keys(options).map((id) => [id, lists.list(id)])),
    base: fields.number('base'),
  };
}

/** Reads the figures of a record; throws a `RecordError` where they do not fit the calculator. */
export function readFigures(
  calculator: Calculator,
  data: RecordFields,
  where: string,
): RateFigures {
  const figures = storedFigures(data, where);
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
  const publication = { since: fields.date('vigenteDesde'), previous: fields.number('anterior') };
  return { version: fields.number('version'), publication };
}

/**
 * Reads `tarifas/{gameid}` or one of its versions. Throws a `RecordError` if it is not as specified or
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
      reason: fields.words('motivo'),
      author: fields.text('autor'),
      publisher: fields.text('publicadoPor'),
    },
  };
}
