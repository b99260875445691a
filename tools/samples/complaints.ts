import { COMPLAINT_DAYS, type Complaint } from '../../src/domain/complaint/complaint';
import { DAY_MS } from '../../src/domain/time';

/** An open complaint about a delay, made so many days ago. */
export function complaintOf(
  number: string,
  { daysAgo = 2, ...changes }: Partial<Complaint> & { readonly daysAgo?: number } = {},
): Complaint {
  return {
    number,
    kind: 'delay',
    text: 'Llamé dos veces y nadie lo miró.',
    name: `Persona ${number.slice(-4)}`,
    email: `persona.${number.slice(-4).toLowerCase()}@correo.com`,
    code: undefined,
    language: 'es',
    receivedAt: new Date(Date.now() - daysAgo * DAY_MS),
    days: COMPLAINT_DAYS,
    answer: undefined,
    ...changes,
  };
}
