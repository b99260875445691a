import type { CountedResponseTime } from '../domain/summary/response-time';
import { type RecordFields, reader } from './fields';

/** Where the bank's response time is stored, for everybody to read; a function writes it. */
export const PACE = 'condiciones/ritmo';

/** The bank's response time as read. Throws a `RecordError` naming a field that is not as specified. */
export function readResponseTime(data: RecordFields): CountedResponseTime {
  const fields = reader(data, PACE);
  return {
    people: fields.number('personas'),
    hours: fields.has('horas') ? fields.number('horas') : undefined,
    countedAt: fields.date('fecha'),
  };
}

/** The bank's response time as written. */
export function responseTimeRecord({ people, hours, countedAt }: CountedResponseTime) {
  return { personas: people, ...(hours !== undefined && { horas: hours }), fecha: countedAt };
}
