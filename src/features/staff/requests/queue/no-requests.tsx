import { useTranslation } from 'react-i18next';
import { EmptyList } from '../../list/empty-list';

/** Shown for an empty list: the queue is done, or the filters match nothing and can be cleared. */
export function NoRequests({
  isQueueEmpty,
  onClear,
}: {
  readonly isQueueEmpty: boolean;
  readonly onClear: () => void;
}) {
  const { t } = useTranslation('staff');
  if (isQueueEmpty) return <EmptyList>{t('requests.empty.pending')}</EmptyList>;
  return (
    <EmptyList>
      <p>{t('requests.empty.other')}</p>
      <button type="button" className="staff-text-button" onClick={onClear}>
        {t('requests.empty.clear')}
      </button>
    </EmptyList>
  );
}
