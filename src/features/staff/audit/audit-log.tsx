import { useCallback, useId, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { bankNow } from '../../../browser/bank-clock';
import { brand } from '../../../config/brand';
import type { StaffBackend } from '../../../data/staff/backend';
import { isUnreadable, type Listed } from '../../../data/staff/lists';
import type { AuditFilter } from '../../../domain/audit';
import { formatDate } from '../../../i18n/format';
import { useLanguage } from '../../../i18n/use-language';
import { Link } from '../../../ui/button/link';
import { TextButton } from '../../../ui/button/text-button';
import { Cell, ColumnHeading, Table } from '../../../ui/data/table';
import { EmptyList } from '../list/empty-list';
import { ExportButton } from '../list/export/export-button';
import { type ColumnOf, withUnreadable } from '../list/export/export-rows';
import { ListFoot } from '../list/list-foot';
import { UnreadableRow } from '../list/unreadable-row';
import { UntilAnswered } from '../list/until-answered';
import { usePages } from '../list/use-pages';
import { Failure } from '../parts/failure';
import { SkeletonRows } from '../parts/skeleton-rows';
import { useKept } from '../session/use-kept';
import { useStaffRemote } from '../session/use-staff';
import { isAuditDay } from './audit-day';
import { AuditFilters, type AuditQuery, NO_FILTER } from './audit-filters';
import styles from './audit-log.module.css';
import { detailText, openLink, whatText, whoText } from './audit-words';
import { type NamedRecord, readAudit } from './read-audit';

const COLUMNS = ['at', 'who', 'what', 'link'] as const;

/** The entries of the audit, each with a link if there is something to open. */
function AuditTable({
  records,
  busy,
}: {
  readonly records: readonly Listed<NamedRecord>[];
  readonly busy: boolean;
}) {
  const { t } = useTranslation('staff');
  return (
    <Table className={styles.auditTable} aria-label={t('audit.list')} aria-busy={busy}>
      <thead>
        <tr>
          {COLUMNS.map((column) => (
            <ColumnHeading key={column}>{t(`audit.columns.${column}`)}</ColumnHeading>
          ))}
        </tr>
      </thead>
      <tbody>
        {records.map((record) =>
          isUnreadable(record) ? (
            <UnreadableRow key={record.id} columns={COLUMNS.length} path={`auditoria/${record.id}`}>
              {t('audit.unreadable')}
            </UnreadableRow>
          ) : (
            <AuditRow key={record.id} record={record} />
          ),
        )}
      </tbody>
    </Table>
  );
}

function AuditRow({ record }: { readonly record: NamedRecord }) {
  const { t } = useTranslation('staff');
  const { language } = useLanguage();
  const link = openLink(record.subject);
  const detail = detailText(record, t);
  return (
    <tr>
      <Cell className={`${styles.at} number`}>{formatDate(record.at, 'fullMoment', language)}</Cell>
      <Cell kind="typed" className={styles.who}>
        {whoText(record, t)}
      </Cell>
      <Cell kind="typed" className={styles.what}>
        {whatText(record, t)}
        {detail && <small className="muted">{detail}</small>}
      </Cell>
      <Cell className={styles.link}>
        {link && (
          <Link to={link.to}>
            {t(`audit.open.${link.label}`)}
            {/* The line says it to the eye. */}
            {link.about && <span className="visually-hidden"> {link.about}</span>}
          </Link>
        )}
      </Cell>
    </tr>
  );
}

/** Downloads all entries that match the filter. */
function AuditExport({
  query,
  filter,
}: {
  readonly query: AuditQuery;
  readonly filter: AuditFilter;
}) {
  const { t } = useTranslation('staff');
  const text = (
    name: 'who' | 'what' | 'detail' | 'about' | 'id',
    width: number,
    cell: ColumnOf<NamedRecord>['cell'],
  ): ColumnOf<NamedRecord> => ({
    header: t(`audit.exportColumns.${name}`),
    kind: 'text',
    width,
    cell,
  });
  const columns: ColumnOf<NamedRecord>[] = [
    { header: t('audit.exportColumns.at'), kind: 'date', width: 18, cell: ({ at }) => at },
    text('who', 32, (record) => whoText(record, t)),
    text('what', 48, (record) => whatText(record, t)),
    text('detail', 40, (record) => detailText(record, t)),
    text('about', 32, ({ subject }) => ('id' in subject ? subject.id : '')),
    text('id', 32, ({ id }) => id),
  ];
  const parts = [
    query.author && 'persona',
    query.act && `accion=${query.act}`,
    query.day && `dia=${query.day}`,
  ].filter((part) => part !== '');
  return (
    <ExportButton
      label={t('audit.export')}
      fileName={`${brand.product} - Auditoria.xlsx`}
      sheet={t('audit.sheet')}
      columns={withUnreadable(columns, (id) => [
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

const readMembers = (staff: StaffBackend) => staff.staffMembers();

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
  const { remote: members } = useStaffRemote(readMembers);
  const pages = usePages(
    useCallback(
      async (staff: StaffBackend, after?: unknown) =>
        isNoDay ? NO_ENTRIES : readAudit(staff, filter, PAGE_SIZE, after),
      [filter, isNoDay],
    ),
  );
  const rows = pages.remote.status === 'ready' ? pages.remote.data : [];

  return (
    <>
      <AuditFilters
        query={{ author, act, day }}
        members={members.status === 'ready' ? members.data : []}
        dayProblemId={isNoDay ? noDayId : undefined}
        onChange={choose}
      />
      {pages.remote.status === 'loading' && <SkeletonRows />}
      {pages.remote.status === 'failed' && (
        <Failure code={pages.remote.code} onRetry={pages.reload} />
      )}
      {pages.remote.status === 'ready' && rows.length === 0 && (
        <UntilAnswered pages={pages}>
          <EmptyList>
            {author + act + day === '' ? (
              t('audit.empty')
            ) : (
              <>
                <p id={noDayId}>{t(isNoDay ? 'audit.noDay' : 'audit.emptyFiltered')}</p>
                <TextButton onClick={() => choose(NO_FILTER)}>
                  {t('audit.filters.clear')}
                </TextButton>
              </>
            )}
          </EmptyList>
        </UntilAnswered>
      )}
      {rows.length > 0 && (
        <div>
          <AuditTable records={rows} busy={pages.refreshing} />
          <ListFoot pages={pages} shown={rows.length} total={undefined} list="audit" />
          <AuditExport query={{ author, act, day }} filter={filter} />
        </div>
      )}
    </>
  );
}
