import { useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { StaffBackend } from '../../../data/staff/backend';
import type { AuditFilter } from '../../../domain/audit';
import { TextButton } from '../../../ui/button/text-button';
import { EmptyList } from '../list/empty-list';
import { ListFoot } from '../list/list-foot';
import { usePages } from '../list/use-pages';
import { Failure } from '../tab/failure';
import { SkeletonRows } from '../tab/skeleton-rows';
import { useStaffRemote } from '../tab/use-staff';
import { AuditExport } from './audit-export';
import { AuditFilters, type AuditQuery, NO_FILTER } from './audit-filters';
import { AuditTable } from './audit-table';
import { dayOf } from './day-text';
import { readAudit } from './read-audit';

const PAGE_SIZE = 50;

const readMembers = (staff: StaffBackend) => staff.staffMembers();

/** The entries of the audit, newest first, filtered by person, act and day. */
export function AuditLog() {
  const { t } = useTranslation('staff');
  const [query, setQuery] = useState<AuditQuery>(NO_FILTER);
  const { author, act, day } = query;
  const filter = useMemo(
    (): AuditFilter => ({
      author: author === '' ? undefined : author,
      act: act === '' ? undefined : act,
      day: dayOf(day),
    }),
    [author, act, day],
  );
  // Without its names the filter by person is empty, and the audit can be read all the same.
  const { remote: members } = useStaffRemote(readMembers);
  const pages = usePages(
    useCallback(
      (staff: StaffBackend, after?: unknown) => readAudit(staff, filter, PAGE_SIZE, after),
      [filter],
    ),
  );
  const rows = pages.remote.status === 'ready' ? pages.remote.data : [];

  return (
    <>
      <AuditFilters
        query={query}
        members={members.status === 'ready' ? members.data : []}
        onChange={setQuery}
      />
      {pages.remote.status === 'loading' && <SkeletonRows />}
      {pages.remote.status === 'failed' && (
        <Failure code={pages.remote.code} onRetry={pages.reload} />
      )}
      {pages.remote.status === 'ready' && rows.length === 0 && (
        <EmptyList>
          {query === NO_FILTER ? (
            t('audit.empty')
          ) : (
            <>
              <p>{t('audit.emptyFiltered')}</p>
              <TextButton onClick={() => setQuery(NO_FILTER)}>
                {t('audit.filters.clear')}
              </TextButton>
            </>
          )}
        </EmptyList>
      )}
      {rows.length > 0 && (
        <div>
          <AuditTable records={rows} busy={pages.refreshing} />
          <ListFoot pages={pages} shown={rows.length} total={undefined} list="audit" />
          <AuditExport query={query} filter={filter} />
        </div>
      )}
    </>
  );
}
