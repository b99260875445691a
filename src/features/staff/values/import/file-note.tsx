import { useTranslation } from 'react-i18next';
import { importLimits } from '../../../../config/import-limits';
import { formatNumber } from '../../../../i18n/format';
import { Note } from '../../../../ui/feedback/note';
import type { ChosenFile } from './use-file';

/** Says that a file is being read, or why it gave no rows. */
export function FileNote({ file }: { readonly file: ChosenFile }) {
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
