import { useTranslation } from 'react-i18next';
import { Note } from '../../../ui/note';
import { wholeDollars } from './dollars';
import type { EditOutcome } from './use-value-form';

/** Says how sending a value ended. */
export function EditOutcomeNote({
  outcome,
  game,
}: {
  readonly outcome: EditOutcome;
  readonly game: string;
}) {
  const { t } = useTranslation('staff');
  switch (outcome.kind) {
    case 'none':
      return null;
    case 'saved':
      return (
        <Note tone="success">
          {t('values.saved', { game, value: wholeDollars(outcome.value) })}
        </Note>
      );
    case 'conflict':
      return (
        <Note tone="warning">
          {outcome.theirs === undefined
            ? t('values.conflictUnread')
            : t('values.conflict', { value: wholeDollars(outcome.theirs) })}
        </Note>
      );
    case 'failed':
      return <Note tone="error">{t(`failures.${outcome.code}`)}</Note>;
  }
}
