import { Timestamp } from 'firebase-admin/firestore';
import { SYSTEM_AUTHOR } from '../../src/domain/audit';
import { CLAIM_MINUTES } from '../../src/domain/request/case';
import { MINUTE_MS } from '../../src/domain/time';
import { decisionSuffix } from '../../src/records/mail';
import { BY_VISITOR } from '../../src/records/request/words';
import { pick, type Random } from './random';
import type { SeedDocument, SeedRequest } from './requests';

/** Fractions of the open requests that a colleague has taken, and that have a note. */
const TAKEN = 0.05;
const NOTED = 0.1;

const NOTES = [
  'Llamé dos veces y no contestó. Vuelvo a llamar en la tarde.',
  'El historial está limpio. Falta ver los ingresos.',
  'Dice que la cuenta es de su hermano: conviene preguntar por el usuario.',
];

/** The facts of a request that its casework follows from. */
interface Life {
  readonly id: string;
  readonly estadoCredito: string;
  readonly registro: Timestamp;
  readonly cierre?: { readonly fecha: Timestamp };
}

function entry(id: string, accion: string, uid: string, autor: string, fecha: Timestamp) {
  const data = { autor, fecha, accion, sobre: `users/${uid}`, caso: uid };
  return { path: `auditoria/${id}`, data };
}

function* claim(uid: string, autor: string, now: number): Generator<SeedDocument> {
  const since = now - 3 * MINUTE_MS;
  const desde = Timestamp.fromMillis(since);
  const hasta = Timestamp.fromMillis(since + CLAIM_MINUTES * MINUTE_MS);
  yield { path: `tomas/${uid}`, data: { autor, desde, hasta, veces: 1 } };
  yield entry(`toma_${uid}_1`, 'tomar', uid, autor, desde);
}

/**
 * The staff's work on these requests: case files, audit entries of decisions and proposals, and
 * claims and notes by colleagues on a few open ones. `now` in milliseconds since the epoch,
 * colleagues by uid.
 */
export function* casework(
  random: Random,
  requests: Iterable<SeedRequest>,
  now: number,
  colleagues: readonly string[],
): Generator<SeedDocument> {
  for (const { data, file } of requests) {
    const { id, estadoCredito, registro, cierre } = data as unknown as Life;
    const { decision, propuesta, preguntas, reversion } = file;
    if (Object.keys(file).length > 0) yield { path: `expedientes/${id}`, data: { ...file } };
    const asked = Object.keys(preguntas ?? {}).length;
    if (propuesta)
      yield entry(`propuesta_${id}_${asked}`, 'proponer', id, propuesta.autor, propuesta.fecha);
    const taken = [
      ...(reversion?.fin ? [reversion.decision] : []),
      ...(decision ? [decision] : []),
    ];
    for (const [place, { autor, fecha }] of taken.entries())
      yield entry(`decision_${id}${decisionSuffix(place + 1)}`, 'decidir', id, autor, fecha);
    if (cierre) yield entry(`cierre_${id}`, 'cerrar', id, SYSTEM_AUTHOR, cierre.fecha);
    // What its visitor asked for has no entry.
    if (reversion && reversion.autor !== BY_VISITOR) {
      const { autor, fecha, numero, fin } = reversion;
      yield entry(`deshacer_${id}_${numero}`, 'proponer-deshacer', id, autor, fecha);
      if (fin) yield entry(`deshecha_${id}_${numero}`, 'deshacer', id, fin.autor, fin.fecha);
    }
    if (!['pendiente', 'informacion'].includes(estadoCredito)) continue;
    const autor = pick(
      random,
      colleagues.filter((one) => !file.participaron?.includes(one)),
    );
    if (random() < TAKEN) yield* claim(id, autor, now);
    if (random() < NOTED) {
      const fecha = Timestamp.fromMillis((registro.toMillis() + now) / 2);
      yield entry(`abrir_${id.slice(0, 20).padEnd(20, '0')}`, 'abrir', id, autor, fecha);
      yield { path: `notas/${id}/lista/first`, data: { autor, fecha, texto: pick(random, NOTES) } };
    }
  }
}
