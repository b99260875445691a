import { useTranslation } from 'react-i18next';
import { brand } from '../../../config/brand';
import type { AuditFilter } from '../../../domain/audit';
import { ExportButton } from '../export/export-button';
import { type ColumnOf, withUnreadable } from '../export/export-rows';
import type { AuditQuery } from './audit-filters';
import { detailText, whatText, whoText } from './audit-words';
import { type NamedRecord, readAudit } from './read-audit';

/** Downloads all entries that match the filter. */
export function AuditExport({
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
