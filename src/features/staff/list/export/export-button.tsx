import { useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { StaffBackend } from '../../../../data/staff/backend';
import { MAX_PAGE, type Page } from '../../../../data/staff/lists';
import type { ExportNote } from '../../../../domain/audit';
import { exporting as english } from '../../../../i18n/en/staff/list/export';
import { exporting as spanish } from '../../../../i18n/es/staff/list/export';
import { formatNumber } from '../../../../i18n/format';
import { useLanguage, useTabCopy } from '../../../../i18n/use-language';
import { Button, type ButtonLook } from '../../../../ui/button/button';
import { TextButton } from '../../../../ui/button/text-button';
import { Note } from '../../../../ui/feedback/note';
import { Progress } from '../../../../ui/feedback/progress';
import { useMember } from '../../session/use-member';
import { useStaff } from '../../session/use-staff';
import styles from './export-button.module.css';
import { type ColumnOf, withPlace } from './export-rows';
import { type ExportState, useExport } from './use-export';

const COPY = { es: { exporting: spanish }, en: { exporting: english } };

/**
 * Downloads a list as a spreadsheet: every row that the filter matches, not only those shown. Lists
 * that are not public are for administrators; other members read why.
 */
export function ExportButton<Row>({
  label,
  look = 'ink',
  fileName,
  sheet,
  columns,
  total,
  audited,
  readPage,
}: {
  readonly label: string;
  readonly look?: ButtonLook;
  readonly fileName: string;
  readonly sheet: string;
  readonly columns: readonly ColumnOf<Row>[];
  /** The entry for the audit, whose filter names no person. Undefined for a public list. */
  readonly audited: Pick<ExportNote, 'list' | 'filter'> | undefined;
  /** How many rows to expect; undefined while it is not known. */
  readonly total: number | undefined;
  readonly readPage: (staff: StaffBackend, size: number, after: unknown) => Promise<Page<Row>>;
}) {
  useTabCopy(COPY);
  const { t } = useTranslation('staff');
  const { language } = useLanguage();
  const staff = useStaff();
  const { mayAdminister } = useMember();
  const { state, start, cancel } = useExport();
  const place = useFocusKept(state.kind === 'running');

  if (audited && !mayAdminister)
    return <p className={`small ${styles.closed} muted`}>{t('exporting.closed')}</p>;

  if (state.kind === 'running') {
    const done = formatNumber(state.rows);
    const all = Math.max(total ?? 0, state.rows);
    const isRead = total !== undefined && state.rows >= total;
    return (
      <div ref={place} tabIndex={-1} className={`stack gap-8 start ${styles.exportButton}`}>
        <Progress
          label={
            isRead
              ? t('exporting.writing')
              : t('exporting.reading', { count: all, done, total: formatNumber(all) })
          }
          value={state.rows}
          max={all}
        />
        <TextButton onClick={cancel}>{t('exporting.cancel')}</TextButton>
      </div>
    );
  }
  return (
    <div ref={place} tabIndex={-1} className={`stack gap-8 start ${styles.exportButton}`}>
      <Button
        look={look}
        onClick={() =>
          void start(fileName, {
            sheet,
            columns: withPlace(columns, language),
            readPage: async (after) => readPage(await staff(), MAX_PAGE, after),
            note: async (rows) => {
              if (audited) await (await staff()).noteExport({ ...audited, rows });
            },
          })
        }
      >
        {label}
      </Button>
      <ExportResult state={state} fileName={fileName} />
    </div>
  );
}

/** The pressed button goes, and so does the next: the focus stays at their place, at the end on the first. */
function useFocusKept(isRunning: boolean) {
  const place = useRef<HTMLDivElement>(null);
  const wasRunning = useRef(isRunning);
  useLayoutEffect(() => {
    if (wasRunning.current === isRunning) return;
    wasRunning.current = isRunning;
    const { body, activeElement } = document;
    if (activeElement !== body && activeElement !== place.current) return;
    if (isRunning) place.current?.focus();
    else place.current?.querySelector('button')?.focus();
  }, [isRunning]);
  return place;
}

function ExportResult({
  state,
  fileName,
}: {
  readonly state: ExportState;
  readonly fileName: string;
}) {
  const { t } = useTranslation('staff');
  switch (state.kind) {
    case 'done':
      return (
        <Note tone="success">
          {t('exporting.done', {
            count: state.rows,
            file: fileName,
            rows: formatNumber(state.rows),
          })}
        </Note>
      );
    case 'cancelled':
      return <Note tone="info">{t('exporting.cancelled')}</Note>;
    case 'broken':
      return <Note tone="error">{t('exporting.failed', { why: t('exporting.newRelease') })}</Note>;
    case 'failed':
      return (
        <Note tone="error">{t('exporting.failed', { why: t(`failures.${state.code}`) })}</Note>
      );
    default:
      return null;
  }
}
