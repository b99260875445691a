import { useTranslation } from 'react-i18next';
import type { RequestFilter } from '../../../../data/staff/requests';
import { TextButton } from '../../../../ui/button/text-button';
import { EmptyList } from '../../list/empty-list';
import type { RequestQuery } from '../request-query';
import { HiddenMatch } from './hidden-match';

/** Shown for an empty list: why it is empty, and the next step. */
export function NoRequests({
  filter,
  refreshing,
  onQuery,
  ...nothing
}: Parameters<typeof Nothing>[0] & {
  readonly filter: RequestFilter;
  /** The list of another filter is on its way. */
  readonly refreshing: boolean;
  readonly onQuery: (change: Partial<RequestQuery>) => void;
}) {
  if (filter.search === '' || refreshing) return <Nothing {...nothing} />;
  return (
    <HiddenMatch key={JSON.stringify(filter)} filter={filter} onQuery={onQuery}>
      <Nothing {...nothing} />
    </HiddenMatch>
  );
}

/** The queue is done, or the filters match nothing and can be cleared. */
function Nothing({
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
