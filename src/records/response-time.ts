import type { CountedPace } from '../domain/summary/response-time';
import { type RecordFields, reader } from './fields';

/** Where the bank's pace is stored, for everybody to read; a function writes it. */
export const PACE = 'condiciones/ritmo';

/** The bank's pace as read. Throws a `RecordError` naming a field that is not as specified. */
export function readPace(data: RecordFields): CountedPace {
  const fields = reader(data, PACE);
  return {
    people: fields.number('personas'),
    hours: fields.has('horas') ? fields.number('horas') : undefined,
    countedAt: fields.date('fecha'),
  };
}

/** The bank's pace as written. */
export function paceRecord({ people, hours, countedAt }: CountedPace) {
  return { personas: people, ...(hours !== undefined && { horas: hours }), fecha: countedAt };
}
