import { serverTimestamp } from 'firebase/firestore/lite';
import { VERIFICATION_HOURS } from '../domain/request/loan-request';
import { isNeed } from '../domain/request/questions';
import { readDeclineReason } from '../domain/request/reasons';
import type { Tracking } from '../domain/request/tracking';
import { type RecordFields, reader } from './fields';
import { fromStoredStatus } from './states';

const HOUR_MS = 3_600_000;

/**
 * `seguimiento/{code}` of a new request. `plazo` is the bank's time in hours from `enviada` on,
 * because only the server knows that moment.
 */
export function newTracking(gameId: string) {
  return {
    juego: gameId,
    estado: 'pendiente',
    enviada: serverTimestamp(),
    plazo: VERIFICATION_HOURS,
    actualizada: serverTimestamp(),
    motivo: null,
    necesita: null,
  };
}

/** `seguimiento/{code}` as it is read. Throws `unknown` naming a field that is not as specified. */
export function readTracking(code: string, data: RecordFields): Tracking {
  const fields = reader(data, `seguimiento/${code}`);
  const receivedAt = fields.date('enviada');
  const word = (field: string) => (data[field] === null ? '' : fields.text(field));
  const [reason, need] = [word('motivo'), word('necesita')];
  return {
    code,
    gameId: fields.text('juego'),
    status: fromStoredStatus(fields.text('estado')),
    receivedAt,
    deadline: new Date(receivedAt.getTime() + fields.number('plazo') * HOUR_MS),
    updatedAt: fields.date('actualizada'),
    reason: readDeclineReason(reason),
    need: isNeed(need) ? need : undefined,
  };
}
