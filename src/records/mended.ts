import type { Answers } from '../domain/answers';
import type { Calculator } from '../domain/calculator';
import { type Mended, valueBy, type WrongVersions } from '../domain/rates/mended';
import { readAs } from './codec';
import { isMap, type RecordFields, reader } from './fields';
import type { Moments } from './moments';
import { FIGURES, readReplacement } from './rates';

/** `erroneas` of `tarifas/{gameid}`, each wrong version with what mends it; none where nothing was published. */
export function readWrongVersions(data: RecordFields | undefined): WrongVersions {
  return data?.erroneas === undefined ? {} : reader(data, 'tarifas').numbers('erroneas');
}

/** What a version, `tarifas/{gameid}/versiones/{n}`, makes of these answers. */
export function readMending(
  calculator: Calculator | undefined,
  answers: Answers | undefined,
  data: RecordFields,
): Mended {
  const where = 'tarifas: versiones';
  const { version, publication } = readReplacement(data, where);
  const value =
    calculator && answers && valueBy(calculator, readAs(FIGURES, reader(data, where)), answers);
  return { version, since: publication.since, value };
}

/** `enmienda` of a case file. `removed`: in the place of a value that an earlier one may have had. */
export const mendedRecord = (
  { version, since, value = undefined }: Mended,
  at: Moments['at'],
  removed?: unknown,
) => {
  const valor = value ?? removed;
  return { enmienda: { version, desde: at(since), ...(valor !== undefined && { valor }) } };
};

/** The same as read; undefined where the rates of the request were not found wrong. */
export function readMended(file: RecordFields | undefined): Mended | undefined {
  if (!isMap(file?.enmienda)) return undefined;
  const fields = reader(file.enmienda, 'expedientes: enmienda');
  return {
    version: fields.number('version'),
    since: fields.date('desde'),
    value: fields.has('valor') ? fields.number('valor') : undefined,
  };
}
