import { useTranslation } from 'react-i18next';
import { ColumnHeading, Table } from '../../../../ui/data/table';
import { ImportTableRow } from './import-row';
import type { CheckedRow } from './import-rows';
import styles from './import-table.module.css';

/** The rows of a file: the change of each, or its problem. */
export function ImportTable({
  label,
  rows,
  disabled,
  onInclude,
}: {
  readonly label: string;
  readonly rows: readonly CheckedRow[];
  readonly disabled: boolean;
  readonly onInclude: (lines: readonly number[], included: boolean) => void;
}) {
  const { t } = useTranslation('staff');
  return (
    <Table className={styles.table} aria-label={label}>
      <thead>
        <tr>
          <ColumnHeading>{t('valueImport.table.row')}</ColumnHeading>
          <ColumnHeading>{t('game')}</ColumnHeading>
          <ColumnHeading kind="figure">{t('valueImport.table.change')}</ColumnHeading>
          <ColumnHeading>{t('valueImport.table.percent')}</ColumnHeading>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <ImportTableRow
            key={row.line}
            row={row}
            disabled={disabled}
            onInclude={(included) => onInclude([row.line], included)}
          />
        ))}
      </tbody>
    </Table>
  );
}
