import { useTranslation } from 'react-i18next';
import { Note } from '../../../../ui/feedback/note';
import type { SettingOutcome } from './use-text-setting';

/** What came of saving a setting. */
export function SettingResult({ outcome }: { readonly outcome: SettingOutcome }) {
  const { t } = useTranslation('staff');
  switch (outcome.kind) {
    case 'saved':
      return <Note tone="success">{t('audit.settings.saved')}</Note>;
    case 'same':
      return <Note tone="info">{t('audit.settings.same')}</Note>;
    case 'conflict':
      return (
        <Note tone="warning">
          {outcome.theirs === undefined
            ? t('audit.settings.conflictUnread')
            : t('audit.settings.conflict', {
                theirs: outcome.theirs.replaceAll('\n', ', ') || t('audit.settings.none'),
              })}
        </Note>
      );
    case 'failed':
      return (
        <Note tone="error">
          {t(outcome.code === 'timeout' ? 'audit.settings.unclear' : `failures.${outcome.code}`)}
        </Note>
      );
    default:
      return null;
  }
}
