import type { Answers } from '../domain/answers';
import type { Calculator } from '../domain/calculator';
import { type Mended, valueBy, type WrongVersions } from '../domain/rates/mended';
import { type Description, readAs, writeAs } from './codec';
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

const MENDED: Description<Mended> = {
  version: ['number', 'version'],
  since: ['date', 'desde'],
  value: ['number?', 'valor'],
};

/** `enmienda` of a case file. `removed`: in the place of a value that an earlier one may have had. */
export const mendedRecord = (mended: Mended, at?: Moments['at'], removed?: unknown) => ({
  enmienda: {
    ...(removed !== undefined && { valor: removed }),
    ...writeAs(MENDED, mended, at),
  },
});

/** The same as read; undefined where the rates of the request were not found wrong. */
export function readMended(file: RecordFields | undefined): Mended | undefined {
  if (!isMap(file?.enmienda)) return undefined;
  return readAs(MENDED, reader(file.enmienda, 'expedientes: enmienda'));
}
