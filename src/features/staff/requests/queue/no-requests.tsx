import { useTranslation } from 'react-i18next';
import type { RequestFilter } from '../../../../data/staff/requests';
import { TextButton } from '../../../../ui/button/text-button';
import { EmptyList } from '../../list/empty-list';

/** Shown for an empty list: the queue is done, or the filters match nothing and can be cleared. */
export function NoRequests({
  unfiltered,
  onClear,
}: {
  /** The state whose requests are shown without another filter. */
  readonly unfiltered: RequestFilter['status'] | undefined;
  readonly onClear: () => void;
}) {
  const { t } = useTranslation('staff');
  if (unfiltered === 'open' || unfiltered === 'confirming')
    return (
      <EmptyList>
        {t(unfiltered === 'open' ? 'requests.empty.pending' : 'requests.empty.confirming')}
      </EmptyList>
    );
  if (unfiltered === 'pending' || unfiltered === 'information' || unfiltered === 'withdrawn')
    return <EmptyList>{t(`requests.empty.${unfiltered}`)}</EmptyList>;
  return (
    <EmptyList>
      <p>{t('requests.empty.other')}</p>
      <TextButton onClick={onClear}>{t('requests.empty.clear')}</TextButton>
    </EmptyList>
  );
}
