import { useCallback, useId, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { bankNow } from '../../../browser/bank-clock';
import { brand } from '../../../config/brand';
import type { StaffBackend } from '../../../data/staff/backend';
import type { AuditFilter } from '../../../domain/audit';
import { TextButton } from '../../../ui/button/text-button';
import { fileColumns } from '../list/columns';
import { DataList } from '../list/data-list';
import { DataTable } from '../list/data-table';
import { EmptyList } from '../list/empty-list';
import { ExportButton } from '../list/export/export-button';
import { withUnreadable } from '../list/export/export-rows';
import { usePages } from '../list/use-pages';
import { useKept } from '../session/use-kept';
import { useStaffRead } from '../session/use-staff';
import { useAuditColumns } from './audit-columns';
import { isAuditDay } from './audit-day';
import { AuditFilters, type AuditQuery, NO_FILTER } from './audit-filters';
import styles from './audit-log.module.css';
import { readAudit } from './read-audit';

/** Downloads all entries that match the filter. */
function AuditExport({
  query,
  filter,
}: {
  readonly query: AuditQuery;
  readonly filter: AuditFilter;
}) {
  const { t } = useTranslation('staff');
  const parts = [
    query.author && 'persona',
    query.act && `accion=${query.act}`,
    query.day && `dia=${query.day}`,
  ].filter((part) => part !== '');
  return (
    <ExportButton
      label={t('audit.export')}
      fileName={`${brand.product} - Auditoria.xlsx`}
      sheet={t('audit.title')}
      columns={withUnreadable(fileColumns(useAuditColumns()), (id) => [
        '',
        '',
        t('unreadable', { path: `auditoria/${id}` }),
      ])}
      total={undefined}
      audited={{ list: 'audit', filter: parts.join(', ') }}
      readPage={(staff, size, after) => readAudit(staff, filter, size, after)}
    />
  );
}

const PAGE_SIZE = 50;

const NO_ENTRIES = { rows: [], next: undefined };

/** The filters that name nobody. */
const NO_ACT: Omit<AuditQuery, 'author'> = { act: NO_FILTER.act, day: NO_FILTER.day };

/** The entries of the audit, newest first, filtered by person, act and day. */
export function AuditLog() {
  const { t } = useTranslation('staff');
  const [author, setAuthor] = useKept('audit.person', NO_FILTER.author);
  const [{ act, day }, setFilter] = useKept('audit.filter', NO_ACT);
  const filter = useMemo(
    (): AuditFilter => ({
      author: author === '' ? undefined : author,
      act: act === '' ? undefined : act,
      day: day === '' ? undefined : day,
    }),
    [author, act, day],
  );
  function choose({ author, ...rest }: AuditQuery) {
    setAuthor(author);
    setFilter(rest);
  }
  const noDayId = useId();
  const isNoDay = day !== '' && !isAuditDay(day, bankNow());
  // Without its names the filter by person is empty, and the audit can be read all the same.
  const { remote: members } = useStaffRead('staffMembers');
  const pages = usePages(
    useCallback(
      async (staff: StaffBackend, after?: unknown) =>
        isNoDay ? NO_ENTRIES : readAudit(staff, filter, PAGE_SIZE, after),
      [filter, isNoDay],
    ),
  );
  const columns = useAuditColumns();

  return (
    <>
      <AuditFilters
        query={{ author, act, day }}
        members={members.status === 'ready' ? members.data : []}
        dayProblemId={isNoDay ? noDayId : undefined}
        onChange={choose}
      />
      <DataList
        pages={pages}
        list="audit"
        total={undefined}
        empty={
          author + act + day === '' ? (
            <EmptyList>{t('audit.empty')}</EmptyList>
          ) : (
            <EmptyList>
              <p id={noDayId}>{t(isNoDay ? 'audit.noDay' : 'audit.emptyFiltered')}</p>
              <TextButton onClick={() => choose(NO_FILTER)}>{t('audit.filters.clear')}</TextButton>
            </EmptyList>
          )
        }
        download={<AuditExport query={{ author, act, day }} filter={filter} />}
      >
        {(rows) => (
          <DataTable
            label={t('audit.list')}
            className={styles.auditTable}
            columns={columns}
            rows={rows}
            busy={pages.refreshing}
            unreadable={{ path: 'auditoria', text: () => t('audit.unreadable') }}
          />
        )}
      </DataList>
    </>
  );
}
