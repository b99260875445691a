import type { RefusedStatus, Undelivered } from '../domain/core/refused-status';
import { STORED_OUTCOME } from './bank-outcome';
import { readQueue, STORED_QUEUE } from './core-events';
import { type RecordFields, reader } from './fields';
import type { Moments } from './moments';

/** `rechazo` as stored. */
const STORED_WHY: Readonly<Record<RefusedStatus['why'], string>> = {
  unnamed: 'sinEvento',
  unknown: 'otroEvento',
  code: 'codigo',
};

/** `eventos/{id}` of a status that was refused, as written; it stands among what was not delivered. */
export const refusedStatusRecord = (
  { why, status, at: toldAt, code }: Omit<RefusedStatus, 'id'>,
  expires: Date,
  at: Moments['at'],
) => ({
  estado: STORED_QUEUE.undelivered,
  rechazo: STORED_WHY[why],
  dijo: STORED_OUTCOME[status],
  fecha: at(toldAt),
  expira: at(expires),
  ...(code !== undefined && { codigo: code }),
});

/** Whether a document of `eventos` is a status that was refused, and no queue of events. */
export const isRefusedStatus = (data: RecordFields): boolean => data.rechazo !== undefined;

/** Such a document as read. Throws a `RecordError` naming a field that is not as specified. */
function readRefusedStatus(id: string, data: RecordFields): RefusedStatus {
  const fields = reader(data, `eventos/${id}`);
  return {
    id,
    why: fields.word('rechazo', STORED_WHY),
    status: fields.word('dijo', STORED_OUTCOME),
    at: fields.date('fecha'),
    ...(fields.has('codigo') && { code: fields.text('codigo') }),
  };
}

/** What was not delivered, by documents of `eventos`. */
export function undeliveredOf(
  documents: readonly (readonly [id: string, data: RecordFields])[],
): Undelivered {
  const of = (areRefused: boolean) =>
    documents.filter(([, data]) => isRefusedStatus(data) === areRefused);
  return {
    queues: of(false).map(([id, data]) => readQueue(id, data)),
    statuses: of(true).map(([id, data]) => readRefusedStatus(id, data)),
  };
}
