import {
  CORE_MOMENTS,
  type CoreEventState,
  type CoreEventType,
  type CoreMoment,
} from '../domain/core/core-event';
import type { EventQueue, QueuedEvent, QueueState } from '../domain/core/event-queue';
import { isMap, RecordError, type RecordFields, reader } from './fields';
import type { Moments } from './moments';

const STORED_TYPE: Readonly<Record<CoreEventType, string>> = {
  'request.sent': 'solicitudEnviada',
  'request.decided': 'solicitudDecidida',
  'request.reopened': 'solicitudReabierta',
  'request.withdrawn': 'solicitudRetirada',
  'request.unanswered': 'solicitudSinRespuesta',
  'request.lapsed': 'solicitudCaducada',
  'request.erased': 'solicitudBorrada',
  'complaint.opened': 'reclamoAbierto',
  'complaint.answered': 'reclamoRespondido',
  'complaint.withdrawn': 'reclamoRetirado',
};

const STORED_STATE: Readonly<Record<CoreEventState, string>> = {
  pending: 'pendiente',
  approved: 'aprobado',
  declined: 'rechazado',
  withdrawn: 'retirado',
  unanswered: 'sinRespuesta',
  lapsed: 'caducado',
  erased: 'borrado',
  open: 'abierto',
  answered: 'respondido',
};

const STORED_MOMENT: Readonly<Record<CoreMoment, string>> = {
  sent: 'enviada',
  decided: 'decidida',
  until: 'hasta',
  reopened: 'reabierta',
  withdrawn: 'retirada',
  unanswered: 'sinRespuesta',
  lapsed: 'caducada',
  erased: 'borrada',
  opened: 'abierto',
  answerBy: 'plazo',
  answered: 'respondido',
};

/** `estado` of a queue as stored. */
export const STORED_QUEUE: Readonly<Record<QueueState, string>> = {
  waiting: 'pendiente',
  delivered: 'entregado',
  undelivered: 'sinEntregar',
};

/** What an administrator changes to have a queue sent again; its 24 hours begin anew. */
export const resendRecord = (times: number, now: unknown, gone: unknown) => ({
  estado: STORED_QUEUE.waiting,
  proximo: now,
  desde: gone,
  reenvios: times,
});

function eventRecord(event: QueuedEvent, at: Moments['at']) {
  const {
    id,
    type,
    at: moment,
    state,
    code,
    complaint,
    gameId,
    value,
    valueSent,
    mostLent,
    deliveredAt,
  } = event;
  const times = Object.entries(event.times).map(([name, time]) => [
    STORED_MOMENT[name as CoreMoment],
    at(time),
  ]);
  return {
    id,
    tipo: STORED_TYPE[type],
    fecha: at(moment),
    estado: STORED_STATE[state],
    ...(code !== undefined && { codigo: code }),
    ...(complaint !== undefined && { reclamo: complaint }),
    ...(gameId !== undefined && { juego: gameId }),
    ...(value !== undefined && { valor: value }),
    ...(valueSent !== undefined && { valorEnviado: valueSent }),
    ...(mostLent !== undefined && { monto: mostLent }),
    tiempos: Object.fromEntries(times),
    ...(deliveredAt && { entregado: at(deliveredAt) }),
  };
}

/** `eventos/{subject}` as written; `expires` once everything in it has arrived. */
export function queueRecord(queue: EventQueue, expires: Date | undefined, at: Moments['at']) {
  const { state, events, nextAt, triedSince, attempts, error, heldUntil, resends } = queue;
  return {
    estado: STORED_QUEUE[state],
    eventos: events.map((event) => eventRecord(event, at)),
    intentos: attempts,
    reenvios: resends,
    ...(nextAt && { proximo: at(nextAt) }),
    ...(triedSince && { desde: at(triedSince) }),
    ...(error !== undefined && { error }),
    ...(heldUntil && { reserva: at(heldUntil) }),
    ...(expires && { expira: at(expires) }),
  };
}

function keyOf<Key extends string>(
  stored: string,
  names: Readonly<Record<Key, string>>,
  where: string,
): Key {
  const key = (Object.keys(names) as Key[]).find((each) => names[each] === stored);
  if (key === undefined) throw new RecordError(`${where}: ${stored}`);
  return key;
}

function readEvent(data: unknown, where: string): QueuedEvent {
  if (!isMap(data)) throw new RecordError(where);
  const fields = reader(data, where);
  const moments = fields.part('tiempos');
  const times = CORE_MOMENTS.filter((name) => moments.has(STORED_MOMENT[name])).map((name) => [
    name,
    moments.date(STORED_MOMENT[name]),
  ]);
  return {
    id: fields.text('id'),
    type: keyOf(fields.text('tipo'), STORED_TYPE, where),
    at: fields.date('fecha'),
    state: keyOf(fields.text('estado'), STORED_STATE, where),
    ...(fields.has('codigo') && { code: fields.text('codigo') }),
    ...(fields.has('reclamo') && { complaint: fields.text('reclamo') }),
    ...(fields.has('juego') && { gameId: fields.text('juego') }),
    ...(fields.has('valor') && { value: fields.number('valor') }),
    ...(fields.has('valorEnviado') && { valueSent: fields.number('valorEnviado') }),
    ...(fields.has('monto') && { mostLent: fields.number('monto') }),
    times: Object.fromEntries(times),
    ...(fields.has('entregado') && { deliveredAt: fields.date('entregado') }),
  };
}

/** `eventos/{subject}` as read. Throws a `RecordError` naming a field that is not as specified. */
export function readQueue(subject: string, data: RecordFields): EventQueue {
  const where = `eventos/${subject}`;
  const fields = reader(data, where);
  const events: unknown = data.eventos;
  if (!Array.isArray(events)) throw new RecordError(`${where}: eventos`);
  return {
    subject,
    state: keyOf(fields.text('estado'), STORED_QUEUE, where),
    events: events.map((event) => readEvent(event, where)),
    attempts: fields.number('intentos'),
    resends: fields.number('reenvios'),
    ...(fields.has('proximo') && { nextAt: fields.date('proximo') }),
    ...(fields.has('desde') && { triedSince: fields.date('desde') }),
    ...(fields.has('error') && { error: fields.text('error') }),
    ...(fields.has('reserva') && { heldUntil: fields.date('reserva') }),
  };
}
