import { useTranslation } from 'react-i18next';
import { isUnreadable, type Listed } from '../../../data/staff/lists';
import { formatDate } from '../../../i18n/format';
import { useLanguage } from '../../../i18n/use-language';
import { Cell, ColumnHeading, Table } from '../../../ui/data/table';
import { Link } from '../../../ui/link';
import { UnreadableRow } from '../list/unreadable-row';
import styles from './audit-table.module.css';
import { detailText, openLink, whatText, whoText } from './audit-words';
import type { NamedRecord } from './read-audit';

const COLUMNS = ['at', 'who', 'what', 'link'] as const;

/** The entries of the audit, each with a link if there is something to open. */
export function AuditTable({
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
        {link && <Link to={link.to}>{t(`audit.open.${link.label}`)}</Link>}
      </Cell>
    </tr>
  );
}
