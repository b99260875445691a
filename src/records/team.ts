import type { MemberWeek } from '../domain/summary/team';
import { type RecordFields, reader } from './fields';

/** `equipo/{week}`, by the week's Monday; a function writes it. */
export const teamPath = (week: string) => `equipo/${week}`;

/** `equipo/{week}` as read. Throws a `RecordError` naming a field that is not as specified. */
export function readTeamWeek(week: string, data: RecordFields): MemberWeek[] {
  const members = reader(data, teamPath(week)).part('miembros');
  return Object.keys(data.miembros as object).map((uid) => {
    const fields = members.part(uid);
    return {
      uid,
      taken: fields.number('tomadas'),
      decided: fields.number('decididas'),
      medianMinutes: fields.has('minutos') ? fields.number('minutos') : undefined,
      reversed: fields.number('deshechas'),
      questions: fields.number('preguntas'),
    };
  });
}

/** `equipo/{week}` as written. */
export function teamRecord(members: readonly MemberWeek[], now: unknown) {
  const miembros = members.map(({ uid, taken, decided, medianMinutes, reversed, questions }) => [
    uid,
    {
      tomadas: taken,
      decididas: decided,
      deshechas: reversed,
      preguntas: questions,
      ...(medianMinutes !== undefined && { minutos: medianMinutes }),
    },
  ]);
  return { miembros: Object.fromEntries(miembros), fecha: now };
}
