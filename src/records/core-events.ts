import type { CoreEventState, CoreEventType } from '../domain/core/core-event';
import type { EventQueue, QueuedEvent, QueueState } from '../domain/core/event-queue';
import { type Description, readAs, writeAs } from './codec';
import { type RecordFields, reader } from './fields';
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

const TIMES: Description<QueuedEvent['times']> = {
  sent: ['date?', 'enviada'],
  decided: ['date?', 'decidida'],
  until: ['date?', 'hasta'],
  reopened: ['date?', 'reabierta'],
  withdrawn: ['date?', 'retirada'],
  unanswered: ['date?', 'sinRespuesta'],
  lapsed: ['date?', 'caducada'],
  erased: ['date?', 'borrada'],
  opened: ['date?', 'abierto'],
  answerBy: ['date?', 'plazo'],
  answered: ['date?', 'respondido'],
};

const EVENT: Description<QueuedEvent> = {
  id: ['text', 'id'],
  type: ['word', 'tipo', STORED_TYPE],
  at: ['date', 'fecha'],
  state: ['word', 'estado', STORED_STATE],
  code: ['text?', 'codigo'],
  complaint: ['text?', 'reclamo'],
  gameId: ['text?', 'juego'],
  value: ['number?', 'valor'],
  valueSent: ['number?', 'valorEnviado'],
  mostLent: ['number?', 'monto'],
  times: ['map', 'tiempos', TIMES],
  deliveredAt: ['date?', 'entregado'],
};

const QUEUE: Description<Omit<EventQueue, 'subject'>> = {
  state: ['word', 'estado', STORED_QUEUE],
  events: ['maps', 'eventos', EVENT],
  attempts: ['number', 'intentos'],
  resends: ['number', 'reenvios'],
  nextAt: ['date?', 'proximo'],
  triedSince: ['date?', 'desde'],
  error: ['text?', 'error'],
  heldUntil: ['date?', 'reserva'],
};

/** `eventos/{subject}` as written; `expires` once everything in it has arrived. */
export const queueRecord = (queue: EventQueue, expires: Date | undefined, at: Moments['at']) => ({
  ...writeAs(QUEUE, queue, at),
  ...(expires && { expira: at(expires) }),
});

/** `eventos/{subject}` as read. Throws a `RecordError` naming a field that is not as specified. */
export const readQueue = (subject: string, data: RecordFields): EventQueue => ({
  subject,
  ...readAs(QUEUE, reader(data, `eventos/${subject}`)),
});
