import { caseAuditEntry } from '../../../../src/records/audit.ts';
import { undoEndEntryId, undoEndRecord } from '../../../../src/records/undo.ts';
import type { Write } from '../write.ts';
import type { Case } from './case.ts';

/** The entry of the audit that a proposal to undo ended; nobody of staff ended it. */
export function undoEndEntry(id: string, number: number, author: string, now: Date): Write {
  const entry = caseAuditEntry(undoEndEntryId(id, number), 'no-deshacer', id, author, now);
  return { create: `auditoria/${entry.id}`, fields: entry.data };
}

/** The writes that end a waiting proposal to undo a decision, because that ended; none if none waits. */
export function endUndo({ request: { id, undoing } }: Case, author: string, now: Date): Write[] {
  if (!undoing) return [];
  const fin = undoEndRecord(author, now, false);
  return [
    { merge: `expedientes/${id}`, fields: { reversion: { fin } } },
    undoEndEntry(id, undoing.number, author, now),
  ];
}
