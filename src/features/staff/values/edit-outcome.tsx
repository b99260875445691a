import { useTranslation } from 'react-i18next';
import { errorCode } from '../../../data/errors';
import { Note } from '../../../ui/feedback/note';
import { wholeDollars } from './dollars';
import type { EditOutcome } from './use-value-form';

/** Says how sending a value ended. */
export function EditOutcomeNote({
  outcome: { submission, saved, theirs },
  game,
}: {
  readonly outcome: EditOutcome;
  readonly game: string;
}) {
  const { t } = useTranslation('staff');
  if (submission.status === 'failed') {
    const code = errorCode(submission.error);
    if (code !== 'conflict') return <Note tone="error">{t(`failures.${code}`)}</Note>;
    return (
      <Note tone="warning">
        {theirs === undefined
          ? t('values.conflictUnread')
          : t('values.conflict', { value: wholeDollars(theirs) })}
      </Note>
    );
  }
  if (saved === undefined) return null;
  return <Note tone="success">{t('values.saved', { game, value: wholeDollars(saved) })}</Note>;
}
