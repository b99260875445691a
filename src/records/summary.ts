import type { Bucket } from '../domain/summary/histogram';
import type { RequestSummary } from '../domain/summary/request-summary';
import { type FieldReader, type RecordFields, reader } from './fields';
import { STORED_REASON, wordOf } from './words';

/** The maps of numbers within a map of the record, by their names. */
function entriesOf(fields: FieldReader, field: string, data: RecordFields) {
  const part = fields.part(field);
  return Object.keys(data[field] as object).map((name) => [name, part.part(name)] as const);
}

function readBuckets(fields: FieldReader, field: string, data: RecordFields): Bucket[] {
  return entriesOf(fields, field, data)
    .map(([from, bucket]) => ({
      from: Number(from),
      count: bucket.number('n'),
      sum: bucket.number('suma'),
    }))
    .sort((a, b) => a.from - b.from);
}

function readDays(fields: FieldReader, data: RecordFields): RequestSummary['days'] {
  return entriesOf(fields, 'dias', data)
    .map(([day, sums]) => ({ day, count: sums.number('n') }))
    .sort((a, b) => (a.day < b.day ? -1 : 1));
}

/** A reason outside today's list counts with those that were never recorded. */
function readReasons(fields: FieldReader): RequestSummary['reasons'] {
  const reasons: Record<string, number> = {};
  for (const [word, count] of Object.entries(fields.numbers('motivos'))) {
    const reason = wordOf(STORED_REASON, word) ?? 'none';
    reasons[reason] = (reasons[reason] ?? 0) + count;
  }
  return reasons;
}

/** The values in a summary of a game; none before it has one. */
export const valuesIn = (data: RecordFields | undefined): Bucket[] =>
  data ? readBuckets(reader(data, 'resumen'), 'valores', data) : [];

/** What is stored of a summary; what is overdue changes with time alone. */
type StoredSummary = Omit<RequestSummary, 'overdue'>;

/** `resumen/{gameid}` as read. Throws a `RecordError` naming a field that is not as specified. */
export function readSummary(id: string, data: RecordFields): StoredSummary {
  const fields = reader(data, `resumen/${id}`);
  const {
    aprobado = 0,
    rechazado = 0,
    retirado = 0,
    sinRespuesta = 0,
    caducado = 0,
  } = fields.numbers('resultados');
  return {
    count: fields.number('solicitudes'),
    values: readBuckets(fields, 'valores', data),
    days: readDays(fields, data),
    approved: aprobado,
    paidOut: fields.number('desembolsadas'),
    declined: rechazado,
    withdrawn: retirado,
    unanswered: sinRespuesta,
    lapsed: caducado,
    reasons: readReasons(fields),
    minutes: readBuckets(fields, 'minutos', data),
    onTime: fields.number('enPlazo'),
    givenUp: fields.number('sinContestar'),
    undone: fields.number('deshechas'),
    reconsidered: fields.number('reconsideradas'),
    reconsideredApproved: fields.number('reconsideradasAprobadas'),
  };
}
