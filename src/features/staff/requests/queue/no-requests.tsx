import { useTranslation } from 'react-i18next';
import { TextButton } from '../../../../ui/button/text-button';
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
      <TextButton onClick={onClear}>{t('requests.empty.clear')}</TextButton>
    </EmptyList>
  );
}
