import type { StaffBackend } from '../../../data/staff/backend';
import { isUnreadable, type Listed, type Page } from '../../../data/staff/lists';
import type { AuditFilter, AuditRecord } from '../../../domain/audit';
import { readStaffNames } from '../session/staff-names';

/** An entry with the e-mails of the people in it, if they are known. */
export interface NamedRecord extends AuditRecord {
  readonly authorName: string | undefined;
  /** Of the member whose account it is about. */
  readonly memberName: string | undefined;
}

/** A page of the audit with names. */
export async function readAudit(
  staff: StaffBackend,
  filter: AuditFilter,
  size: number,
  after?: unknown,
): Promise<Page<Listed<NamedRecord>>> {
  const page = await staff.read('listAudit', filter, size, after);
  const people = page.rows.flatMap((row) => {
    if (isUnreadable(row)) return [];
    return row.subject.kind === 'member' ? [row.author, row.subject.id] : [row.author];
  });
  const names = await readStaffNames(staff, people);
  return {
    ...page,
    rows: page.rows.map((row) =>
      isUnreadable(row)
        ? row
        : {
            ...row,
            authorName: names.get(row.author),
            memberName: row.subject.kind === 'member' ? names.get(row.subject.id) : undefined,
          },
    ),
  };
}
