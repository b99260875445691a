import { useTranslation } from 'react-i18next';
import { Note } from '../../../../ui/feedback/note';
import type { DecisionOutcome } from './use-decision';

const DONE = {
  approved: 'requests.decide.approved',
  declined: 'requests.decide.declined',
  information: 'requests.decide.asked',
  proposed: 'requests.cases.confirm.done',
} as const;

/** A note about how deciding or asking ended. */
export function DecisionNote({ outcome }: { readonly outcome: DecisionOutcome }) {
  const { t } = useTranslation('staff');
  switch (outcome.kind) {
    case 'none':
      return null;
    case 'working':
      return <p role="status">{t('requests.decide.working')}</p>;
    case 'done':
      return (
        <Note tone="success">
          <p>{t(DONE[outcome.status])}</p>
          {outcome.closed > 0 && (
            <p>{t('requests.cases.repeatsClosed', { count: outcome.closed })}</p>
          )}
          {outcome.left > 0 && <p>{t('requests.cases.repeatsLeft', { count: outcome.left })}</p>}
        </Note>
      );
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
