import { useTranslation } from 'react-i18next';
import { isUnclear } from '../../../../data/errors';
import { Note } from '../../../../ui/feedback/note';
import type { PublishOutcome } from './use-publish';

/** Says how publishing ended. */
export function PublishOutcomeNote({
  outcome,
  game,
}: {
  readonly outcome: PublishOutcome;
  readonly game: string;
}) {
  const { t } = useTranslation('staff');
  switch (outcome.kind) {
    case 'none':
    case 'working':
      return null;
    case 'published': {
      const { version } = outcome;
      return <Note tone="success">{t('rates.publish.done', { version, game })}</Note>;
    }
    case 'conflict':
      return (
        <Note tone="warning">
          {t(outcome.isShown ? 'rates.publish.conflict' : 'rates.publish.conflictUnread')}
        </Note>
      );
    case 'failed': {
      const { code } = outcome;
      if (code === 'denied') return <Note tone="error">{t('rates.publish.denied')}</Note>;
      return (
        <Note tone="error">
          <p>{t(`failures.${code}`)}</p>
          {isUnclear(code) && <p>{t('rates.publish.unclear')}</p>}
        </Note>
      );
    }
  }
}
