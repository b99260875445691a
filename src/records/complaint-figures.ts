import type { ComplaintFigures } from '../domain/complaint/figures';
import { type RecordFields, reader } from './fields';

/** The document with the figures of closed complaints. */
export const COMPLAINT_FIGURES = 'cifras/reclamos';

/** `cifras/reclamos` as read; undefined before the first answer. */
export function readClosedFigures(
  data: RecordFields | undefined,
): Pick<ComplaintFigures, 'upheld' | 'rejected' | 'days'> {
  if (data === undefined) return { upheld: 0, rejected: 0, days: {} };
  const fields = reader(data, COMPLAINT_FIGURES);
  const { conRazon = 0, sinRazon = 0 } = fields.numbers('respuestas');
  return { upheld: conRazon, rejected: sinRazon, days: fields.numbers('dias') };
}
