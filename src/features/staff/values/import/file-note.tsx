import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../../i18n/format';
import { Note } from '../../../../ui/feedback/note';
import { MOST_ROWS } from './sheet/cells';
import type { ChosenFile } from './use-file';

/** Says that a file is being read, or why it gave no rows. */
export function FileNote({ file }: { readonly file: ChosenFile }) {
  const { t } = useTranslation('staff');
  if (file.kind === 'reading')
    return <Note tone="info">{t('valueImport.reading', { file: file.name })}</Note>;
  if (file.kind !== 'failed') return null;
  const details = { file: file.name, max: formatNumber(MOST_ROWS) };
  return <Note tone="error">{t(`valueImport.file.${file.why}`, details)}</Note>;
}
