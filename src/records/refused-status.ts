import type { RefusedStatus, Undelivered } from '../domain/core/refused-status';
import { STORED_OUTCOME } from './bank-outcome';
import { type Description, readAs, writeAs } from './codec';
import { readQueue, STORED_QUEUE } from './core-events';
import { type RecordFields, reader } from './fields';
import type { Moments } from './moments';

/** `rechazo` as stored. */
const STORED_WHY: Readonly<Record<RefusedStatus['why'], string>> = {
  unnamed: 'sinEvento',
  unknown: 'otroEvento',
  code: 'codigo',
};

const REFUSED_STATUS: Description<Omit<RefusedStatus, 'id'>> = {
  why: ['word', 'rechazo', STORED_WHY],
  status: ['word', 'dijo', STORED_OUTCOME],
  at: ['date', 'fecha'],
  code: ['text?', 'codigo'],
};

/** `eventos/{id}` of a status that was refused, as written; it stands among what was not delivered. */
export const refusedStatusRecord = (
  refused: Omit<RefusedStatus, 'id'>,
  expires: Date,
  at: Moments['at'],
) => ({
  estado: STORED_QUEUE.undelivered,
  ...writeAs(REFUSED_STATUS, refused, at),
  expira: at(expires),
});

/** Whether a document of `eventos` is a status that was refused, and no queue of events. */
export const isRefusedStatus = (data: RecordFields): boolean => data.rechazo !== undefined;

/** Such a document as read. Throws a `RecordError` naming a field that is not as specified. */
const readRefusedStatus = (id: string, data: RecordFields): RefusedStatus => ({
  id,
  ...readAs(REFUSED_STATUS, reader(data, `eventos/${id}`)),
});

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
