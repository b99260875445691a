import { useTranslation } from 'react-i18next';
import { importLimits } from '../../../../config/import-limits';
import { currentValue, type MarketGame } from '../../../../domain/market/market-value';
import { valueImport as english } from '../../../../i18n/en/staff/values/import';
import { valueImport as spanish } from '../../../../i18n/es/staff/values/import';
import { formatNumber } from '../../../../i18n/format';
import { useTabCopy } from '../../../../i18n/use-language';
import { type ButtonLook, buttonClass } from '../../../../ui/button/button';
import { Note } from '../../../../ui/feedback/note';
import { ExportButton } from '../../list/export/export-button';
import { ImportForm } from './import-form';
import { ImportResultNote } from './import-result';
import type { CheckedRow } from './import-rows';
import styles from './import-section.module.css';
import { ImportTable } from './import-table';
import { type ChosenFile, useFile } from './use-file';
import { useImport } from './use-import';

/** The endings and kinds of files that the browser offers. */
const ACCEPTED =
  '.xlsx,.csv,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Asks the browser for a file. The same file can be chosen again, as after it was corrected. */
function FileButton({
  isOther,
  disabled,
  onChoose,
}: {
  /** There is a file already, and the main button is that of its form. */
  readonly isOther: boolean;
  readonly disabled: boolean;
  readonly onChoose: (file: File) => void;
}) {
  const { t } = useTranslation('staff');
  return (
    <label
      className={isOther ? styles.otherFile : buttonClass(styles.fileButton)}
      data-look={disabled ? 'off' : 'main'}
    >
      <input
        type="file"
        name="archivo"
        className="visually-hidden"
        accept={ACCEPTED}
        disabled={disabled}
        onChange={({ target }) => {
          const file = target.files?.[0];
          target.value = '';
          if (file) onChoose(file);
        }}
      />
      {t(isOther ? 'valueImport.chooseOther' : 'valueImport.choose')}
    </label>
  );
}

/** Says that a file is being read, or why it gave no rows. */
function FileNote({ file }: { readonly file: ChosenFile }) {
  const { t } = useTranslation('staff');
  if (file.kind === 'reading')
    return <Note tone="info">{t('valueImport.reading', { file: file.name })}</Note>;
  if (file.kind !== 'failed') return null;
  const { fileBytes, unpackedBytes, rowCount, columnCount, readingMs } = importLimits;
  const details = {
    file: file.name,
    megabytes: formatNumber(fileBytes / 1_000_000),
    unpackedMegabytes: formatNumber(unpackedBytes / 1_000_000),
    rows: formatNumber(rowCount),
    columns: formatNumber(columnCount),
    seconds: formatNumber(readingMs / 1000),
  };
  return <Note tone="error">{t(`valueImport.file.${file.why}`, details)}</Note>;
}

/** Downloads a file to fill in: every game with its present value. */
function TemplateButton({
  games,
  look,
}: {
  readonly games: readonly MarketGame[];
  readonly look: ButtonLook;
}) {
  const { t } = useTranslation('staff');
  return (
    <ExportButton<MarketGame>
      label={t('valueImport.template')}
      look={look}
      fileName={t('valueImport.templateFile')}
      sheet={t('valueImport.templateSheet')}
      columns={[
        { header: t('game'), kind: 'text', width: 28, cell: ({ name }) => name },
        {
          header: t('valueImport.valueColumn'),
          kind: 'cents',
          width: 14,
          cell: ({ values }) => {
            const value = currentValue(values);
            return value === undefined ? undefined : value * 100;
          },
        },
      ]}
      total={games.length}
      audited={undefined}
      readPage={async () => ({ rows: games, next: undefined })}
    />
  );
}

/** How many rows a file has, and what becomes of them. */
function Summary({ rows }: { readonly rows: readonly CheckedRow[] }) {
  const { t } = useTranslation('staff');
  const counts = {
    change: rows.filter(({ included, problem }) => included && !problem).length,
    same: rows.filter(({ included, problem }) => !included && problem === 'unchanged').length,
    out: rows.filter(({ included, problem }) => !included && problem !== 'unchanged').length,
    wrong: rows.filter(({ included, problem }) => included && problem).length,
  };
  const parts = (['change', 'same', 'out', 'wrong'] as const)
    .filter((part) => counts[part] > 0)
    .map((part) => countedText(`valueImport.summary.${part}`, counts[part]));
  function countedText(
    key: 'valueImport.summary.rows' | `valueImport.summary.${keyof typeof counts}`,
    count: number,
  ) {
    return t(key, { count, number: formatNumber(count) });
  }
  return (
    <>
      {countedText('valueImport.summary.rows', rows.length)}: {parts.join(', ')}.
    </>
  );
}

const COPY = { es: { valueImport: spanish }, en: { valueImport: english } };

/** Changes many market values at once with a file: what it would change, its reason, and sending it. */
export default function ImportSection({
  games,
  onRefresh,
}: {
  readonly games: readonly MarketGame[];
  /** Shows the games as they are now; whether they could be read. */
  readonly onRefresh: () => Promise<boolean>;
}) {
  useTabCopy(COPY);
  const { t } = useTranslation('staff');
  const { file, choose, discard, include } = useFile(games);
  const sending = useImport(onRefresh);
  const { isWorking } = sending;

  return (
    <section
      className={`panel row between gap-16 gap-x-24 ${styles.section}`}
      aria-label={t('valueImport.title')}
      data-file={file.kind === 'ready' ? 'ready' : undefined}
    >
      <div className={styles.rows}>
        <div>
          <h2 className={`title-m ${styles.title}`}>
            {file.kind === 'ready' ? file.name : t('valueImport.title')}
          </h2>
          <p className={styles.lead}>
            {file.kind === 'ready' ? <Summary rows={file.rows} /> : t('valueImport.lead')}
          </p>
        </div>
        <FileNote file={file} />
        <ImportResultNote sending={sending} games={games} />
        {file.kind === 'ready' && (
          <ImportTable
            label={t('valueImport.table.label', { file: file.name })}
            rows={file.rows}
            disabled={isWorking}
            onInclude={include}
          />
        )}
      </div>
      <div className={styles.side}>
        {file.kind === 'ready' && (
          <ImportForm
            file={file}
            isWorking={isWorking}
            onInclude={include}
            onDiscard={() => {
              sending.act.clear();
              discard();
            }}
            onSend={async (asked) => {
              const isApplied = await sending.send(asked);
              if (isApplied) discard();
              return isApplied;
            }}
          />
        )}
        <div className={styles.actions}>
          <FileButton
            isOther={file.kind !== 'none'}
            disabled={isWorking || file.kind === 'reading'}
            onChoose={(chosen) => {
              sending.act.clear();
              void choose(chosen);
            }}
          />
          <TemplateButton games={games} look={file.kind === 'none' ? 'ink' : 'line'} />
        </div>
      </div>
    </section>
  );
}
