import { collection, orderBy, query, Timestamp, where } from 'firebase/firestore/lite';
import type { AuditFilter, AuditRecord } from '../../../../domain/audit';
import { dayStart } from '../../../../domain/day';
import { DAY_MS } from '../../../../domain/time';
import { readAuditRecord, STORED_ACT } from '../../../../records/audit-reading';
import type { Listed, Page } from '../../../staff/lists';
import type { StaffContext } from '../../context';
import { pageOfQuery } from '../lists/paging';

/** A page of the audit, newest first; see StaffBackend.listAudit. */
export function listAudit(
  { db, caller }: StaffContext,
  { author, act, day }: AuditFilter,
  size: number,
  after: unknown,
): Promise<Page<Listed<AuditRecord>>> {
  const ordered = query(
    collection(db, 'auditoria'),
    ...(author === undefined ? [] : [where('autor', '==', author)]),
    ...(act === undefined ? [] : [where('accion', '==', STORED_ACT[act])]),
    ...(day === undefined
      ? []
      : [
          where('fecha', '>=', Timestamp.fromMillis(dayStart(day))),
          where('fecha', '<', Timestamp.fromMillis(dayStart(day) + DAY_MS)),
        ]),
    orderBy('fecha', 'desc'),
  );
  return pageOfQuery(caller, ordered, size, after, readAuditRecord);
}
