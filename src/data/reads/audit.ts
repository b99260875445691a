import type { AuditFilter, AuditRecord } from '../../domain/audit';
import type { Undelivered } from '../../domain/core/refused-status';
import { dayStart } from '../../domain/day';
import { DAY_MS } from '../../domain/time';
import { readAuditRecord, STORED_ACT } from '../../records/audit-reading';
import { STORED_QUEUE } from '../../records/core-events';
import { undeliveredOf } from '../../records/refused-status';
import type { Listed, Page } from '../staff/lists';
import type { Condition, Query, Reading } from '../store';
import { pageOfQuery } from './lists';

/** The most undelivered events that are shown; the others follow once these were sent, or are over. */
const SHOWN = 50;

const onDay = (day: string): Condition[] => [
  ['fecha', '>=', new Date(dayStart(day))],
  ['fecha', '<', new Date(dayStart(day) + DAY_MS)],
];

/** A page of at most `size` entries of the audit, newest first. `denied`: no administrator. */
export function listAudit(
  { store }: Reading,
  { author, act, day }: AuditFilter,
  size: number,
  after?: unknown,
): Promise<Page<Listed<AuditRecord>>> {
  const ordered: Query = {
    of: 'auditoria',
    where: [
      ...(author === undefined ? [] : [['autor', '==', author] as const]),
      ...(act === undefined ? [] : [['accion', '==', STORED_ACT[act]] as const]),
      ...(day === undefined ? [] : onDay(day)),
    ],
    order: [['fecha', 'desc']],
  };
  return pageOfQuery(store, ordered, size, after, readAuditRecord);
}

/**
 * Queues of events that did not arrive within 24 hours, and statuses that were refused, at most 50
 * together. `denied`: no administrator.
 */
export async function undelivered({ store }: Reading): Promise<Undelivered> {
  const still = ['estado', '==', STORED_QUEUE.undelivered] as const;
  const found = await store.find({ of: 'eventos', where: [still] }, { limit: SHOWN });
  return undeliveredOf(found.map(({ id, data }) => [id, data] as const));
}
