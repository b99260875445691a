import { BackendError } from '../../../src/data/errors';
import type { Listed } from '../../../src/data/staff/lists';
import type {
  AuditAct,
  AuditedList,
  AuditFilter,
  AuditRecord,
  AuditSubject,
  ExportNote,
} from '../../../src/domain/audit';
import { dayKey } from '../../../src/domain/day';
import type { StaffRole } from '../../../src/domain/session';
import { readAuditRecord } from '../../../src/records/audit-reading';
import type { InMemoryDocuments } from './in-memory-documents';

/** What a staff backend in memory begins with about the audit. */
export interface StoredAudit {
  readonly audit?: readonly AuditRecord[];
  /** Ids of entries that cannot be read. */
  readonly unreadableAudit?: readonly string[];
}

/** The part of a staff backend in memory that keeps the audit, for a member with these roles. */
export function createInMemoryAudit(
  contents: StoredAudit,
  { author, roles }: { readonly author: string; readonly roles: readonly StaffRole[] },
  stage: InMemoryDocuments,
) {
  let records = [...(contents.audit ?? [])];

  stage.onWritten((path, fields) => {
    const [collection, id = ''] = path.split('/');
    if (collection === 'auditoria') records = [readAuditRecord(id, fields), ...records];
  });

  function demand(isAllowed: boolean) {
    if (!isAllowed) throw new BackendError('denied');
  }
  const demandAdmin = () => demand(roles.includes('admin'));

  function note(act: AuditAct, subject: AuditSubject, more: Partial<AuditRecord> = {}) {
    const id = `${act}${records.length}`;
    records = [{ id, author, at: new Date(), act, subject, ...more }, ...records];
  }

  return {
    demandAdmin,
    list({ author: by, act, day }: AuditFilter): Listed<AuditRecord>[] {
      demandAdmin();
      const found = records
        .filter((each) => by === undefined || each.author === by)
        .filter((each) => act === undefined || each.act === act)
        .filter(({ at }) => day === undefined || dayKey(at) === day)
        .sort((a, b) => b.at.getTime() - a.at.getTime());
      const broken = (contents.unreadableAudit ?? []).map((id) => ({
        id,
        unreadable: true as const,
      }));
      return [...found, ...broken];
    },
    noteSearch: (list: AuditedList) => note('search', { kind: 'list', list }),
    noteExport({ list, rows, filter }: ExportNote) {
      demandAdmin();
      note('export', { kind: 'list', list }, { rows, filter });
    },
  };
}
