import type { Tracking } from '../../../domain/request/tracking';
import { type RecordFields, reader } from './record-fields';
import { fromStoredStatus } from './stored-names';

/** `seguimiento/{code}` as it is read. Throws `unknown` naming a field that is not as specified. */
export function readTracking(code: string, data: RecordFields): Tracking {
  const fields = reader(data, `seguimiento/${code}`);
  return {
    code,
    gameId: fields.text('juego'),
    status: fromStoredStatus(fields.text('estado')),
    receivedAt: fields.date('enviada'),
    deadline: fields.date('plazo'),
    updatedAt: fields.date('actualizada'),
  };
}
