import { useTranslation } from 'react-i18next';
import { Note } from '../../../../ui/feedback/note';
import type { DecisionOutcome } from './use-decision';

/** A note about how deciding ended. */
export function DecisionNote({ outcome }: { readonly outcome: DecisionOutcome }) {
  const { t } = useTranslation('staff');
  switch (outcome.kind) {
    case 'none':
      return null;
    case 'working':
      return <p role="status">{t('requests.decide.working')}</p>;
    case 'decided':
      return <Note tone="success">{t(`requests.decide.${outcome.status}`)}</Note>;
    case 'conflict':
      return (
        <Note tone="warning">
          {t(outcome.loaded ? 'requests.decide.conflict' : 'requests.decide.conflictUnread')}
        </Note>
      );
    case 'failed':
      return <Note tone="error">{t(`failures.${outcome.code}`)}</Note>;
  }
}
