import { useTranslation } from 'react-i18next';
import { closedAt, type LoanRequest } from '../../../../domain/request/loan-request';
import { stateOf } from '../../../../domain/request/request-state';
import { isOpen } from '../../../../domain/request/states';
import { formatDate } from '../../../../i18n/format';
import { useLanguage } from '../../../../i18n/use-language';
import { Icon } from '../../../../ui/art/icon';
import { useUndoWords } from '../../casework/undo/undo-words';
import { timeLeft } from '../time-left';
import { TimeLeftBar } from '../time-left-bar';
import styles from './row-status.module.css';

/** The time left for an open request; what became of a closed one. */
export function RowStatus({ request, now }: { readonly request: LoanRequest; readonly now: Date }) {
  const { t } = useTranslation('staff');
  const { language } = useLanguage();
  const { status, undoing, atBank } = request;
  const undoWords = useUndoWords();
  if (isOpen(status))
    return <TimeLeftBar left={timeLeft(request, now)} waits={status === 'information'} />;
  // A proposal to undo the decision matters more than the decision, which may not last.
  if (undoing)
    return (
      <span className={styles.status} data-status="undoing">
        <Icon name="alert" />
        {t('undo')}
        <small>{undoWords(undoing.to)}</small>
      </span>
    );
  const closed = atBank?.at ?? closedAt(request);
  return (
    <span className={styles.status} data-status={status}>
      <Icon name={status === 'approved' && atBank?.kind !== 'cancelled' ? 'check' : 'close'} />
      {t(`requests.one.${stateOf(request)}`)}
      {closed && <small>{formatDate(closed, 'shortMoment', language)}</small>}
    </span>
  );
}
